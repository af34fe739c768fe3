// Where each card of a hand lies, in pixels from the top left corner of the hand.
import type { Group } from './hands';

export interface Placed {
  card: string;
  row: number;
  x: number;
  y: number;
  /** In degrees. */
  angle: number;
}

interface Room {
  width: number;
  card: number;
  /** Whether rows may cover each other. */
  compact: boolean;
}

const RATIO = 1.42;
/** How much of a card shows at most, and the gap between suits, in widths of a card. */
const SHOWN = 0.6;
const GAP = 0.16;
const TURN = 0.9;
/** The width of a card that leans as far as the outermost do, in widths of a card that stands. */
const LEANING = 1.38;

function bow(offset: number, card: number): { angle: number; y: number } {
  return { angle: offset * TURN, y: (offset * offset * card) / 900 };
}

function offsets(groups: readonly Group[], gap: number): { card: string; at: number }[] {
  return groups.flatMap((group, index) => {
    const before = groups.slice(0, index).reduce((sum, other) => sum + other.cards.length, 0);
    return group.cards.map((card, place) => ({ card, at: before + place + index * gap }));
  });
}

function fan(groups: readonly Group[], { width, card }: Room): Placed[] {
  const line = offsets(groups, GAP / SHOWN);
  const span = line.at(-1)?.at ?? 0;
  const step = Math.min(card * SHOWN, span > 0 ? (width - card * LEANING) / span : 0);
  return line.map(({ card: name, at }) => {
    const offset = at - span / 2;
    const { angle, y } = bow(offset, card);
    return { card: name, row: 0, x: width / 2 - card / 2 + offset * step, y, angle };
  });
}

function row(groups: readonly Group[], index: number, pitch: number, { width, card }: Room): Placed[] {
  const line = offsets(groups, 0);
  const span = Math.max(1, line.length - 1);
  const step = Math.min(card + 1, (width - card) / span);
  const left = (width - card - step * (line.length - 1)) / 2;
  return line.map(({ card: name, at }) => ({
    card: name,
    row: index,
    x: left + at * step,
    y: index * pitch,
    angle: 0,
  }));
}

/** How far each card lies from its place when the cards are picked up and not yet sorted. */
export function unsorted(placed: readonly Placed[]): { dx: number; dy: number }[] {
  const count = placed.length;
  // A step that shares no factor with the number of cards goes through all places; what is left of a hand is not mixed.
  const step = count === 13 ? 5 : 1;
  return placed.map((one, index) => {
    const lies = placed[(index * step) % count] ?? one;
    return { dx: lies.x - one.x, dy: lies.y - one.y };
  });
}

/** One row is held as a fan, several lie straight below each other. */
export function place(rows: readonly (readonly Group[])[], room: Room): Placed[] {
  const [only] = rows;
  if (rows.length === 1 && only) return fan(only, room);
  const pitch = rows.length > 2 || room.compact ? room.card * 0.9 : room.card * RATIO + 4;
  return rows.flatMap((groups, index) => row(groups, index, pitch, room));
}
