// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { place, unsorted } from './fan';
import { grouped, rowsOfSuits, suitOrder, type Group } from './hands';

const RATIO = 1.42;
const RANKS = [...'AKQJT98765432'];

/** Hands of every kind: all suit lengths that thirteen cards and fewer can have, from the top of each suit. */
function* hands(): Generator<string[]> {
  for (let spades = 0; spades <= 13; spades++)
    for (let hearts = 0; hearts + spades <= 13; hearts++)
      for (let diamonds = 0; diamonds + hearts + spades <= 13; diamonds += 3)
        for (const clubs of new Set([0, 1, 13 - spades - hearts - diamonds])) {
          const held = { S: spades, H: hearts, D: diamonds, C: clubs };
          const cards = Object.entries(held).flatMap(([suit, length]) =>
            RANKS.slice(0, length).map((rank) => suit + rank),
          );
          if (cards.length > 0 && cards.length <= 13) yield cards;
        }
}

const groupsOf = (cards: readonly string[]): Group[] => grouped(cards, suitOrder(cards, 'SHCD', null));

/** The groups of each row, as a narrow screen shows them. */
function rowed(groups: readonly Group[], capacity: number): Group[][] {
  return rowsOfSuits(groups, capacity).map((suits) =>
    suits.flatMap((suit) => groups.filter((group) => group.suit === suit)),
  );
}

describe('a hand that is picked up', () => {
  it('has every place taken once before it is sorted, and is the hand as it is sorted', () => {
    for (const cards of hands()) {
      const placed = place([groupsOf(cards)], { width: 700, card: 96, compact: false });
      const lying = placed.map(({ x }, index) => Math.round(x + (unsorted(placed)[index]?.dx ?? NaN)));
      const places = placed.map(({ x }) => Math.round(x));
      expect([...lying].sort((one, other) => one - other)).toEqual(places);
      if (cards.length === 13) expect(lying).not.toEqual(places);
    }
  });
});

describe('a hand held as a fan', () => {
  it('shows every card once, in the order of the hand, each further right than the one before', () => {
    for (const cards of hands()) {
      const groups = groupsOf(cards);
      const placed = place([groups], { width: 700, card: 96, compact: false });
      expect(placed.map((one) => one.card)).toEqual(groups.flatMap((group) => group.cards));
      for (const [index, one] of placed.entries())
        if (index > 0) expect(one.x).toBeGreaterThan(placed[index - 1]?.x ?? Infinity);
    }
  });

  it('never leaves the room it has, however narrow, and lies in its middle', () => {
    for (const width of [280, 390, 700, 1400])
      for (const cards of hands()) {
        const card = Math.min(96, width / 5);
        const placed = place([groupsOf(cards)], { width, card, compact: false });
        const [first, last] = [placed[0]?.x ?? NaN, (placed.at(-1)?.x ?? NaN) + card];
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeLessThanOrEqual(width);
        expect(first).toBeCloseTo(width - last, 6);
      }
  });

  it('turns both halves alike: the card as far left of the middle as another is right leans as far', () => {
    for (const cards of hands()) {
      const placed = place([groupsOf(cards)], { width: 700, card: 96, compact: false });
      expect((placed[0]?.angle ?? NaN) + (placed.at(-1)?.angle ?? NaN)).toBeCloseTo(0, 6);
    }
  });
});

describe('a hand in rows', () => {
  it('keeps every card in the room and shows the left edge of each', () => {
    for (const cards of hands()) {
      const groups = groupsOf(cards);
      const room = { width: 320, card: 58, compact: false };
      const rows = rowed(groups, 7);
      const placed = place(rows, room);
      expect(placed.map((one) => one.card).sort()).toEqual([...cards].sort());
      for (const one of placed) {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + room.card).toBeLessThanOrEqual(room.width + 1e-6);
        if (rows.length > 1) expect(one.angle).toBe(0);
      }
      const corners = placed.map((one) => `${one.x.toFixed(3)}/${one.y.toFixed(3)}`);
      expect(new Set(corners).size).toBe(placed.length);
    }
  });

  it('lays two rows clear of each other, and covers a part of the upper ones only where there are more', () => {
    const two = rowed(groupsOf(['SA', 'SK', 'HA', 'HK', 'DA', 'DK', 'CA']), 7);
    const pitch = (rows: Group[][], compact: boolean): number =>
      Math.max(...place(rows, { width: 320, card: 58, compact }).map((one) => one.y)) / (rows.length - 1);
    expect(two).toHaveLength(2);
    expect(pitch(two, false)).toBeGreaterThan(58 * RATIO);
    expect(pitch(two, true)).toBeLessThan(58 * RATIO);
    const three = rowed(
      groupsOf([...RANKS.slice(0, 9).map((rank) => `S${rank}`), 'HA', 'HK', 'DA', 'CA']),
      7,
    );
    expect(three).toHaveLength(3);
    expect(pitch(three, false)).toBeLessThan(58 * RATIO);
  });
});
