// The clock of a table: counted on in the page, said aloud at a minute and at the end, and nowhere else.
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits, expectSound } from '../../testing/soundness';
import { atEachChange } from '../../testing/film';
import { addressOf, choose, comes, open, openTable, pass, shown } from '../../testing/stage';

test('it counts down for who is to act, says so at a minute and at the end, and the server knows better', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  onTestFinished(() => void vi.useRealTimers());
  const table = await openTable('match-play', { size: [360, 640] });
  const ours = (): HTMLElement => shown('[data-side=NS]');
  const said: string[] = [];
  atEachChange(() => {
    const now = document.querySelector('[data-testid=clock-news]')?.textContent.trim() ?? '';
    if (now && now !== said.at(-1)) said.push(now);
  });
  expect(ours().dataset.state).toBe('plenty');
  expect(ours().textContent).toMatch(/10:00|9:\d\d/);
  // Only bots sit there.
  expect(document.querySelector('[data-side=EW]')).toBeNull();
  await pass(545_000);
  expect(ours().dataset.state).toBe('minute');
  await pass(70_000);
  expect(ours().textContent).toContain('über der Zeit');
  expect(said).toEqual(['Eure Seite hat noch eine Minute.', 'Eure Seite ist über der Zeit.']);
  expectFits();
  await expectSound();
  await table.happen();
  expect(ours().dataset.state).toBe('plenty');
});

test('whoever is invited reads of it before', async () => {
  await open(addressOf('an invitation to a table with a clock'), { guest: true });
  expect(shown('[data-testid=clock-agreed]').textContent.trim()).toBe(
    'Mit Uhr: 5 Minuten für jede Seite, in jeder Austeilung neu',
  );
});

test('it is agreed on with the table', async () => {
  const house = await open('/?new=people');
  await userEvent.fill(page.getByLabelText('Dein Name'), 'Anna');
  await userEvent.click(shown('[data-testid=fold-table] summary'));
  choose('Uhr', '5 Minuten');
  await userEvent.click(shown('[data-testid=begin]'));
  await comes('[data-chair=N]');
  expect(house.posted('/api/tables')).toMatchObject({ minutes: 5 });
});
