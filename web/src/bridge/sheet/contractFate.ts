// Whether a contract is made, down or open after some tricks.

/** Tricks in a board. */
const TRICKS = 13;

/** Where a contract stands. */
export interface Fate {
  /** Whether it is made, is down already, or can still become either. */
  fate: 'open' | 'made' | 'down';
  /** For declarer's side: the tricks that it still needs; once it is made or down, the over- or undertricks so far. */
  make: number;
  /** The same for the defenders: the tricks that they still need to beat it. */
  beat: number;
}

/** The fate of a contract for so many tricks, when declarer's side and the defenders have taken this many. */
export function fateOf(tricks: number, declarers: number, defenders: number): Fate {
  const over = declarers - tricks;
  const under = defenders - (TRICKS - tricks);
  if (over >= 0) return { fate: 'made', make: over, beat: over };
  if (under > 0) return { fate: 'down', make: under, beat: under };
  return { fate: 'open', make: -over, beat: 1 - under };
}
