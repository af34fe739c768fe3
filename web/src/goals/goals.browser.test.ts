// Practice of card play: from the start page to a verdict, again, and on.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectSoundIn } from '../testing/soundness';
import { choose, comes, lookAt, open, openScene, shown, still } from '../testing/stage';

const text = (selector: string): string => shown(selector).textContent.replace(/\s+/g, ' ').trim();

/** Chooses a goal against beginners, and sits down. */
async function begin(goal: string): Promise<void> {
  shown(`input[data-goal=${goal}]`).click();
  choose('Spielstärke der Bots', 'Anfänger');
  await userEvent.click(shown('[data-testid=goals-begin]'));
  await comes('[data-testid=table]');
  await still();
}

test('the way leads from the start page to a board whose goal is in sight', async () => {
  const house = await open('/');
  await userEvent.click(page.getByRole('main').getByRole('link', { name: 'Üben' }));
  await still();
  await userEvent.click(page.getByRole('link', { name: 'Kartenspiel', exact: true }));
  await comes('[data-testid=goals-begin]');
  await still();
  expect(document.title).toBe('Kartenspiel üben – Schlemm');
  await expectSoundIn(undefined, { fits: true });
  await lookAt({});
  await begin('make');
  expect(house.posted('/api/goals')).toMatchObject({ goal: 'make', level: 'anfaenger' });
  expect(shown('[data-testid=goal]').dataset.goal).toBe('make');
  expect(text('[data-testid=goal]')).toContain('Blatt 1');
});

test('a board whose auction is over is not dealt before one’s eyes, so the settings do not ask how', async () => {
  await open('/cards');
  expect(text('h1')).toBe('Kartenspiel üben');
  await begin('beat');
  await userEvent.click(shown('[data-testid=menu]'));
  await still();
  await userEvent.click(shown('[data-testid=open-settings]'));
  await still();
  await expect.element(page.getByRole('group', { name: 'Zurückblicken' })).toBeVisible();
  expect(page.getByRole('group', { name: 'Geben wie am Kartentisch' }).query()).toBeNull();
});

test('on a phone the goal stands in the sheet, and the verdict names tricks', async () => {
  const table = await openScene('a contract to make', { size: [360, 640] });
  await userEvent.keyboard('z');
  await still();
  expect(text('[data-panel=sheet] [data-testid=goal]')).toContain('Erfüllen');
  await expectSoundIn(undefined, { fits: true });
  await lookAt({ size: [360, 640] });
  await userEvent.keyboard('{Escape}');
  await table.next();
  expect(text('[data-testid=verdict]')).toMatch(/Erfüllt!|Nicht erfüllt/);
  expect(text('[data-testid=verdict]')).toMatch(/Ihr habt .+ gemacht\. Mit offenen Karten/);
  expect(document.querySelector('[data-testid=next]')).toBeNull();
  await expectSoundIn(undefined, { fits: true });
  await lookAt({});
  await userEvent.click(shown('[data-testid=look-review]'));
  await comes('[data-testid=review-luck]');
});

test.each([
  ['again', 'same', 'Blatt 1'],
  ['next', 'next', 'Blatt 2'],
])('after the verdict "%s" leads to such a board', async (button, which, board) => {
  const table = await openScene('a contract to make');
  const practised = location.pathname.replace('/table/', '/api/goals/');
  await table.next();
  await userEvent.click(shown(`[data-testid=goal-${button}]`));
  await still();
  expect(table.asked()).toContain(`POST ${practised}/${which}`);
  expect(text('[data-testid=goal]')).toContain(board);
  expect(document.querySelector('[data-testid=verdict]')).toBeNull();
});
