// What decides a match, in its unit as it is written.
import type { PlanView } from '../../generated/wire';
import { number, t } from '../../lib/i18n.svelte';

export type Measure = PlanView['measure'];

/** What stands in the measure's unit: IMPs and points as they are, halves of a board as halves: "1½". */
export function earned(measure: Measure, amount: number): string {
  if (measure !== 'board-a-match') return number(amount);
  const whole = Math.floor(amount / 2);
  return amount % 2 === 0 ? number(whole) : `${whole > 0 ? number(whole) : ''}½`;
}

/** The same for sentences that count: a number, wherever it is a whole one. */
export function counted(measure: Measure, amount: number): string | number {
  if (measure !== 'board-a-match') return amount;
  return amount % 2 === 0 ? amount / 2 : earned(measure, amount);
}

/** The unit of a measure: "IMPs". */
export const unit = (measure: Measure): string => t(`teams-unit-${measure}`);
