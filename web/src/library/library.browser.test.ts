// A first evening: from the start page one click to play, learn and count; everything can be looked up and tried.
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { go } from '../lib/router.svelte';
import { expectSound, expectSoundIn } from '../testing/soundness';
import { comes, eventually, open, shown, silence, still } from '../testing/stage';
import { sweep } from '../testing/sweep';

const heading = (): HTMLElement => shown('h1');

/** A click on something, until nothing is under way. */
async function click(on: Element): Promise<void> {
  await userEvent.click(on);
  await still();
}

test('one click leads from the start page to a game, the lessons and the calculator', async () => {
  await open('/');
  for (const path of ['/learn', '/school', '/count']) {
    await click(shown(`main a[href='${path}']`));
    expect(location.pathname).toBe(path);
    heading();
    go('/');
    await still();
  }
  await click(page.getByRole('button', { name: 'Karten geben' }).element());
  expect(location.pathname).toMatch(/^\/table\//);
});

test('what is typed without accents is found, marked, and one click away; the way back keeps the search', async () => {
  await open('/learn');
  await userEvent.fill(page.getByRole('searchbox'), 'storgeb');
  await comes('[data-group=word] mark');
  const hit = shown('[data-group=word] a');
  expect(hit.querySelector('mark')?.textContent).toBe('Störgebot');
  await click(hit);
  const place = shown('#sacrifice');
  expect(document.activeElement).toBe(place);
  await expect.element(page.elementLocator(place)).toBeInViewport();
  history.back();
  await vi.waitUntil(() => location.pathname === '/learn');
  await still();
  expect(page.getByRole('searchbox').element()).toHaveProperty('value', 'storgeb');
  await userEvent.fill(page.getByRole('searchbox'), 'xyzzy');
  await eventually(() => expect(shown('[data-testid=found]').textContent).toContain('nichts'));
});

test('a reference opens in place by keyboard what the source says; Escape closes it again', async () => {
  await open('/rules');
  const rule = shown('#bidding-notrump');
  const place = page.elementLocator(rule).getByRole('button', { name: 'S1:29' }).element() as HTMLElement;
  expect(place.ariaExpanded).toBe('false');
  place.focus();
  await userEvent.keyboard('{Enter}');
  await still();
  expect(place.ariaExpanded).toBe('true');
  const opened = shown('#bidding-notrump [data-testid=source]');
  expect(opened.textContent).toContain('13 Punkte, selten 12');
  expect(opened.querySelector("a[href='/conflicts#b10']")?.checkVisibility()).toBe(true);
  expect(opened.querySelector("a[href='/rules#bidding-notrump']")).toBeNull();
  await expectSound();
  await userEvent.keyboard('{Escape}');
  await still();
  expect(opened.textContent.trim()).toBe('');
  expect(document.activeElement).toBe(place);
  await click(place);
  await click(page.elementLocator(opened).getByRole('link', { name: 'S1:29', exact: true }).element());
  expect(document.activeElement?.id).toBe('S1:29');
});

test('beside the rules questions are asked, and judged with the reason', async () => {
  await open('/rules');
  const section = shown('section#seats');
  expect(section.querySelector('[data-kind=rule]')?.textContent).toContain('Regel');
  await click(page.elementLocator(section).getByRole('button', { name: 'Gleich ausprobieren' }).element());
  await click(shown('section#seats [data-option]'));
  shown('section#seats [data-testid=judged]');
});

test('the link beside a contradiction switches on that house rule and nothing else, and the game has it', async () => {
  const house = await open('/conflicts#b3');
  expect(document.activeElement?.id).toBe('b3');
  await click(shown('#b3 a'));
  const form = page.getByTestId('opening');
  expect(form.getByText('Hausregel', { exact: true }).elements()).toHaveLength(1);
  await click(form.getByRole('button', { name: 'Karten geben' }).element());
  expect(house.posted('/api/tables')).toMatchObject({ rules: { simpleDoubling: true } });
  expect(location.pathname).toMatch(/^\/table\//);
});

test('the link to other answers for aces has both sides agree on them, and the game has them', async () => {
  const house = await open('/conflicts#b34');
  await click(shown('#b34 a'));
  const chosen = [...document.querySelectorAll<HTMLOptionElement>('[data-testid=opening] option:checked')];
  expect(chosen.filter(({ text }) => text.includes('Natur A, geändert'))).toHaveLength(2);
  await click(page.getByTestId('opening').getByRole('button', { name: 'Karten geben' }).element());
  expect(house.posted('/api/tables')).toMatchObject({
    system: 'natur-a/key_cards=yes',
    theirSystem: 'natur-a/key_cards=yes',
  });
  expect(location.pathname).toMatch(/^\/table\//);
});

test('the glossary narrows to what is typed, in whatever language it is', async () => {
  await open('/glossary');
  await userEvent.fill(page.getByRole('main').getByRole('searchbox'), 'mazziere');
  await eventually(() => expect(document.querySelectorAll('[data-testid=glossary] li')).toHaveLength(1));
  expect(shown('#dealer h2').textContent).toBe('Geber');
});

sweep([
  ['/rules', '/api/library/rules'],
  ['/school', '/api/school'],
  ['/count/tables', '/api/score/tables'],
  ['/count/sums', '/api/score/sums'],
])('%s says so where it does not come, and can be asked for again', async (path, wanted) => {
  await open('/learn');
  silence(wanted);
  go(path);
  await eventually(() => expect(shown('[role=alert]').textContent).toContain('Der Server antwortet nicht'));
  silence();
  await click(page.getByRole('button', { name: 'Noch einmal versuchen' }).element());
  heading();
  expect(location.pathname).toBe(path);
});

sweep(['/learn', '/school', '/count', '/pad', '/?new=mini'])(
  'who moves on to %s begins at its heading',
  async (path) => {
    await open('/');
    await click(shown(`main a[href='${path}']`));
    expect(document.activeElement).toBe(heading());
  },
);

async function expectSoundPage(path: string): Promise<void> {
  await open(path);
  await expectSoundIn(undefined, { fits: true });
  const brass = [...document.querySelectorAll('.button.primary')].filter((each) => each.checkVisibility());
  expect(brass.length).toBeLessThanOrEqual(1);
}

const SOUND = 'axe finds nothing serious on %s, which fits a phone and has one button of brass at most';
test.each(['/', '/learn', '/history'])(SOUND, expectSoundPage);
test.each(['/rules', '/conflicts', '/glossary', '/sources'])(SOUND, { tags: ['slow'] }, expectSoundPage);

test(
  'axe finds nothing serious in what a search has found, and in the question of a rule',
  { tags: ['slow'] },
  async () => {
    await open('/learn?q=stich');
    shown('mark');
    await expectSoundIn();
    go('/rules');
    await still();
    const rule = page.elementLocator(shown('#play'));
    await click(rule.getByRole('button', { name: 'Gleich ausprobieren' }).element());
    shown('[data-testid=exercise]');
    await expectSoundIn();
  },
);

test('a typed result is counted at once; a part score from before makes a game of two spades', async () => {
  await open('/count');
  await userEvent.fill(page.getByRole('textbox'), '2♠=');
  await eventually(() => expect(shown('.answer').textContent).toContain('110'));
  await click(page.getByText('Im klassischen Robber: Teilpunkte und Honneurs').element());
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Eigene Punkte unter der Linie' }), '40');
  await eventually(() => expect(shown('.answer').textContent).toContain('Ein Vollspiel ist gewonnen'));
});
