// Which way a card flies, so that it never passes over cards that are to be seen. Lengths in pixels.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A moment of a flight: where the middle of the card is, and how large it is as a part of its size. */
export interface Stop extends Point {
  scale: number;
}

export const middleOf = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The box around all of these, and so far about them. */
export function around(boxes: readonly Box[], apart: number): Box {
  const left = Math.min(...boxes.map((box) => box.left)) - apart;
  const top = Math.min(...boxes.map((box) => box.top)) - apart;
  const right = Math.max(...boxes.map((box) => box.left + box.width)) + apart;
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + apart;
  return { left, top, width: right - left, height: bottom - top };
}

/** How finely a way is looked at: at so many places. */
const LOOKS = 24;

function between(one: Stop, other: Stop, part: number): Stop {
  const mix = (from: number, to: number): number => from + (to - from) * part;
  return { x: mix(one.x, other.x), y: mix(one.y, other.y), scale: mix(one.scale, other.scale) };
}

function meets(card: Box, { x, y, scale }: Stop, others: readonly Box[]): boolean {
  const [half, tall] = [(card.width * scale) / 2, (card.height * scale) / 2];
  return others.some(
    ({ left, top, width, height }) =>
      x + half > left && x - half < left + width && y + tall > top && y - tall < top + height,
  );
}

const STEPS = Array.from({ length: LOOKS + 1 }, (_, look) => look / LOOKS);

/** Whether a card can go this way without passing over others. */
export function isFree(card: Box, way: readonly Stop[], others: readonly Box[]): boolean {
  return way.slice(1).every((to, index) => {
    const from = way[index] ?? to;
    return STEPS.every((part) => !meets(card, between(from, to, part), others));
  });
}

/** From where a card flies straight to its place: as far back towards `from` as the way is free. */
export function startOf(card: Box, from: Point, others: readonly Box[]): Point {
  const to = { ...middleOf(card), scale: 1 };
  const free = STEPS.findIndex((part) => meets(card, between(to, { ...from, scale: 1 }, part), others));
  const part = free < 0 ? 1 : Math.max(0, free - 1) / LOOKS;
  return between(to, { ...from, scale: 1 }, part);
}

/** How small a card is on its pile, and at a bend before it. */
const SMALL = 0.2;
const SMALLER = 0.4;

/**
 * The ways of a trick's cards to their pile: straight, or around a corner; `null` if cards lie in every way.
 */
export function waysTo(
  pile: Point,
  cards: readonly Box[],
  others: readonly Box[],
): readonly (readonly Stop[])[] | null {
  const end = { ...pile, scale: SMALL };
  const starts = cards.map((card) => ({ ...middleOf(card), scale: 1 }));
  const row = starts.reduce((sum, { y }) => sum + y, 0) / Math.max(1, starts.length);
  const bend = { x: pile.x, y: row, scale: SMALLER };
  const tried = [starts.map((start) => [start, end]), starts.map((start) => [start, bend, end])];
  const free = (ways: readonly Stop[][]): boolean =>
    ways.every((way, index) => isFree(cards[index] ?? NOTHING, way, others));
  return tried.find(free) ?? null;
}

const NOTHING: Box = { left: 0, top: 0, width: 0, height: 0 };

/** The ways to the winning card, where the trick is put together without leaving the middle. */
export function waysTogether(winning: Box, cards: readonly Box[]): readonly (readonly Stop[])[] {
  const end = { ...middleOf(winning), scale: SMALLER };
  return cards.map((card) => [{ ...middleOf(card), scale: 1 }, end]);
}
