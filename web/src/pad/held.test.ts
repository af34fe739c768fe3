import { describe, expect, it } from 'vitest';
import type { PadView } from '../generated/wire';
import { after, wasHeard, type Unheard } from './held';

/** A robber's pad of this version, with these results. */
const pad = (version: number, results: readonly string[]): PadView =>
  ({
    version,
    form: 'robber4',
    boards: [],
    rounds: [{ entries: results.map((result) => ({ result })) }],
  }) as never;
const waiting = (result: string, seen: number): Unheard => ({ entry: { result }, seen });

describe('what waits to be written', () => {
  it('was written where the one new line is it', () => {
    expect(wasHeard(waiting('4SN=', 3), pad(4, ['4SN=']))).toBe(true);
    expect(wasHeard(waiting('4SN=', 3), pad(4, ['3CN=']))).toBe(false);
    expect(wasHeard(waiting('4SN=', 3), pad(3, ['4SN=']))).toBe(false);
  });

  it('is written also where it is like the line that was written before it', () => {
    const written = pad(4, ['P']);
    const [next] = after([waiting('P', 3)], written);
    expect(next && wasHeard(next, written)).toBe(false);
  });
});
