// The analysis board: a person enters a deal, sees what it is worth, tries a contract and has it bid.
import { expect, onTestFinished, test as anywhere, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { go } from '../lib/router.svelte';
import { expectSoundIn } from '../testing/soundness';
import { comes, eventually, isAnswered, open, shown, silence, still } from '../testing/stage';

/** A machine without a compiler has no solver. */
const test = anywhere.skipIf(!isAnswered('POST /api/analysis/table'));

const TYPED = 'S: AKQ54 K32 QJ3 32\nW: JT9 QT98 K54 K54\nN: 8762 A76 AT9 AT9';
const ENDING = 'N: AJ K - -\nE: Q2 A - -\nS: K3 Q - -\nW: T9 J - -';
const AT =
  '/analysis?deal=8762.A76.AT9.AT9~3.J54.8762.QJ876~AKQ54.K32.QJ3.32~JT9.QT98.K54.K54&dealer=N&vul=EW';

const LIN =
  'md|3SAKQ54HK32DQJ3C32,SJT9HQT98DK54CK54,S8762HA76DAT9CAT9|sv|e|' +
  'mb|p|mb|p|mb|1S|mb|p|mb|3S|mb|p|mb|4S|mb|p|mb|p|mb|p|';
const PBN =
  '[Board "1"]\n[Dealer "N"]\n[Vulnerable "EW"]\n' +
  '[Deal "N:8762.A76.AT9.AT9 3.J54.8762.QJ876 AKQ54.K32.QJ3.32 JT9.QT98.K54.K54"]\n' +
  '[Declarer "S"]\n[Contract "4S"]\n[Auction "N"]\nPass Pass 1S Pass\n3S Pass 4S AP\n';
/** The pasted board, as the server is asked about it. */
const PASTED =
  'deal=N%3A8762.A76.AT9.AT9%203.J54.8762.QJ876%20AKQ54.K32.QJ3.32%20JT9.QT98.K54.K54&dealer=N&vulnerability=EW';

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
    expect(top >= 0 && bottom <= innerHeight, `${seen} ends at ${bottom}`).toBe(true);
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

test('an ending that is pasted is solved, gone through, and sent on to be played against the best defence', async () => {
  await open('/analysis');
  await read(ENDING);
  expect(document.querySelector('[data-testid=analysis-par]')).toBeNull();
  await click('[data-testid=analysis-try-it]');
  expect(said()).toContain('2');
  expect(document.querySelectorAll('[data-testid=analysis-hands] [data-sign]')).toHaveLength(3);
  await click('[data-testid=analysis-steps] button:nth-of-type(3)');
  expect(location.search).toMatch(/lead=S&contract=3NTS&cards=\w\w$/);
  const defended = shown('[data-testid=analysis-defended]').getAttribute('href') ?? '';
  expect(defended).toMatch(/^\/cards\?deal=AJ\.K\.\.~.*lead=S/);
  await open(defended);
  await click('[data-testid=play-out] button');
  await click('[data-testid=play-out] [data-card=S3]');
  expect(text('[data-testid=play-said]')).toBeTruthy();
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
  expect(document.querySelectorAll('[data-testid=analysis-hands] .hand .face')).toHaveLength(51);
  expect(document.querySelectorAll('[data-testid=analysis-trick] .face')).toHaveLength(1);
  await expectSoundIn(undefined, { fits: true });
});

/** Asks for the shares of these calls: after a first part of the deals each lead has one, with its margin. */
async function askForShares(calls: string): Promise<void> {
  // Reckoning all parts takes long: the second one does not come.
  silence(
    `POST /api/analysis/chances?${PASTED}&contract=4SS&cards=&calls=${calls}&part=1 {"ns":"forum","ew":"forum"}`,
  );
  await userEvent.click(shown('[data-testid=analysis-chances-ask]'));
  await comes('[data-testid=analysis-shares]');
  expect(document.querySelectorAll('[data-testid=analysis-shares] tbody tr')).toHaveLength(13);
  expect(text('[data-testid=analysis-shares] td')).toMatch(/\d+ % ± \d+/);
}

test.each([
  ['LIN', LIN],
  ['PBN', PBN],
])('shares are counted by the auction of a pasted board in %s until it is dropped', async (_, pasted) => {
  await open('/analysis');
  await read(pasted);
  const calls = '[data-testid=analysis-calls]';
  expect(document.querySelectorAll(`${calls} [data-made]`)).toHaveLength(10);
  const address = location.pathname + location.search;
  go('/');
  await still();
  go(address);
  await comes(calls);
  await still();
  await click(`${calls} [data-made='2']`);
  expect(text('[data-testid=analysis-meaning]').trim()).toBeTruthy();
  await askForShares('P.P.1S.P.3S.P.4S.P.P.P');
  await click('[data-testid=analysis-drop-calls]');
  expect(document.querySelector(calls)).toBeNull();
  expect(location.search).not.toContain('P.1S');
});

test('where no auction is known, shares are counted over all deals of the cards', async () => {
  await open(`${AT}&contract=4SS`);
  await askForShares('');
});

test('a deal is taken home: as a file of the server, and as pictures that the browser makes', async () => {
  const { asked } = await open(AT);
  await comes('[data-testid=analysis-par]');
  const made = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => made.mockRestore());
  await click('[data-testid=analysis-files] [data-file=pbn]');
  expect(asked().at(-1)).toMatch(/^POST \/api\/analysis\/file\/pbn\?deal=N%3A8762\.A76/);
  await click('[data-testid=analysis-files] button:not([data-file])');
  await click('[data-testid=analysis-files] button:not([data-file]):last-of-type');
  await eventually(() => expect(made).toHaveBeenCalledTimes(3));
  const files = made.mock.calls.map(([blob]) => (blob as Blob).text());
  const [file = '', svg = '', png = ''] = await Promise.all(files);
  expect(file).toContain('[Deal "N:8762.A76.AT9.AT9 3.J54.8762.QJ876 AKQ54.K32.QJ3.32 JT9.QT98.K54.K54"]');
  expect(svg).toMatch(/^<svg /);
  expect(png).toMatch(/^.PNG/);
});
