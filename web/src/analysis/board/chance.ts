// Shares of deals, and how sure they are.

/** By so many standard errors is a share wrong at most, nineteen times out of twenty. */
const SURE = 1.96;

/**
 * By how much the share of so many deals may be wrong, in hundredths rounded up, nineteen times out of twenty.
 *
 * Half of Wilson's interval, which does not shrink to nothing where something happened always or never.
 */
export function doubt(reached: number, count: number): number {
  if (count === 0) return 100;
  const share = reached / count;
  const square = SURE * SURE;
  const spread = Math.sqrt((share * (1 - share)) / count + square / (4 * count * count));
  return Math.ceil((100 * SURE * spread) / (1 + square / count));
}

/** A share in whole hundredths. */
export const hundredths = (reached: number, count: number): number =>
  count === 0 ? 0 : Math.round((100 * reached) / count);
