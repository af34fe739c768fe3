// Contracts by class with their bonuses as sums: found, read in every language, and added up by the calculator.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits, expectSound } from '../testing/soundness';
import { go } from '../lib/router.svelte';
import { eventually, open, shown, silence, still } from '../testing/stage';
import { sweep } from '../testing/sweep';

const PHONE = { size: [390, 844], scheme: 'light' } as const;
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent.trim());

sweep([
  ['de', 'Prämien als Summen'],
  ['it', 'Punteggi per classi di contratto'],
  ['en', 'Bonuses as sums'],
  ['fr', 'Primes en sommes'],
])(
  'in %s the sheet is found from the calculator and the tables, and fits a phone',
  async (profile, title) => {
    await open('/count', { ...PHONE, profile });
    for (const door of ['/count', '/count/tables']) {
      go(door);
      await still();
      await userEvent.click(shown('a[href="/count/sums"]'));
      await still();
      expect(location.pathname).toBe('/count/sums');
      expect(shown('h1').textContent).toBe(title);
    }
    shown('[data-testid=sums]');
    expectFits();
    await expectSound();
  },
);

test('an Italian reads the sheet as it is known', async () => {
  await open('/count/sums', { ...PHONE, profile: 'it' });
  const sheet = '[data-testid=sums]';
  for (const [code, sums] of Object.entries({
    'part-score': ['50', '50'],
    game: ['300', '500'],
    'small-slam': ['800', '1250'],
    'grand-slam': ['1300', '2000'],
  }))
    expect(texts(`${sheet} [data-class=${code}] td.strong`), code).toEqual(sums);
  expect(shown(`${sheet} [data-class=game]`).textContent.replace(/\s+/g, ' ')).toContain(
    'Manche non convenienti: 4SA 5♥ 5♠ 5SA',
  );
  expect(shown(sheet).textContent).toContain('in prima');
  expect(texts('[data-testid=sums-down] tbody tr:nth-child(6) td')).toEqual([
    ...['300', '1400', '2800'],
    ...['600', '1700', '3400'],
  ]);
});

test('6SA is 500 on top of 300, and with the switch 800 in one number (S2:29)', async () => {
  await open('/count?r=6SA%3D');
  await userEvent.fill(page.getByRole('textbox'), '6SA=');
  await userEvent.keyboard('{Enter}');
  const steps = (): string[] =>
    [...(document.querySelector('[data-testid=account] section')?.querySelectorAll('.steps li b') ?? [])].map(
      (each) => each.textContent.trim(),
    );
  await eventually(() => expect(steps()).toEqual(['190', '300', '500', '990']));
  await userEvent.click(page.elementLocator(shown('[data-testid=account]')).getByRole('checkbox'));
  await eventually(() => expect(steps()).toEqual(['190', '800', '990']));
});

test('the tables say which bids are games, undoubled, doubled and redoubled', async () => {
  await open('/count/tables');
  const cell = (row: number, column: number): string =>
    texts(`[data-testid=games-below-slam] tbody tr:nth-child(${row}) td`)[column]?.replace(/\s+/g, ' ') ?? '';
  expect(document.querySelectorAll('[data-testid=games-below-slam] tbody tr')).toHaveLength(3);
  expect(cell(1, 1)).toBe('3SA 4♥ 4♠ 4SA 5♣ 5♦ 5♥ 5♠ 5SA');
  expect(cell(2, 0)).toBe('1♣ 1♦ 1♥ 1♠ 1SA 2♣ 2♦');
  expect(cell(3, 0)).toBe('1♣ 1♦');
});

test('an Italian counts without the server too: what is typed in short is worth what the rules say', async () => {
  await open('/count', { ...PHONE, profile: 'it' });
  silence('/api/score');
  const points = (): string | undefined => shown('[data-testid=account]').dataset.points;
  for (const [typed, worth] of Object.entries({ '4♠X+1': '690', '6♥=': '980', '3♦-2': '-100' })) {
    await userEvent.fill(page.getByTestId('typed'), typed);
    await eventually(() => expect(points()).toBe(worth));
    expect(document.querySelector('[role=alert]')).toBeNull();
  }
  await userEvent.fill(page.getByTestId('typed'), 'quattro picche');
  await eventually(() => expect(shown('[role=alert]').textContent).toContain('4♠X+1'));
});
