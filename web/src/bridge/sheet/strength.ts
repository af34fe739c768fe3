// The strength of a hand in one number: figure points and those for distribution, as a system counts them.
import type { ValuationView } from '../../generated/wire';
import { t } from '../../lib/i18n.svelte';

export interface Strength {
  points: number;
  /** Whether it is another number in notrump. */
  differs: boolean;
  /** Where it counts, or why it is less. */
  aside: string;
}

/** What the hand is worth, for a contract with trumps or in notrump. */
export function strengthOf(
  { strengths }: ValuationView,
  scheme: ValuationView['countedBy'],
  notrump: boolean,
): Strength {
  const { withTrumps = 0, inNotrump = 0 } = strengths.find((each) => each.scheme === scheme) ?? {};
  const differs = withTrumps !== inNotrump;
  const aside = differs ? t(notrump ? 'valuation-notrump-only' : 'valuation-trumps-only') : '';
  return { points: notrump ? inNotrump : withTrumps, differs, aside };
}
