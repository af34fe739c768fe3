// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { FairDeal } from '../generated/wire';
import vectors from '../../../tests/reference/fair_deals.json';
import taught from '../../../tests/reference/newcomers_deals.json';
import { cardsOf, commitmentOf, DEALS, dealOf, numberOf, seedOf, type Ruled } from './rule';

/** A deal of the reference file as the server tells it. */
const ruled = (vector: (typeof vectors)[number] | (typeof taught)[number]): Ruled => {
  const given = Array.isArray(vector.given)
    ? Object.fromEntries(vector.given as [string, string][])
    : vector.given;
  return { ...vector, given } as unknown as FairDeal as Ruled;
};

describe.each(vectors)('deal $number of game $game in the reference file', (vector) => {
  const deal = ruled(vector);

  it('comes out as in Python: promise, seed, number and cards', () => {
    expect(commitmentOf(vector.game, deal)).toBe(vector.commitment);
    expect(seedOf(vector.game, deal)).toBe(vector.seed);
    expect(String(numberOf(deal, vector.seed))).toBe(vector.dealNumber);
    expect(dealOf(BigInt(vector.dealNumber))).toBe(vector.deal);
  });

  it('is another one as soon as anything it follows from is', () => {
    for (const other of [
      { ...deal, number: deal.number + 1 },
      { ...deal, secret: deal.secret.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
      { ...deal, given: { ...deal.given, S: 'f'.repeat(32) } },
      { ...deal, cut: (deal.cut ?? 20) + 1 },
    ])
      expect(seedOf(vector.game, other)).not.toBe(vector.seed);
    expect(seedOf(`${vector.game}x`, deal)).not.toBe(vector.seed);
    expect(commitmentOf(`${vector.game}x`, deal)).not.toBe(vector.commitment);
  });
});

describe('a deal that a newcomer declares', () => {
  it.each(taught)('is the one that Python deals: $game, deal $number', (vector) => {
    const deal = ruled(vector);
    const number = numberOf(deal, seedOf(vector.game, deal));
    expect(cardsOf(deal, number)).toBe(vector.deal);
  });

  it('is another one where both sides had the same points', () => {
    const drawn = taught.map(ruled).map((deal, index) => {
      const seed = seedOf(taught[index]?.game ?? '', deal);
      return [numberOf({ ...deal, declarer: null }, seed), numberOf(deal, seed)] as const;
    });
    expect(drawn.some(([first, dealt]) => first !== dealt)).toBe(true);
    expect(drawn.some(([first, dealt]) => first === dealt)).toBe(true);
  });
});

describe('the numbers of deals', () => {
  it('are those of all deals there are, and each deals every card once', () => {
    expect(DEALS).toBe(53644737765488792839237440000n);
    for (const number of [0n, 1n, DEALS / 3n, DEALS / 2n, DEALS - 2n, DEALS - 1n]) {
      const hands = dealOf(number).slice(2).split(' ');
      expect(hands.map((hand) => hand.replaceAll('.', '').length)).toEqual([13, 13, 13, 13]);
      for (const suit of [0, 1, 2, 3]) {
        const ranks = hands.map((hand) => hand.split('.')[suit] ?? '').join('');
        expect([...ranks].sort().join('')).toBe([...'23456789TJQKA'].sort().join(''));
      }
    }
    expect(dealOf(0n)).not.toBe(dealOf(1n));
  });
});
