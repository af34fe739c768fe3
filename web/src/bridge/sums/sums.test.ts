import { describe, expect, it } from 'vitest';
import type { StepView } from '../../generated/wire';
import { sumsOf } from './sums';

const step = (code: string, points: number, sum: StepView['sum']): StepView => ({
  code,
  points,
  sum,
  args: {},
});

describe('the sums of a score', () => {
  it('are one number for game and slam, and keep what is no premium of the contract apart', () => {
    const steps = [
      step('bid-tricks', 180, 'tricks'),
      step('overtricks', 30, 'tricks'),
      step('game', 500, 'premium'),
      step('small-slam', 750, 'premium'),
      step('honours', 100, 'honours'),
    ];
    expect(sumsOf(steps)).toEqual([
      { code: 'tricks', points: 210 },
      { code: 'premium', points: 1250 },
      { code: 'honours', points: 100 },
    ]);
  });

  it('are none where nobody is credited', () => {
    expect(sumsOf([step('passed-out', 0, null)])).toEqual([]);
  });
});
