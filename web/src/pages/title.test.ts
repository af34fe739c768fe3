import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LETTERS from '../testing/letters.json';
import { useRoom, useProfile } from '../lib/i18n.svelte';
import { PLAIN, routeOf, THINGS } from '../lib/router.svelte';
import { titleOf } from './title';

/** Every page but lessons, by an address of it. */
const ADDRESSES: Record<string, string> = {
  start: '/',
  tables: '/count/tables',
  sums: '/count/sums',
  unknown: '/nowhere',
  ...Object.fromEntries(PLAIN.map((page) => [page, `/${page}`])),
  ...Object.fromEntries(
    THINGS.filter((page) => page !== 'lesson').map((page) => [page, `/${page}/x`] as const),
  ),
};
const CATALOGUE = Object.fromEntries(
  Object.keys(ADDRESSES).map((page) => [`title-${page}`, ` ${page} – Schlemm`]),
);

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) => {
    const words = address.endsWith('/school.json') ? { 'lesson-trick': ' Der Stich' } : CATALOGUE;
    return Promise.resolve(Response.json({ letters: LETTERS.de, words }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the title of a page', () => {
  it('is its own at every address there is', async () => {
    await useProfile('de');
    for (const [page, address] of Object.entries(ADDRESSES))
      expect(titleOf(routeOf(address))).toBe(`${page} – Schlemm`);
  });

  it('is the name of the lesson, as the server has it, and nothing more general before its words are here', async () => {
    await useProfile('de');
    expect(titleOf(routeOf('/lesson/trick'))).toBeNull();
    await useRoom('school');
    expect(titleOf(routeOf('/lesson/trick'))).toBe('Der Stich – Schlemm');
  });
});
