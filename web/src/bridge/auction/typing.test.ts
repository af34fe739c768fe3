// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LETTERS } from '../../testing/profiles';
import { keysOf, NOTHING, type, type KeyTable, type Meant, type Typed } from './typing';

const SUITS = ['S', 'H', 'D', 'C'] as const;
const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;
const RANKS = 'AKQJT98765432'.split('');
const PROFILES = Object.entries(LETTERS);

function tableOf({ suitLetters, ranks, notrump }: (typeof LETTERS)[string]): KeyTable {
  return keysOf({
    suitLetter: (suit) => suitLetters[suit] ?? suit,
    rank: (rank) => (rank === 'T' ? '10' : (ranks[rank] ?? rank)),
    strain: () => notrump,
  });
}

/** What the last of these keys means; every key has to mean something. */
function typed(keys: readonly string[], phase: 'auction' | 'play', table: KeyTable): Meant {
  let state: Typed = NOTHING;
  let meant: Meant = null;
  for (const key of keys) {
    const outcome = type(state, key, phase, table);
    expect(outcome.used, `${keys.join(' ')} at ${key}`).toBe(true);
    state = outcome.typed;
    meant = outcome.meant;
  }
  return meant;
}

describe.each(PROFILES)('typing in the letters of %s', (_profile, letters) => {
  const table = tableOf(letters);
  const ownSuit = (suit: string): string => letters.suitLetters[suit] ?? suit;
  const ownRank = (rank: string): string => (rank === 'T' ? '1' : (letters.ranks[rank] ?? rank));

  it('takes every bid as its level and its strain, in capitals and small letters', () => {
    for (const level of '1234567')
      for (const strain of STRAINS) {
        const key = strain === 'NT' ? letters.notrump.charAt(0) : ownSuit(strain);
        expect(typed([level, key.toLowerCase()], 'auction', table)).toEqual({ call: level + strain });
        expect(typed([level, key.toUpperCase()], 'auction', table)).toEqual({ call: level + strain });
      }
  });

  it('takes every card as its suit and its rank, a ten as 1', () => {
    for (const suit of SUITS)
      for (const rank of RANKS)
        expect(typed([ownSuit(suit), ownRank(rank)], 'play', table)).toEqual({ card: suit + rank });
  });

  it('takes the canonical letters after a full stop, whatever the own ones mean', () => {
    for (const suit of SUITS)
      for (const rank of RANKS)
        expect(typed(['.', suit, ownRank(rank)], 'play', table)).toEqual({ card: suit + rank });
    for (const strain of STRAINS)
      for (const keys of [
        ['.', '3', strain.charAt(0)],
        ['3', '.', strain.charAt(0)],
      ])
        expect(typed(keys, 'auction', table)).toEqual({ call: `3${strain}` });
  });

  it('takes P as pass and X as double, and a new level in place of the one before', () => {
    expect(typed(['p'], 'auction', table)).toEqual({ call: 'P' });
    expect(typed(['x'], 'auction', table)).toEqual({ doubling: true });
    expect(typed(['2', '4', ownSuit('S')], 'auction', table)).toEqual({ call: '4S' });
  });

  it('leaves alone what means nothing, and forgets nothing by it', () => {
    const level = type(NOTHING, '3', 'auction', table).typed;
    for (const key of ['8', 'z', 'ß', '?']) {
      const outcome = type(level, key, 'auction', table);
      expect(outcome).toEqual({ typed: level, meant: null, used: false });
    }
    expect(type(NOTHING, '8', 'auction', table).used).toBe(false);
  });
});
