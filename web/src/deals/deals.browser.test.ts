// Boards to order: what is wanted is typed, how rare it is stands there, boards are dealt, and one goes on with one.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { router } from '../lib/router.svelte';
import { expectFits, expectSoundIn, LOOKS } from '../testing/soundness';
import { lookAt, open, shown, still } from '../testing/stage';

const POINTS: Readonly<Record<string, number>> = { A: 4, K: 3, Q: 2, J: 1 };

const field = (label: string): HTMLElement =>
  page.getByLabelText(label, { exact: true }).element() as HTMLElement;
const told = (name: string): string => shown(`[data-testid=${name}]`).textContent.trim();

/** The hands that lie at a place of all diagrams, as canonical letters. */
const handsAt = (place: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-testid=deals-boards] .hand.${place}`)].map(
    (hand) => hand.dataset.held ?? '',
  );

const pointsOf = (held: string): number =>
  held.split(' ').reduce((sum, card) => sum + (POINTS[card.slice(1)] ?? 0), 0);

async function fill(on: HTMLElement, text: string): Promise<void> {
  await userEvent.fill(on, text);
  await still();
}

async function press(testid: string): Promise<void> {
  shown(`[data-testid=${testid}]`).focus();
  await userEvent.keyboard('{Enter}');
  await still();
}

test.each([
  [1366, 657],
  [390, 844],
] as const)('boards are dealt to order at %i x %i, and the address brings them back', async (...size) => {
  await open('/deals', { size });
  await fill(field('Süd'), '15-17 5+Q');
  expect(told('defect')).toContain('5+Q');
  await fill(field('Süd'), '15-17 ausgeglichen');
  expect(told('deals-rarity')).toMatch(/eine von 21 .* genau/);
  expect(handsAt('S')).toEqual([]);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Boards' }), '8');
  await fill(shown('[data-testid=deals-seed]'), '12');
  await userEvent.keyboard('{Enter}');
  await still();
  expect(told('deals-found')).toBe('8 Boards');
  const dealt = handsAt('S');
  expect(dealt).toHaveLength(8);
  for (const hand of dealt) expect([15, 16, 17]).toContain(pointsOf(hand));
  const address = location.pathname + location.search;
  expect(address).toBe('/deals?south=15-17+ausgeglichen&letters=de&count=8&seed=12');
  await open(address, { size });
  expect(told('deals-found')).toBe('8 Boards');
  expect(handsAt('S')).toEqual(dealt);
  await userEvent.click(shown('[data-testid=deals-other]'));
  await still();
  expect(location.search).not.toContain('seed=12');
  expect(handsAt('S')).not.toEqual(dealt);
});

test('a board leads to the analysis and to a table, with the cards that are shown', async () => {
  const house = await open('/deals?ns=25-28&count=2&seed=7');
  const [south = ''] = handsAt('S');
  const second = document.querySelectorAll('[data-testid=deals-analyse]')[1];
  expect(second?.getAttribute('href')).toMatch(/\/analysis\?deal=[^&]+&dealer=E&vul=NS/);
  await userEvent.click(shown('[data-testid=deals-play]'));
  await still();
  expect(router.route.page).toBe('table');
  expect(house.posted('/api/replay/tables')).toMatchObject({ seat: 'S', calls: 0, cards: 0 });
  const held = [...document.querySelectorAll<HTMLElement>('[data-hand] [data-card]')].map(
    (card) => card.dataset.card,
  );
  expect(held.sort()).toEqual(south.split(' ').sort());
});

test('the boards are taken home in every format that has room for cards, by wish and seed', async () => {
  const house = await open('/deals?ns=25-28&count=2&seed=7');
  const files = [...document.querySelectorAll<HTMLElement>('[data-testid=deals-files] [data-file]')];
  const kinds = files.map((file) => file.dataset.file);
  expect(kinds.sort()).toEqual(['bri', 'dge', 'dlm', 'dup', 'handviewer', 'json', 'lin', 'pbn', 'rbn']);
  await userEvent.click(shown('[data-file=pbn]'));
  await still();
  expect(house.asked().at(-1)).toMatch(
    /^POST \/api\/deals\/file\/pbn\?.*&ns=25-28&.*&count=2&seed=7 {"system":"forum"}$/,
  );
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('an example is taken, dealt and cleared by keyboard alone', async () => {
  await open('/deals');
  await press('deals-example-stayman');
  expect(field('So beginnt die Reizung')).toHaveProperty('value', '1SA P 2♣');
  expect(told('deals-rarity')).toContain('geschätzt');
  await press('deals-deal');
  expect(told('deals-found')).toBe('4 Boards');
  await press('deals-clear');
  expect(field('So beginnt die Reizung')).toHaveProperty('value', '');
  expect(told('deals-rarity')).toBe('Jede Austeilung passt.');
});

test('that no deal fits is told before and after dealing, and a seed that is none is pointed at', async () => {
  await open('/deals?north=25%2B&south=25%2B&count=4&seed=1');
  expect(told('deals-found')).toContain('kein Board');
  expect(told('deals-rarity')).toContain('Keine Austeilung passt');
  await fill(shown('[data-testid=deals-seed]'), 'zwölf');
  expect(shown('[data-testid=deals-seed]').ariaInvalid).toBe('true');
});

test('axe finds nothing serious, and nothing is wider than the window, with boards and a field that is wrong', async () => {
  await open('/deals?ns=25&count=2&seed=7');
  await userEvent.click(shown('[data-testid=deals-how] summary'));
  await fill(field('Nord'), 'stark');
  shown('[data-testid=defect]');
  await expectSoundIn(LOOKS, { fits: true });
  for (const size of [
    [1366, 657],
    [390, 844],
    [844, 390],
    [320, 568],
  ] as const) {
    await lookAt({ size });
    await still();
    expectFits();
  }
});
