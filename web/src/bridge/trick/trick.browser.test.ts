// The middle of the table as it is drawn, frame by frame.
import { expect, test } from 'vitest';
import type { Update } from '../../generated/wire';
import { NOTHING } from '../../lib/time';
import { atEachChange } from '../../testing/film';
import { stepFrame } from '../../testing/heldTime';
import { comes, type Look, openScene, shown } from '../../testing/stage';
import {
  cameBack,
  dimmedEarly,
  filmTricks,
  flewAgain,
  flewOverHands,
  lastPlayers,
  shone,
  type Frame,
} from '../../testing/tricks';

const LAPTOP = { size: [1440, 900], moves: true } as const satisfies Look;
const PHONE = { size: [390, 844], moves: true } as const satisfies Look;
const TRICKS = 5;

const inTrick = (): number => document.querySelectorAll('[data-trick] > [data-card]').length;
const legal = (card: string): HTMLElement | null =>
  document.querySelector(`button[data-card='${card}'][aria-disabled=false]`);

/** The card that comes next, and whether the person at South plays it: theirs, or dummy's. */
function coming([next]: readonly Update[]): { card: string; own: boolean } {
  const played = next?.events.find((event) => event.kind === 'card');
  if (!played) throw new Error('nobody plays');
  return { card: played.card, own: 'NS'.includes(played.seat) };
}

/** When the person plays: once the middle is free, while the last trick still shines, or in the first frame. */
const FREE = {
  later: () => inTrick() < 4,
  shining: () => inTrick() < 4 || document.querySelector('[data-trick][data-step=won]') !== null,
  'at once': () => true,
};

/** Plays five tricks with bots that act at once. */
async function watch(look: Look, when: keyof typeof FREE = 'later', atChange = NOTHING): Promise<Frame[]> {
  const table = await openScene('tricks', look);
  atEachChange(atChange);
  const frames = filmTricks();
  while (table.coming.length > 0) {
    const { card, own } = coming(table.coming);
    while (own && !(legal(card) && FREE[when]())) await stepFrame();
    if (own) legal(card)?.click();
    void table.next();
    await stepFrame();
  }
  while (inTrick() > 0) await stepFrame();
  return frames;
}

const anyMoved = (frames: readonly Frame[]): boolean =>
  frames.some(({ cards }) => cards.some(({ moved }) => moved));

test.each([
  ['a laptop', LAPTOP],
  ['a phone', PHONE],
])('on %s a trick lies still from each card on until it is gathered', async (_, look) => {
  const frames = await watch(look);
  expect(shone(frames)).toHaveLength(TRICKS);
  expect(lastPlayers(frames)).toContain('S');
  expect(anyMoved(frames)).toBe(true);
  expect(cameBack(frames)).toEqual([]);
  expect(flewAgain(frames)).toEqual([]);
  expect(dimmedEarly(frames)).toEqual([]);
  expect(flewOverHands(frames)).toEqual([]);
});

test('without motion a trick goes through the same states', async () => {
  // Without motion a trick is gathered between two frames.
  const steps: string[] = [];
  const frames = await watch({ ...PHONE, moves: false }, 'later', () => {
    const { step } = document.querySelector<HTMLElement>('[data-trick]')?.dataset ?? {};
    if (step && step !== 'landing' && step !== steps.at(-1)) steps.push(step);
  });
  expect(lastPlayers(frames)).toContain('S');
  expect(cameBack(frames)).toEqual([]);
  expect(dimmedEarly(frames)).toEqual([]);
  expect(anyMoved(frames)).toBe(false);
  expect(steps.slice(0, 6)).toEqual(['playing', 'won', 'gathering', 'playing', 'won', 'gathering']);
});

test.each([
  ['while the last trick still shines', 'shining', TRICKS],
  ['at once', 'at once', 1],
] as const)('who leads %s sees both tricks whole', async (_, when, shining) => {
  const frames = await watch(LAPTOP, when);
  expect(Math.max(...frames.map(({ cards }) => cards.length))).toBeGreaterThan(4);
  expect(shone(frames).length).toBeGreaterThanOrEqual(shining);
  expect(cameBack(frames)).toEqual([]);
  expect(flewAgain(frames)).toEqual([]);
  expect(dimmedEarly(frames)).toEqual([]);
});

const names = ({ cards }: Frame): string[] => cards.map(({ card }) => card);

test('what lies in the trick stays through a broken line', async () => {
  const table = await openScene('a card taken back', LAPTOP);
  const frames = filmTricks();
  table.cut();
  await comes('[data-testid=offline]');
  await table.mend();
  expect(document.querySelector('[data-testid=offline]')).toBeNull();
  expect(new Set(frames.map((each) => names(each).join()))).toEqual(new Set(['DT,D8,D2']));
  expect(anyMoved(frames)).toBe(false);
});

test('a card that is taken back while its trick is gathered lets the other cards lie', async () => {
  const table = await openScene('a card taken back', LAPTOP);
  const frames = filmTricks();
  let asked = false;
  atEachChange(() => {
    if (asked || !document.querySelector('[data-motion=gathering]')) return;
    asked = true;
    shown('[data-testid=undo][aria-disabled=false]').click();
    void table.next();
  });
  legal('D9')?.click();
  await table.next();
  expect(table.sent()).toContainEqual(expect.objectContaining({ type: 'undo' }));
  expect(document.querySelector('[data-hand] [data-card=D9]')).not.toBeNull();
  const before = 'DT,D8,D2';
  const known = frames.map((each) => names(each).join() === before);
  expect(known.at(-1)).toBe(true);
  const back = frames.slice(known.lastIndexOf(false) + 1);
  expect(back.flatMap(({ cards }) => cards.filter(({ moved, opacity }) => moved || opacity < 1))).toEqual([]);
});

test('a card that is refused goes back to the hand', async () => {
  const table = await openScene('tricks');
  await table.next();
  const { card } = coming(table.coming);
  legal(card)?.click();
  const sent = table.sent().at(-1);
  if (sent?.type !== 'card') throw new Error('no card was played');
  await table.say({ type: 'refused', id: sent.id, why: { code: 'not-your-turn', args: {} } });
  expect(document.querySelector(`[data-hand] [data-card='${card}']`)).not.toBeNull();
  expect(document.querySelector(`[data-trick] [data-card='${card}']`)).toBeNull();
});
