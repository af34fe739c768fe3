// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { around, isFree, middleOf, startOf, waysTo, waysTogether, type Box } from './paths';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
/** A phone: dummy above the trick over nearly the whole width, the own hand below. */
const DUMMY = box(35, 60, 320, 260);
const HAND = box(5, 700, 380, 130);
const TRICK = [box(170, 350, 50, 70), box(220, 375, 50, 70), box(170, 400, 50, 70), box(120, 375, 50, 70)];
const card = TRICK[0] ?? box(0, 0, 0, 0);
const full = { scale: 1 };

describe('the way of a trick to its pile', () => {
  it('is straight where nothing lies between', () => {
    const ways = waysTo({ x: 200, y: 600 }, TRICK, [DUMMY, HAND]);
    expect(ways?.map((way) => way.length)).toEqual([2, 2, 2, 2]);
    expect(ways?.every((way) => way.at(-1)?.x === 200 && way.at(-1)?.y === 600)).toBe(true);
  });

  it('goes around a corner where the straight one leads over cards', () => {
    const ways = waysTo({ x: 380, y: 30 }, TRICK, [DUMMY, HAND]);
    expect(ways?.map((way) => way.length)).toEqual([3, 3, 3, 3]);
    for (const [index, way] of (ways ?? []).entries())
      expect(isFree(TRICK[index] ?? card, way, [DUMMY, HAND])).toBe(true);
  });

  it('is none where cards lie in every way', () => {
    expect(waysTo({ x: 200, y: 30 }, TRICK, [box(0, 60, 390, 260), HAND])).toBeNull();
  });

  it('leads together at the winning card instead, never out of the middle', () => {
    const winning = TRICK[1] ?? card;
    for (const [index, way] of waysTogether(winning, TRICK).entries()) {
      expect(way.at(-1)).toMatchObject(middleOf(winning));
      expect(isFree(TRICK[index] ?? card, way, [DUMMY, HAND])).toBe(true);
    }
  });
});

describe('the way of a card to the trick', () => {
  it('begins where the card was if nothing lies between', () => {
    expect(startOf(card, { x: 20, y: 385 }, [DUMMY, HAND])).toMatchObject({ x: 20, y: 385 });
  });

  it('begins behind the cards that lie between', () => {
    const start = startOf(card, { x: 195, y: 20 }, [DUMMY, HAND]);
    expect(start.y).toBeLessThanOrEqual(middleOf(card).y);
    expect(
      isFree(
        card,
        [
          { ...start, ...full },
          { ...middleOf(card), ...full },
        ],
        [DUMMY, HAND],
      ),
    ).toBe(true);
  });

  it('is none where cards lie at its very end', () => {
    expect(startOf(card, { x: 195, y: 20 }, [card])).toMatchObject(middleOf(card));
  });
});

it('draws the box around several with room about them', () => {
  expect(around([box(10, 10, 10, 10), box(40, 0, 10, 10)], 5)).toEqual(box(5, -5, 50, 30));
});
