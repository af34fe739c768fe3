import { expect, it } from 'vitest';
import { around, goesOn, mayBeChance, percent, placeOn, SHARES, way } from './figures';

it('draws what lies beyond a scale at its end', () => {
  expect([-1, 0, 0.25, 1, 3].map((value) => placeOn(SHARES, value))).toEqual([0, 0, 25, 100, 100]);
});

it('has nought in the middle of a scale that holds the whole interval', () => {
  expect(around({ value: -0.4, low: -1.2, high: 0.4 }, 0.5)).toEqual({ from: -1.5, to: 1.5 });
  expect(around({ value: 0, low: 0, high: 0 }, 0.5)).toEqual({ from: -0.5, to: 0.5 });
});

it('leaves to chance what may lie on both sides of nought', () => {
  expect(mayBeChance({ value: 1, low: -0.1, high: 2 })).toBe(true);
  expect(mayBeChance({ value: 1, low: 0.1, high: 2 })).toBe(false);
  expect(mayBeChance({ value: -1, low: -2, high: -0.1 })).toBe(false);
});

it('says more or less only where the digits shown tell it', () => {
  expect([0.04, 0.06, -0.04, -0.06].map((value) => way(value, 1))).toEqual(['even', 'more', 'even', 'less']);
  expect(percent(2 / 3)).toBe(67);
});

it('asks on until all boards are reckoned, and not without a solver', () => {
  expect(goesOn({ boards: 3, reckoned: 2, unsolved: 0, solver: true })).toBe(true);
  expect(goesOn({ boards: 3, reckoned: 3, unsolved: 0, solver: true })).toBe(false);
  expect(goesOn({ boards: 3, reckoned: 0, unsolved: 0, solver: false })).toBe(false);
  expect(goesOn({ boards: 3, reckoned: 2, unsolved: 1, solver: true })).toBe(false);
});
