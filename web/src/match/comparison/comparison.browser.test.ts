// A board of a match that both tables have finished: gone through card by card, at both tables at once.
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectFits, expectSound } from '../../testing/soundness';
import { addressOf, comes, open, openScene, shown, still } from '../../testing/stage';
import { sweep } from '../../testing/sweep';

const WINDOWS = [
  [1366, 657],
  [390, 844],
  [844, 390],
] as const;
const BOARD = addressOf('a board of both tables');

async function press(key: string): Promise<void> {
  await userEvent.keyboard(`{${key}}`);
  await still();
}

/** The cards in the hands of each table that is shown, by its number. */
function held(): Map<string, Set<string>> {
  const records = [...document.querySelectorAll<HTMLElement>('[data-testid=record]')];
  return new Map(
    records.map((record) => {
      const hands = [...record.querySelectorAll<HTMLElement>('[data-held]')];
      const cards = hands.flatMap(({ dataset }) => dataset.held?.split(' ').filter(Boolean) ?? []);
      return [record.dataset.room ?? '', new Set(cards)];
    }),
  );
}

/** Which of these do not lie wholly in the window, or lie under something else. */
const outOfSight = (what: string): string[] =>
  [...document.querySelectorAll(what)]
    .filter((one) => {
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return !one.contains(there) && !there?.contains(one);
    })
    .map((one) => one.outerHTML.slice(0, 120));

const inHands = (): Set<number> => new Set([...held().values()].map((cards) => cards.size));

sweep(WINDOWS)(
  'at %i × %i each step takes a card from its hand, and everything stays in sight',
  async (...size) => {
    await open(BOARD, { size });
    await comes('[data-testid=par]');
    await still();
    expect(held().size).toBe(size[0] > 1000 ? 2 : 1);
    expect(inHands()).toEqual(new Set([52]));
    for (let step = 1; step <= 6; step += 1) {
      await press('ArrowRight');
      expect(location.search).toBe(`?step=${step}`);
      expect(inHands()).toEqual(new Set([52 - step]));
    }
    for (const [room, cards] of held()) {
      const trick = `[data-testid=record][data-room='${room}'] [data-trick] [data-card]`;
      for (const played of document.querySelectorAll<HTMLElement>(trick))
        expect(cards).not.toContain(played.dataset.card);
    }
    expect(shown('[data-testid=step-aloud]').textContent).toContain('Karte 6, Stich 2.');
    expect(outOfSight('[data-held], [data-trick], [data-testid=stepper] button')).toEqual([]);
    await expectSound();
    expectFits();
  },
);

test('where one table is shown the other can be chosen; rows of four are gone by keys, and the address keeps the card', async () => {
  await open(BOARD, { size: WINDOWS[1] });
  await comes('[data-testid=par]');
  shown('[data-testid=stepper]').focus();
  await press('ArrowRight');
  await press('ArrowDown');
  expect(location.search).toBe('?step=4');
  await open(location.pathname + location.search, { size: WINDOWS[1] });
  shown('[data-testid=record-play]');
  expect(location.search).toBe('?step=4');
  await userEvent.click(shown('[data-testid=choose-table-2]'));
  await still();
  expect(shown('[data-testid=record]').dataset.room).toBe('2');
  expect(shown('[data-testid=step-aloud]').textContent).not.toContain('Tisch 1');
});

test('a board that the other table has not finished stays closed', async () => {
  await open(`${addressOf('a match afterwards')}/board/1`);
  shown('[data-testid=no-board], [data-testid=no-match]');
});

test('however many cards are played, the boards of a match are not asked for again', async () => {
  const table = await openScene('a trick in a match');
  const asked = (): number => table.asked().filter((each) => each.endsWith('/boards')).length;
  await table.next();
  const before = asked();
  expect(before).toBeGreaterThan(0);
  for (let more = 0; more < 3; more += 1) await table.happen();
  expect(asked()).toBe(before);
});
