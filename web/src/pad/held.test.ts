import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PadView } from '../generated/wire';
import { after, heldOf, hold, keepUnheard, wasHeard, type Unheard } from './held';

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

describe('what is held of pads', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => {
        kept.set(key, text);
        Object.defineProperty(storage, key, { value: text, enumerable: true, configurable: true });
      },
      removeItem: (key: string) => {
        kept.delete(key);
        Reflect.deleteProperty(storage, key);
      },
    };
    vi.stubGlobal('localStorage', storage);
  });

  it('goes with the pad that this browser knows no more, unless a line waits to be written there', () => {
    const named = (name: string): PadView => ({ ...pad(1, []), pad: name });
    hold(named('first'), ['first']);
    hold(named('second'), ['second', 'first']);
    keepUnheard('second', [waiting('P', 1)]);
    hold(named('third'), ['third']);
    expect(['first', 'second', 'third'].map((name) => heldOf(name)?.pad)).toEqual([
      undefined,
      'second',
      'third',
    ]);
  });

  it('asks the server about a line with a name, whatever else has come since', () => {
    expect(wasHeard({ ...waiting('4SN=', 3), id: 'one' }, pad(4, ['4SN=']))).toBe(false);
  });
});
