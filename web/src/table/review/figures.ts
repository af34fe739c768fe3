// The figures of a review as they are written: signed points, costs in tricks, what to say of one card.
import type { CostView, LuckView } from '../../generated/wire';
import { i18n, number, t } from '../../lib/i18n.svelte';

/** "+430", "−50" or "0". */
export const signed = (points: number): string => (points > 0 ? '+' : '') + number(points);

/** Hundredths of a trick with one decimal: "0,4". */
export const tricks = (hundredths: number): string => number(inTricks(hundredths));

/** The same as a number, for sentences that count. */
const inTricks = (hundredths: number): number => Math.round(hundredths / 10) / 10;

/** Luck of the cards, the table's doing, and both together, for the reader's side. */
export function luckLine(luck: LuckView, sign: 1 | -1): string {
  const par = sign * luck.par;
  const score = sign * luck.score;
  return t('review-luck', { luck: signed(par), table: signed(score - par), score: signed(score) });
}

/** So little, in hundredths of a trick, is not worth naming. */
const LITTLE = 5;

/** What a card cost with its player's knowledge; `reached` says whether it has been looked at. */
export function knownCost(cost: CostView, reached: boolean): string {
  if (!reached) return t('review-known-later');
  const known = cost.known;
  if (!known) return t('review-known-only');
  const card = known.best;
  const said: string[] = [];
  if (known.bestReached > known.reached)
    said.push(
      t('review-known-chance', { card, best: known.bestReached, reached: known.reached, count: known.count }),
    );
  if (known.hundredths >= LITTLE)
    said.push(t('review-known-cost', { card, amount: inTricks(known.hundredths) }));
  return said.length > 0 ? said.join('; ') : t('review-known-right');
}

/** The contracts of par, one after the other: "4♠ = von Ost oder 4♠ = von West". */
export function parResults(results: readonly string[]): string {
  const first = results.slice(0, 2).map((result) => i18n.result(result));
  return first.join(` ${t('review-or')} `);
}
