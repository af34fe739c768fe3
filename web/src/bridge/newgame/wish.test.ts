import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenTable } from '../../generated/wire';
import { lastWish, lawful, MEASURES, wantsCeremony } from './wish';

/** A browser whose reader wants motion, or does not. */
function wantsMotion(wanted: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: !wanted, addEventListener: () => undefined }));
}

const { ceremonyDeals: _, ...BEFORE } = { ...lawful('robber4'), ceremony: 'off' } satisfies OpenTable;

describe('the level of the bots', () => {
  test('is that of a club player where one was chosen that is no more', () => {
    const former = JSON.parse(JSON.stringify({ ...BEFORE, level: 'meister' })) as OpenTable;
    expect(lastWish(former, '').level).toBe('klub');
    expect(lastWish({ ...BEFORE, level: 'anfaenger' }, '').level).toBe('anfaenger');
  });
});

test('a match offers first what the sources know, points of the score', () => {
  expect(MEASURES[0]).toBe('total-points');
});

describe('what an older version has kept', () => {
  test('is sent without fields that there are no more, which the server would refuse', () => {
    const former = { ...BEFORE, goal: 'slam', rules: { mustBeat: true, oldRule: true } } as OpenTable;
    const last = lastWish(former, '');
    expect(Object.keys(last).sort()).toEqual(Object.keys(lawful('robber4')).sort());
    expect(last.rules).toEqual({ ...lawful('robber4').rules, mustBeat: true });
  });
});

describe('the ceremony of a game at home', () => {
  beforeEach(() => wantsMotion(true));

  test('is played for the first deal, where nobody has chosen', () => {
    expect(lawful('rubber')).toMatchObject({ ceremony: 'singly', ceremonyDeals: 'first' });
    expect(lastWish(null, 'Anna')).toMatchObject({ ceremony: 'singly', ceremonyDeals: 'first' });
  });

  test('is not played by itself for who wants no motion, nor in a first game of mini-bridge', () => {
    expect(lawful('minibridge').ceremony).toBe('off');
    wantsMotion(false);
    expect(lawful('robber4').ceremony).toBe('off');
  });

  test('stays as it was chosen', () => {
    const never = { ...lawful('robber4'), ceremony: 'off' } as const;
    expect(lastWish(never, '').ceremony).toBe('off');
  });

  test('is wanted among friends unless it was ended, also without motion where it was chosen', () => {
    const chosen = { ...lawful('rubber') };
    expect(wantsCeremony(null)).toBe(true);
    expect(wantsCeremony({ ...lawful('minibridge') })).toBe(true);
    expect(wantsCeremony({ ...lawful('rubber'), ceremony: 'off' })).toBe(false);
    wantsMotion(false);
    expect(wantsCeremony(null)).toBe(false);
    expect(wantsCeremony({ ...lawful('minibridge') })).toBe(false);
    expect(wantsCeremony(chosen)).toBe(true);
  });

  test('of a wish kept before there was a choice is every deal where it was chosen, else as it is by itself', () => {
    expect(lastWish(BEFORE, '')).toMatchObject({ ceremony: 'singly', ceremonyDeals: 'first' });
    const chosen = lastWish({ ...BEFORE, ceremony: 'packets' }, '');
    expect(chosen).toMatchObject({ ceremony: 'packets', ceremonyDeals: 'every' });
  });
});
