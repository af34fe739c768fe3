// My games: what was played is found again, led back to, and goes from the browser that wants to be forgotten.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { go } from '../lib/router.svelte';
import { expectFits } from '../testing/soundness';
import { addressOf, comes, lookAt, open, shown, still, TABLES } from '../testing/stage';
import { sweep } from '../testing/sweep';

const isThere = (name: string): boolean => document.querySelector(`[data-testid=${name}]`) !== null;

async function click(on: Element): Promise<void> {
  await userEvent.click(on);
  await still();
}

sweep([
  [1366, 657],
  [390, 844],
  [844, 390],
] as const)(
  'at %i × %i the bar of the start page leads there, and nothing runs over its edge',
  async (...size) => {
    await open('/', { size });
    const bar = page.getByRole('banner');
    const menu = bar.getByRole('button', { name: 'Menü' });
    if (menu.query()) await click(menu.element());
    await click(bar.getByRole('link', { name: 'Meine Spiele' }).element());
    await comes('[data-testid=own-games]');
    expect(document.title).toBe('Meine Spiele – Schlemm');
    expectFits();
  },
);

test('on paper a game is its sheet without menus, and no line of it is cut in two', async () => {
  await open(addressOf('one of my games'));
  await lookAt({ printed: true });
  const menus = [...document.querySelectorAll('nav, .button, header a')];
  expect(menus.filter((each) => each.checkVisibility())).toEqual([]);
  const row = shown('[data-testid=own-lines] tbody tr');
  expect(getComputedStyle(row).breakInside).toBe('avoid');
  // What is a container is cut where a page ends.
  for (let box: Element | null = row; box; box = box.parentElement)
    expect(getComputedStyle(box).containerType, box.className).toBe('normal');
});

test('before its first board is over a game can be gone on with, and there is nothing to look at', async () => {
  await open('/games');
  const running = shown("li[data-over=false][data-boards='0']");
  expect(running.querySelector('[data-testid=look]')).toBeNull();
  await click(page.elementLocator(running).getByRole('link', { name: 'Weiterspielen' }).element());
  expect(location.pathname).toBe(`/table/${running.dataset.game}`);
  shown('[data-testid=table]');
});

test('somebody else finds no game, not by the address of one either, and a click deals their first cards', async () => {
  await open(`/games/${TABLES.get('dummy')}`, { guest: true });
  shown('[data-testid=no-game]');
  await click(shown('[data-testid=no-game] a'));
  shown('[data-testid=no-games]');
  expectFits();
  await click(page.getByRole('button', { name: 'Karten geben' }).element());
  await comes('button[data-card]');
  expect(document.querySelectorAll('button[data-card]')).toHaveLength(13);
});

test('a browser takes its files first and is then forgotten by keyboard, asked twice: nothing is left to go on with', async () => {
  const tables = [TABLES.get('first-call')];
  const house = await open('/games', { wishes: { tables } });
  const files = [...document.querySelectorAll('[data-testid=take-games] a')];
  expect(files.map((file) => file.getAttribute('href'))).toEqual(
    ['json', 'pbn', 'csv'].map((kind) => `/api/games/export/${kind}?words=de`),
  );
  expect(files.every((file) => file.hasAttribute('download'))).toBe(true);
  shown('[data-testid=forget-games]').focus();
  await userEvent.keyboard('{Enter}');
  await still();
  expect(document.activeElement).toBe(shown('[data-testid=forget-games-not]'));
  await userEvent.keyboard('{Tab}{Enter}');
  await still();
  expect(house.asked().at(-1)).toMatch(/^POST \/api\/games\/forget/);
  shown('[data-testid=no-games]');
  go('/');
  await still();
  await expect.element(page.getByRole('button', { name: 'Karten geben' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Weiterspielen' }).query()).toBeNull();
  expect(isThere('open')).toBe(false);
});

test('a table of somebody else stays closed: a friendly way home, and not one card', async () => {
  await open(`/table/${TABLES.get('dummy')}`, { guest: true });
  shown("a[href='/']");
  expect(document.querySelector('[data-card]')).toBeNull();
});
