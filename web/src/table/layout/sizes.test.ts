import { describe, expect, it } from 'vitest';
import { sizesOf, type Laid, type Room } from './sizes';

const LAPTOP: Room = { beside: true, width: 998, height: 603, felt: 413 };
const LYING: Room = { beside: true, width: 545, height: 346, felt: 226 };
const PHONE: Room = { beside: false, width: 390, height: 796, felt: 583 };
const bidding: Laid = { ring: false, below: false, open: [], heads: [] };
const opposite: Laid = { ...bidding, below: true, heads: ['top'] };

/** The names of the lengths that differ. */
function changed(room: Room, one: Laid, other: Laid): string[] {
  const lines = (laid: Laid): string[] => sizesOf(room, laid).lengths.split(';');
  const before = lines(one);
  return lines(other)
    .filter((line) => !before.includes(line))
    .map((line) => line.split(':')[0] ?? '');
}

describe('sizes of the felt', () => {
  it('arranges everything by the room there is', () => {
    expect([LAPTOP, LYING, PHONE].map((room) => sizesOf(room, bidding).plan)).toEqual([
      'around',
      'low',
      'under',
    ]);
  });

  it('leaves cards and trick as they are when dummy is laid down', () => {
    for (const room of [LYING, PHONE])
      expect(changed(room, opposite, { ...opposite, open: ['top'] })).toEqual([]);
    expect(changed(LAPTOP, opposite, { ...opposite, open: ['top'] })).toEqual(['--top-x']);
  });

  it('moves no more than the piles when a hand is laid down at a side', () => {
    for (const room of [LAPTOP, LYING])
      expect(changed(room, bidding, { ...bidding, open: ['left'] })).toEqual(['--pile-left']);
  });

  it('changes nothing but the room of dummy on a phone where that is not opposite, as a name more stands below', () => {
    const aside: Laid = { ...opposite, below: false, heads: ['left'] };
    expect(changed(PHONE, opposite, aside)).toEqual(['--above', '--hand-most']);
    expect(changed(PHONE, aside, { ...aside, open: ['left'] })).toEqual([]);
  });

  it('puts rows of past tricks beside the names on a low felt alone', () => {
    const match = { ...opposite, ring: true };
    expect(sizesOf({ ...PHONE, felt: 300 }, match).tight).toBe(true);
    expect(sizesOf(PHONE, match).tight).toBe(false);
    expect(sizesOf({ ...PHONE, felt: 300 }, opposite).tight).toBe(false);
  });
});
