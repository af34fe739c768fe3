// What now, and the look back: a hint for a card, and what every card of a deal was worth.
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectFits } from '../../testing/soundness';
import { lookAt, openScene, openTable, shown, still } from '../../testing/stage';

const DESKTOP = [1440, 900] as const;
const PHONE = [360, 640] as const;

const why = (): string => shown('[data-testid=card-why]').textContent.trim();

/** How many of these cards lie under the panel, if only in part. */
function covered(panel: string, cards: string): number {
  const over = shown(panel).getBoundingClientRect();
  return [...document.querySelectorAll(cards)]
    .map((card) => card.getBoundingClientRect())
    .filter(
      ({ left, right, top, bottom }) =>
        left < over.right && over.left < right && top < over.bottom && over.top < bottom,
    ).length;
}

test.each([
  ['a desktop', DESKTOP, '[data-card]'],
  ['a phone', PHONE, '[data-trick] [data-card], [data-plate] [data-card]'],
] as const)('on %s one tap shows a card, its odds and why, and one plays it', async (_, size, needed) => {
  const table = await openTable('dummy', { size });
  await userEvent.click(shown('[data-testid=what-now]'));
  await still();
  expect(why()).toBeTruthy();
  const play = shown('[data-testid=card-hint-play]');
  const card = play.dataset.best ?? '';
  expect(shown(`button[data-card='${card}']`).ariaDisabled).toBe('false');
  const odds = document.querySelector('[data-testid=card-odds]');
  if (odds) expect(odds.textContent).toMatch(/in (\d+ von|allen) \d+ vorgestellten/);
  expect(covered('[data-panel=hint]', needed)).toBe(0);
  expectFits();
  await userEvent.click(play);
  await still();
  expect(table.sent()).toContainEqual(expect.objectContaining({ type: 'card', card }));
  expect(document.querySelector('[data-testid=card-hint]')).toBeNull();
  expect(document.querySelector(`button[data-card='${card}']`)).toBeNull();
});

test('W asks which card to play, Escape closes the answer', async () => {
  await openTable('dummy');
  await userEvent.keyboard('w');
  await still();
  expect(why()).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await still();
  expect(document.querySelector('[data-testid=card-hint]')).toBeNull();
});

test('a hint for a card outlasts what happens meanwhile', async () => {
  const table = await openTable('dummy');
  await userEvent.keyboard('w');
  await still();
  const before = Number(shown('[data-testid=table]').dataset.version);
  await table.happen();
  expect(shown('[data-testid=table]').dataset.version).toBe(String(before + 1));
  expect(why()).toBeTruthy();
});

test('where one has to beat, a sentence stands for the hint, as the figures would be wrong', async () => {
  await openScene('a rule to beat');
  await userEvent.keyboard('w');
  await still();
  expect(shown('[data-testid=card-hint]').textContent).toContain('Mit Stichzwang gibt es keinen Rat');
});

/** The signed numbers in a sentence. */
const signed = (text: string): number[] =>
  [...text.matchAll(/[+−]?\d[\d.]*/g)].map(([number]) =>
    Number(number.replace(/\.$/, '').replace('.', '').replace('−', '-')),
  );

test('a deal is looked back at: luck and play add up, and every card has both its costs', async () => {
  await openScene('a whole deal', { size: DESKTOP });
  await userEvent.click(shown('[data-testid=look-review]'));
  await still();
  expect(shown('[data-testid=review]').dataset.complete).toBe('true');
  const [luck = 0, table = 0, together] = signed(shown('[data-testid=review-luck]').innerText);
  expect(luck + table).toBe(together);
  const costs = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-cost]')];
  expect(costs()).toHaveLength(4);
  expect(costs()[0]?.textContent).toContain('Mit offenen Karten');
  const first = costs()[0]?.dataset.cost ?? '';
  shown('[data-testid=review-tricks]').focus();
  await userEvent.keyboard('{ArrowRight}');
  await still();
  expect(document.querySelector(`[data-cost='${first}']`)).toBeNull();
  await userEvent.click(shown('[data-testid=review-better] summary'));
  await still();
  for (const size of [DESKTOP, PHONE]) {
    await lookAt({ size });
    await still();
    shown('[data-testid=review-better] li:last-child');
    shown('[data-given]');
    expectFits();
  }
});
