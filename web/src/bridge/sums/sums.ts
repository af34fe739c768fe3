// The same steps as Italian sheets add them up: a slam has the bonus for game in it.
import type { StepView } from '../../generated/wire';

/** What is one number on such a sheet. */
export interface Sum {
  code: string;
  points: number;
}

/** The steps by the sum that the server says they are part of, each where its first step stands. */
export function sumsOf(steps: readonly StepView[]): Sum[] {
  const found = new Map<string, number>();
  for (const { sum, points } of steps) if (sum) found.set(sum, (found.get(sum) ?? 0) + points);
  return [...found].map(([code, points]) => ({ code, points }));
}
