// The analysis board: a person enters a deal, sees what it is worth, tries a contract and has it bid.
import { expect, test as anywhere } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { go } from '../lib/router.svelte';
import { expectSoundIn } from '../testing/soundness';
import { comes, isAnswered, open, shown, still } from '../testing/stage';

/** A machine without a compiler has no solver. */
const test = anywhere.skipIf(!isAnswered('POST /api/analysis/table'));

const TYPED = 'S: AKQ54 K32 QJ3 32\nW: JT9 QT98 K54 K54\nN: 8762 A76 AT9 AT9';
const AT =
  '/analysis?deal=8762.A76.AT9.AT9~3.J54.8762.QJ876~AKQ54.K32.QJ3.32~JT9.QT98.K54.K54&dealer=N&vul=EW';

const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
const said = (): string => text('[data-testid=analysis-said]');
const isShown = (selector: string): boolean => document.querySelector(selector)?.checkVisibility() ?? false;

async function click(selector: string): Promise<void> {
  await userEvent.click(shown(selector));
  await still();
}

async function read(typed: string): Promise<void> {
  await userEvent.fill(page.getByTestId('analysis-text'), typed);
  await click('[data-testid=analysis-read]');
}

test('three hands typed are a deal with its table and par; a contract is tried, cards played and taken back', async () => {
  await open('/analysis');
  await read('S: AKQ54');
  shown('[data-testid=analysis-defect]');
  await read(TYPED);
  expect(text('[data-testid=analysis-par]')).toContain('460');
  expect(text('[data-cell=SS]')).toBe('11');
  await click('[data-cell=SS]');
  expect(said()).toContain('11');
  const hands = [...document.querySelectorAll('[data-testid=analysis-hands]')];
  expect(hands.at(-1)?.querySelectorAll('[data-sign]')).toHaveLength(13);
  await click('[data-card=C4]');
  expect(text('[data-testid=analysis-trick]')).toContain('4');
  expect(location.search).toMatch(/contract=5SS&cards=C4$/);
  await click('[data-testid=analysis-steps] button:nth-of-type(2)');
  expect(location.search).toMatch(/contract=5SS$/);
});

test('the entry folds away and the hands stand once, with table and par in one window', async () => {
  await open('/analysis', { size: [1366, 657] });
  expect(isShown('[data-testid=analysis-enter]')).toBe(false);
  await read(TYPED);
  expect(document.querySelectorAll('[data-testid=analysis-hands]')).toHaveLength(1);
  expect(isShown('[data-testid=analysis-text]')).toBe(false);
  expect(document.activeElement?.id).toBe('analysis-deal');
  await click('[data-cell=SS]');
  expect(document.querySelectorAll('[data-sign]')).toHaveLength(13);
  expect(document.querySelectorAll('[data-testid=analysis-hands]')).toHaveLength(1);
  for (const seen of ['hands', 'tricks', 'steps']) {
    const { top, bottom } = shown(`[data-testid=analysis-${seen}]`).getBoundingClientRect();
    expect(top >= 0 && bottom <= innerHeight, seen).toBe(true);
  }
  await click('[data-testid=analysis-enter]');
  expect(isShown('[data-testid=analysis-text]')).toBe(true);
  await click('[data-testid=analysis-enter]');
  expect(isShown('[data-testid=analysis-text]')).toBe(false);
});

test('the best play is gone through by keys, and the address keeps the step', async () => {
  await open(`${AT}&contract=4SS`);
  expect(said()).toContain('11');
  shown('[data-testid=analysis-steps] button:nth-of-type(3)').focus();
  const press = async (key: string): Promise<void> => {
    await userEvent.keyboard(`{${key}}`);
    await still();
  };
  for (let cards = 1; cards <= 3; cards += 1) {
    await press('ArrowRight');
    expect(location.search).toMatch(new RegExp(`cards=(\\w\\w\\.){${cards - 1}}\\w\\w$`));
  }
  await press('ArrowLeft');
  expect(location.search).toMatch(/cards=\w\w\.\w\w$/);
  await press('End');
  expect(said()).toContain('+1');
  expect(location.search).toMatch(/cards=(\w\w\.){51}\w\w$/);
  const address = location.pathname + location.search;
  go('/');
  await still();
  go(address);
  await still();
  expect(said()).toContain('+1');
});

test('systems bid with a reason for each call', async () => {
  await open(`${AT}&contract=4SS`);
  await click('[data-testid=analysis-bid]');
  shown('[data-testid=analysis-auction]');
  await click("[data-made='0']");
  expect(text('[data-testid=analysis-why]').trim()).toBeTruthy();
});

test('cards change places: one is pressed, then one in another hand', async () => {
  await open(AT);
  await userEvent.click(page.getByRole('checkbox').first());
  shown('[data-card=SA]').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(shown('[data-card=SK]'));
  await userEvent.keyboard('{Enter}');
  await click('[data-card=S3]');
  expect(location.search).toMatch(/~K\.J54\.8762\.QJ876~AQ543\.K32\./);
});

test('the board is sound at every size, with a contract that is tried out', async () => {
  await open(`${AT}&contract=4SS&cards=C4`);
  await comes('[data-sign]');
  await expectSoundIn(undefined, { fits: true });
});
