// Where cards and pips fly to behind the sheet of a board that is over: into the room around it, over nothing to be read.

/** Left, top, right and bottom, in pixels. */
export type Box = readonly [number, number, number, number];

export interface Flight {
  /** Where it ends, by its middle. */
  x: number;
  y: number;
  /** How far from there it starts, behind the sheet. */
  dx: number;
  dy: number;
  /** By how many degrees it turns. */
  turn: number;
  /** After how many milliseconds it starts. */
  delay: number;
}

/** So large is what flies, turned in whatever way, from its middle. */
const REACH = 22;
/** So much room there has to be beside the sheet for anything to fly there. */
const ROOM = 2 * REACH + 12;
/** So many fly beside the sheet on each side, and below it, at the most. */
const EACH = 9;
/** The last one starts after so many milliseconds. */
export const LATEST = 180;

const meet = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** What a flight may touch on its way. */
const wayOf = ({ x, y, dx, dy }: Flight): Box => [
  Math.min(x, x + dx) - REACH,
  Math.min(y, y + dy) - REACH,
  Math.max(x, x + dx) + REACH,
  Math.max(y, y + dy) + REACH,
];

/** A number from 0 to 1 that looks like chance and is the same each time. */
const scattered = (index: number): number => (index * 0.618_034 + 0.31) % 1;

function one(index: number, x: number, y: number, dx: number, dy: number): Flight {
  return { x, y, dx, dy, turn: (scattered(index * 3) - 0.5) * 260, delay: scattered(index * 5) * LATEST };
}

/** All flights out of a sheet that stay in the room and meet nothing of what is taken. */
export function flightsFrom(sheet: Box, room: Box, taken: readonly Box[]): Flight[] {
  const [left, top, right, bottom] = sheet;
  const sides = [room[0] - left, room[2] - right].flatMap((width, side) => {
    const far = Math.abs(width);
    const edge = side === 0 ? left : right;
    const out = Math.sign(width);
    return Array.from({ length: far < ROOM ? 0 : EACH }, (_, index) => {
      const seed = index + side * EACH;
      const reach = REACH + scattered(seed) * (far - 2 * REACH);
      const y = room[1] + REACH + ((index + 0.5) / EACH) * (Math.min(bottom, room[3]) - room[1] - 2 * REACH);
      return one(
        seed,
        edge + out * reach,
        y,
        -out * (reach + REACH),
        Math.min(60, Math.max(top, bottom - y) / 4),
      );
    });
  });
  const high = room[3] - bottom;
  const below = Array.from({ length: high < ROOM ? 0 : EACH }, (_, index) => {
    const reach = REACH + scattered(index + 2 * EACH) * (Math.min(high, 260) - 2 * REACH);
    const x = left + REACH + ((index + 0.5) / EACH) * (right - left - 2 * REACH);
    return one(index + 2 * EACH, x, bottom + reach, (left + right - 2 * x) / 6, -reach - REACH);
  });
  return [...sides, ...below].filter(
    (flight) =>
      meet(wayOf(flight), room) &&
      flight.x - REACH >= room[0] &&
      flight.x + REACH <= room[2] &&
      flight.y - REACH >= room[1] &&
      flight.y + REACH <= room[3] &&
      !taken.some((box) => meet(wayOf(flight), box)),
  );
}
