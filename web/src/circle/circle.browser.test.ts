// A circle of people: what is agreed before the next game.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addressOf, comes, eventually, hold, open, shown, still } from '../testing/stage';

test('what decides is chosen before a match of the circle begins, as for a match by itself', async () => {
  const circle = await open(addressOf('a circle'));
  await comes('[data-testid=next-game]');
  const form = page.elementLocator(shown('[data-testid=next-game]'));
  const tap = async (name: string): Promise<void> => {
    form.getByRole('radio', { name }).element().closest('label')?.click();
    await still();
  };
  expect(form.getByRole('radio', { name: 'Abrechnungspunkte' }).query()).toBeNull();
  await tap('Turnierbridge');
  await tap('Abrechnungspunkte');
  const games = `/api${addressOf('a circle')}/games`;
  // What is asked for is enough: nobody goes to its table.
  hold(`POST ${games}`);
  await userEvent.click(shown('[data-testid=next-game] [data-testid=begin]'));
  await eventually(() => expect(circle.posted(games)).toMatchObject({ measure: 'total-points' }));
});
