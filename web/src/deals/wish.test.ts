import { describe, expect, it } from 'vitest';
import { addressFor, isSeed, MOST_SEED, newSeed, NO_CONDITIONS, wishIn, type DealWish } from './wish';

const WISH: DealWish = {
  fields: { ...NO_CONDITIONS, south: '15-17 ♠AK & 5+P', ns: '25+', auction: '1SA P 2♣' },
  system: 'forum/notrump=12-14',
  letters: 'de',
  count: 16,
  seed: '18446744073709551615',
};

describe('the address of a wish', () => {
  it('holds all that is asked, with the letters that it is written in', () => {
    const { wish, begun } = wishIn(new URL(addressFor(WISH), 'http://x').search, 'natur-a', 'fr');
    expect({ wish, begun }).toEqual({ wish: WISH, begun: true });
  });

  it('begins nothing without a seed, and has what is usual for what it does not say', () => {
    const { wish, begun } = wishIn('?south=12%2B', 'natur-a', 'it');
    expect(begun).toBe(false);
    expect(wish).toMatchObject({ system: 'natur-a', letters: 'it', count: 4 });
    expect(wish.fields.south).toBe('12+');
  });

  it('is not taken at its word where it is none of ours', () => {
    const long = 'x'.repeat(5000);
    const { wish, begun } = wishIn(
      `?count=1000&seed=${long}&north=${long}&system=<b>&letters=xyz`,
      'forum',
      'de',
    );
    expect(begun).toBe(false);
    expect([wish.count, wish.system, wish.letters, wish.fields.north.length]).toEqual([
      4,
      'forum',
      'de',
      120,
    ]);
    expect(isSeed(wish.seed)).toBe(true);
  });
});

describe('a seed', () => {
  it('is a whole number of 64 bits', () => {
    expect(['0', '12', String(MOST_SEED)].every(isSeed)).toBe(true);
    expect(['', '-1', '1.5', 'x', '²', String(MOST_SEED + 1n), '9'.repeat(50)].some(isSeed)).toBe(false);
  });

  it('can be read out, and is another one each time', () => {
    const seeds = Array.from({ length: 20 }, newSeed);
    expect(seeds.every((seed) => /^[1-9]\d{8}$/.test(seed))).toBe(true);
    expect(new Set(seeds).size).toBeGreaterThan(15);
  });
});
