// The start page: one first thing, what one can go on with, and everything of the house, on any window.
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { go } from '../../lib/router.svelte';
import { expectSoundIn } from '../../testing/soundness';
import { choose, comes, hold, lookAt, open, shown, still, TABLES } from '../../testing/stage';

const PHONES = [
  [360, 640],
  [390, 844],
  [844, 390],
] as const;
const WINDOWS = [...PHONES, [320, 568], [1366, 657], [1920, 1080]] as const;
/** So many screens the start page may be long on a phone. */
const SCREENS = 2.5;

const DOORS = ['/?new', '/?new=people', '/series', '/?new=match', '/?new=mini'];
const SECTIONS = ['/school', '/practice', '/learn', '/count', '/analysis', '/pad'];
/** By a section, the pages that are its tabs. */
const TABS = {
  '/practice': ['/practice', '/cards', '/deals'],
  '/learn': ['/learn', '/rules', '/glossary', '/systems', '/sources', '/conflicts', '/history'],
  '/count': ['/count', '/count/tables', '/count/sums'],
  '/analysis': ['/analysis', '/hand', '/replay', '/deal'],
};

test.each(['de', 'fr'])('in %s the first button is in sight, and a phone scrolls little', async (profile) => {
  await open('/', { profile });
  for (const size of WINDOWS) {
    await lookAt({ size });
    await still();
    const { left, top, right, bottom } = shown('.button.primary').getBoundingClientRect();
    expect(left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight, String(size)).toBe(true);
    const { scrollWidth, scrollHeight } = document.documentElement;
    expect(scrollWidth).toBe(size[0]);
    if (PHONES.slice(1).some((phone) => phone === size))
      expect(scrollHeight, String(size)).toBeLessThanOrEqual(SCREENS * size[1]);
  }
});

const addresses = (links: string): (string | null)[] =>
  [...document.querySelectorAll(links)].map((link) => link.getAttribute('href'));

test('six sections and what one plays are reached from the start page, by names that can be read', async () => {
  await open('/');
  expect(new Set(addresses('main a'))).toEqual(new Set([...DOORS, ...SECTIONS]));
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
  expect(links.filter((link) => !link.innerText.trim())).toEqual([]);
});

test('every page of a section leads to the others and to every section, and says where one is', async () => {
  for (const [section, tabs] of Object.entries(TABS))
    for (const tab of tabs) {
      await open(tab);
      expect(addresses('header nav a'), tab).toEqual(SECTIONS);
      expect(addresses('header nav [aria-current]'), tab).toEqual([section]);
      expect(addresses('.tabs a'), tab).toEqual(tabs);
      expect(addresses('.tabs [aria-current=page]'), tab).toEqual([tab]);
      expect(document.querySelectorAll('h1'), tab).toHaveLength(1);
    }
});

test('on a phone a menu holds the sections, the search and the settings; Escape closes it', async () => {
  await open('/school', { size: [390, 844] });
  const seen = (): (string | null)[] =>
    [...document.querySelectorAll('header :is(a, button, input)')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getAttribute('href') ?? each.getAttribute('name') ?? each.textContent.trim());
  expect(seen()).toEqual(['/', 'Menü']);
  const menu = page.getByRole('button', { name: 'Menü' });
  await userEvent.click(menu);
  expect(seen()).toEqual(['/', 'Menü', ...SECTIONS, 'q', '/games', 'Einstellungen']);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.getAttribute('href')).toBe('/school');
  await userEvent.keyboard('{Escape}');
  expect(seen()).toEqual(['/', 'Menü']);
  await expect.element(menu).toHaveFocus();
  await userEvent.click(menu);
  await userEvent.click(shown('header nav a[href="/pad"]'));
  await still();
  expect(location.pathname).toBe('/pad');
  expect(seen()).toEqual(['/', 'Menü']);
  await userEvent.click(page.getByRole('button', { name: 'Menü' }));
  await expectSoundIn(undefined, { fits: true });
});

test('what is typed into the search of any page is looked for in the library', async () => {
  await open('/count');
  await userEvent.fill(page.getByRole('searchbox'), 'storgeb');
  await userEvent.keyboard('{Enter}');
  await comes('[data-group=word] mark');
  expect(location.pathname + location.search).toBe('/learn?q=storgeb');
  expect(page.getByRole('searchbox').elements()).toHaveLength(1);
});

test('the cards of the first picture are of a pack also on a phone', async () => {
  await open('/', { size: [390, 844] });
  expect(document.querySelectorAll('.hero .face .art')).toHaveLength(5);
  expect(document.querySelector('.hero .face.plain')).toBeNull();
});

test.each([
  ['as the second source tells it', 'Wie in „Die Regeln des Bridge“', 'natur-a', 'natur-a'],
  ['as one likes it', 'Karten geben', 'natur-b', 'forum'],
])('one tap deals a robber %s, and what one likes is kept', async (_, name, system, theirSystem) => {
  const opening = { form: 'rubber', system: 'natur-b', theirSystem: 'forum', level: 'anfaenger' };
  const start = await open('/', { wishes: { opening } });
  await userEvent.click(page.getByRole('button', { name }));
  await comes('[data-testid=table]');
  const wanted = { form: 'robber4', system, theirSystem, level: 'anfaenger' };
  expect(start.posted('/api/tables')).toMatchObject(wanted);
});

test.each([
  [390, 844],
  [1366, 657],
] as const)('at %i × %i nothing moves when what one can go on with is known', async (...size) => {
  const kept = { 'schlemm.circles': [{ id: 'circle', name: 'Donnerstag' }] };
  const tables = [TABLES.get('first-call'), TABLES.get('lead')];
  const opening = open('/', { size, kept, wishes: { tables } });
  const answer = hold('POST /api/tables');
  await comes('main .doors');
  const places = (): unknown[] =>
    [...document.querySelectorAll('main :is(h1, h2, a, button)')]
      .filter((each) => !each.closest('li[data-testid]'))
      .map((each) => [each.textContent, each.getBoundingClientRect().top, each.getBoundingClientRect().left]);
  const before = places();
  answer();
  await opening;
  expect(document.querySelectorAll('[data-testid=open]')).toHaveLength(2);
  expect(document.querySelectorAll('[data-testid=circle-known]')).toHaveLength(1);
  expect(places()).toEqual(before);
  page.getByTestId('open').first().getByRole('link', { name: 'Weiterspielen' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await still();
  shown('[data-testid=table]');
});

test('a table for others asks first who comes; house rules wait folded, and unfold', async () => {
  await open('/?new=people', { size: [390, 844] });
  expect(shown('h1').textContent).toBe('Mit Freunden spielen');
  const forced = page.getByRole('group', { name: 'Stichzwang' });
  expect(forced.query()).toBeNull();
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(SCREENS * 844);
  const asked = [...document.querySelectorAll('input')].filter((each) => each.checkVisibility());
  expect(asked[0]?.type).toBe('text');
  document.querySelector<HTMLElement>('[data-testid=fold-rules] summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(forced).toBeVisible();
});

test('a form says how long is waited where somebody is waited for', async () => {
  // As the server writes it into its pages.
  const kept = document.createElement('meta');
  Object.assign(kept, { name: 'schlemm-prune-after', content: '30' });
  document.head.append(kept);
  onTestFinished(() => kept.remove());
  await open('/?new=people');
  const told = (): number =>
    [...document.querySelectorAll('[role=status]')].filter((each) =>
      each.textContent.replace(/\s+/g, ' ').includes('Wird dort 30 Tage lang nicht gespielt'),
    ).length;
  for (const [address, said] of [
    ['/?new=people', 1],
    ['/?new', 0],
    ['/?new=match', 0],
  ] as const) {
    go('/');
    await still();
    go(address);
    await still();
    shown('[data-testid=begin]');
    expect(told(), address).toBe(said);
  }
  const radios = page.getByRole('group', { name: 'Wer spielt mit?' }).getByRole('radio').elements();
  (radios.at(-1) as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await still();
  expect(told()).toBe(1);
});

test('house rules of the last table for others are not hidden', async () => {
  await open('/?new=people');
  await userEvent.fill(page.getByLabelText('Dein Name'), 'Anna');
  await userEvent.click(shown('[data-testid=fold-rules] summary'));
  choose('Stichzwang', 'Ja');
  await userEvent.click(shown('[data-testid=begin]'));
  await comes('[data-chair=N]');
  go('/?new=people');
  await still();
  const chosen = page.getByRole('group', { name: 'Stichzwang' }).getByRole('radio', { name: 'Ja' });
  await expect.element(chosen).toBeChecked();
  await expect.element(page.getByRole('group', { name: 'Stichzwang' })).toBeVisible();
});
