import { describe, expect, it } from 'vitest';
import { flightsFrom, LATEST, type Box, type Flight } from './flying';

const ROOM: Box = [0, 0, 1000, 600];
const SHEET: Box = [200, 12, 800, 590];
const PLATE: Box = [20, 200, 190, 330];

const crosses = ({ x, y, dx, dy }: Flight, [left, top, right, bottom]: Box): boolean =>
  Array.from({ length: 101 }, (_, at) => [x + (dx * at) / 100, y + (dy * at) / 100] as const).some(
    ([px, py]) => px > left && px < right && py > top && py < bottom,
  );

describe('what flies from behind a sheet', () => {
  it('starts behind the sheet and ends beside it, in the room', () => {
    const flights = flightsFrom(SHEET, ROOM, []);
    expect(flights.length).toBeGreaterThan(8);
    for (const { x, y, dx, dy } of flights) {
      expect(x + dx).toBeGreaterThan(SHEET[0]);
      expect(x + dx).toBeLessThan(SHEET[2]);
      expect(y + dy).toBeLessThan(SHEET[3]);
      expect(x < SHEET[0] || x > SHEET[2]).toBe(true);
      expect(x > 0 && x < 1000 && y > 0 && y < 600).toBe(true);
    }
  });

  it('meets nothing that is read or pressed', () => {
    const free = flightsFrom(SHEET, ROOM, []).filter((flight) => crosses(flight, PLATE));
    expect(free).not.toEqual([]);
    const flights = flightsFrom(SHEET, ROOM, [PLATE]);
    expect(flights.filter((flight) => crosses(flight, PLATE))).toEqual([]);
    expect(flights.length).toBeGreaterThan(8);
  });

  it('has the room below a sheet that is as wide as its page, and none where there is none', () => {
    const below = flightsFrom([8, 8, 382, 500], [0, 0, 390, 800], []);
    expect(below.length).toBeGreaterThan(4);
    expect(below.every(({ y }) => y > 500)).toBe(true);
    expect(flightsFrom([8, 8, 382, 790], [0, 0, 390, 800], [])).toEqual([]);
  });

  it('is on its way soon', () => {
    expect(flightsFrom(SHEET, ROOM, []).every(({ delay }) => delay >= 0 && delay <= LATEST)).toBe(true);
  });
});
