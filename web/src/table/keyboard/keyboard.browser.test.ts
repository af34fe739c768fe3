// Where the keyboard comes to, and goes on to.
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { allShown, open, openTable, shown, still, tabTo } from '../../testing/stage';

test('cards are dealt by keyboard alone', async () => {
  await open('/');
  await tabTo('main button.primary');
  expect(document.activeElement?.textContent).toContain('Karten geben');
  await userEvent.keyboard('{Enter}');
  await still();
  expect(allShown('button[data-card]')).toHaveLength(13);
});

test.each([
  ['first-call', '1C'],
  ['match-call', '1S'],
  ['full-box', '3S'],
])('the box is entered where something can be done: "%s"', async (moment, lowest) => {
  await openTable(moment);
  const [first] = allShown('[data-testid=bidbox] [data-call][aria-disabled=false]');
  const entered = allShown('[data-testid=bidbox] [tabindex="0"]');
  expect(entered.map((each) => each.dataset.call)).toEqual([first?.dataset.call]);
  expect(first?.dataset.call).toBe(lowest);
  await tabTo(`[data-call="${lowest}"]`);
});

test('the arrows go from hand to hand', async () => {
  await openTable('dummy');
  const hands = allShown('[data-hand][role=toolbar]').map((hand) => [
    ...hand.querySelectorAll<HTMLElement>('[data-card]'),
  ]);
  expect(hands).toHaveLength(2);
  const [dummy = [], own = []] = hands;
  dummy.at(-1)?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(own[0]);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(dummy.at(-1));
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(dummy.at(-2));
});

test('why a card may not be played is read aloud', async () => {
  await openTable('dummy');
  const aloud = (): string =>
    [...document.querySelectorAll('[role=status]')].map((each) => each.textContent).join(' ');
  const why = 'Farbe auf Farbe';
  expect(aloud()).not.toContain(why);
  shown('[data-hand=S] [data-card][aria-disabled=true]').focus();
  await userEvent.keyboard('{Enter}');
  await still();
  expect(shown('[data-testid=hint]').textContent).toContain(why);
  expect(aloud()).toContain(why);
});
