// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fateOf } from './contractFate';

/** Every contract and every number of tricks that the two sides can have taken. */
const moments = [7, 8, 9, 10, 11, 12, 13].flatMap((tricks) =>
  Array.from({ length: 14 }, (_, declarers) =>
    Array.from({ length: 14 - declarers }, (_, defenders) => ({ tricks, declarers, defenders })),
  ).flat(),
);

type Moment = (typeof moments)[number];

/** How the contract ends at worst and at best for declarer, tricks above it counted: if all the others go to one side. */
function range({ tricks, declarers, defenders }: Moment): [number, number] {
  return [declarers - tricks, 13 - defenders - tricks];
}

describe('the fate of a contract', () => {
  it('has 735 moments, from the first trick to the last', () => {
    expect(moments).toHaveLength(735);
  });

  it('is at every moment what every way to go on has in common', () => {
    for (const moment of moments) {
      const { fate, make, beat } = fateOf(moment.tricks, moment.declarers, moment.defenders);
      const [worst, best] = range(moment);
      expect(fate, JSON.stringify(moment)).toBe(worst >= 0 ? 'made' : best < 0 ? 'down' : 'open');
      if (fate === 'made') expect([make, beat]).toEqual([worst, worst]);
      if (fate === 'down') expect([make, beat]).toEqual([-best, -best]);
    }
  });

  it('asks neither side for more tricks than are left, nor for one too many or too few', () => {
    for (const { tricks, declarers, defenders } of moments) {
      const { fate, make, beat } = fateOf(tricks, declarers, defenders);
      if (fate !== 'open') continue;
      const left = 13 - declarers - defenders;
      for (const need of [make, beat]) expect(need > 0 && need <= left).toBe(true);
      expect(fateOf(tricks, declarers + make, defenders).fate).toBe('made');
      expect(fateOf(tricks, declarers + make - 1, defenders).fate).not.toBe('made');
      expect(fateOf(tricks, declarers, defenders + beat).fate).toBe('down');
      expect(fateOf(tricks, declarers, defenders + beat - 1).fate).not.toBe('down');
    }
  });

  it('is certain once all thirteen tricks are played', () => {
    for (const moment of moments.filter(({ declarers, defenders }) => declarers + defenders === 13))
      expect(fateOf(moment.tricks, moment.declarers, moment.defenders).fate).not.toBe('open');
  });
});
