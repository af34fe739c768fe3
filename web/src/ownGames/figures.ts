// Numbers with their uncertainty, as they are written and drawn.
import type { EstimateView } from '../generated/wire';

/** What a range is drawn on: from the least to the most that is worth showing. */
export interface Scale {
  from: number;
  to: number;
}

export const SHARES: Scale = { from: 0, to: 1 };

/** Where something lies on a scale, in hundredths of its length; what lies beyond is drawn at its end. */
export function placeOn({ from, to }: Scale, value: number): number {
  return Math.round(100 * Math.max(0, Math.min(1, (value - from) / (to - from))));
}

/** A scale with nought in its middle that holds the whole interval. */
export function around({ low, high }: EstimateView, step: number): Scale {
  const reach = Math.max(step, Math.ceil(Math.max(Math.abs(low), Math.abs(high)) / step) * step);
  return { from: -reach, to: reach };
}

/** Whether the interval leaves open on which side of nought the true value lies. */
export const mayBeChance = ({ low, high }: EstimateView): boolean => low <= 0 && high >= 0;

/** A share in whole hundredths. */
export const percent = (share: number): number => Math.round(100 * share);

/** Above, below or at nought, as far as so many digits tell. */
export function way(value: number, digits: number): 'more' | 'less' | 'even' {
  const rounded = Number(value.toFixed(digits));
  return rounded > 0 ? 'more' : rounded < 0 ? 'less' : 'even';
}

/** Whether more is to come when the server is asked to reckon on. */
export const goesOn = (found: {
  boards: number;
  reckoned: number;
  unsolved: number;
  solver: boolean;
}): boolean => found.solver && found.reckoned + found.unsolved < found.boards;
