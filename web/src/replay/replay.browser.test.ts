// Boards gone through again: by keys, by links, differently from there, and out of a file.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import asked from '../testing/asked.json';
import { go } from '../lib/router.svelte';
import { expectFits, expectSound } from '../testing/soundness';
import { allShown, comes, eventually, open, shown, still } from '../testing/stage';
import { sweep } from '../testing/sweep';

const SIZES = [
  [1366, 657],
  [390, 844],
  [844, 390],
  [1920, 1080],
] as const;
const ROBBER = 'thenextaaaaa';
const BOARD = `/games/${ROBBER}/board/4`;
/** The file that the server was asked to read. */
const FILE = asked.find(([, path]) => path === '/api/replay/file')?.[2] as string;

const step = (): number => Number(shown('[data-testid=one-board]').dataset.step);
const callsShown = (): number => document.querySelectorAll('[data-testid=auction] [data-made]').length;
const cardsShown = (): string | undefined => shown('[data-testid=record-play]').dataset.shown;
const here = (): string => location.pathname + location.search;

async function press(key: string): Promise<void> {
  await userEvent.keyboard(`{${key}}`);
  await still();
}

sweep(SIZES)('at %i × %i a board is gone through by keys, to both ends', async (...size) => {
  await open(BOARD, { size });
  await comes('[data-testid=board-result]');
  const whole = callsShown();
  const trick = shown('[data-testid=four-hands] [data-trick]').getBoundingClientRect();
  for (const hand of allShown('[data-testid=four-hands] [data-held] [role=img]')) {
    const box = hand.getBoundingClientRect();
    const over = (from: 'left' | 'top', to: 'right' | 'bottom'): number =>
      Math.min(box[to], trick[to]) - Math.max(box[from], trick[from]);
    expect(Math.min(over('left', 'right'), over('top', 'bottom'))).toBeLessThanOrEqual(0);
  }
  await press('Home');
  expect([step(), callsShown()]).toEqual([-whole, 0]);
  expect(here()).toMatch(/\?call=0$/);
  for (let made = 1; made <= whole; made += 1) {
    await press('ArrowRight');
    expect(callsShown()).toBe(made);
  }
  expect(shown('[data-testid=step-aloud]').textContent).toContain(`${whole}.`);
  await press('ArrowRight');
  expect(cardsShown()).toBe('1');
  expect(here()).toMatch(/\?step=1$/);
  await press('End');
  const last = step();
  expect(last).toBeGreaterThan(0);
  await press('ArrowRight');
  expect(step()).toBe(last);
  shown('[data-testid=open-costs]');
  expect(shown('[data-testid=analyse]').getAttribute('href')).toMatch(/^\/analysis\?deal=[^&]+&dealer=/);
  await expectSound();
  expectFits();
});

test('a link opens in the middle, and another way is played from there', async () => {
  const board = await open(`${BOARD}?step=4`);
  expect(cardsShown()).toBe('4');
  const held = shown('[data-testid=four-hands] [data-held]').dataset.held ?? '';
  expect(held.split(' ')).toHaveLength(12);
  await userEvent.click(shown('[data-testid=go-on-here] summary'));
  shown('[data-testid=go-on-here] input[value=S]').click();
  await userEvent.click(shown('[data-testid=go-on-begin]'));
  await comes('button[data-card]');
  expect(location.pathname).toMatch(/^\/table\//);
  expect(board.posted('/api/replay/tables')).toMatchObject({ game: ROBBER, number: 4, seat: 'S' });
});

test('the sheet leads to each board, from the table where a robber is over', async () => {
  await open(`/table/${ROBBER}`);
  shown('[data-testid=robber-end]');
  await userEvent.click(shown(`a[href='${BOARD}']`));
  await comes('[data-testid=one-board]');
});

sweep(SIZES)('at %i × %i a file is read, and the link of its board opens it by itself', async (...size) => {
  await open('/replay', { size });
  await userEvent.upload(shown('[data-testid=replay-file]'), new File([FILE], 'club.pbn'));
  await comes('[data-testid=file-board]');
  await still();
  expect(document.querySelectorAll('[data-testid=file-board]')).toHaveLength(2);
  expect(shown('[data-testid=file-problems]').textContent).toContain('X');
  await expectSound();
  expectFits();
  await userEvent.click(page.getByTestId('file-board').first().getByRole('link'));
  await comes('[data-testid=one-board]');
  await still();
  for (let card = 0; card < 4; card += 1) await press('ArrowRight');
  expect(shown('[data-testid=remark]').textContent).toBe('the queen was possible');
  shown('[data-testid=open-costs]');
  await expectSound();
  expectFits();
  const address = here() + location.hash;
  go('/');
  await still();
  go(address);
  await eventually(() => expect(cardsShown()).toBe('4'));
  expect(shown('[data-testid=remark]').textContent).toBe('the queen was possible');
});

test('an address that was cut off says so, with the way to open a file', async () => {
  await open('/replay#abc');
  const board = page.elementLocator(shown('[data-testid=filed-board]'));
  await expect.element(board.getByRole('alert')).toBeVisible();
  await expect.element(board.getByRole('link')).toBeVisible();
});
