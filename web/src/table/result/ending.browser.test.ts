// The end of a board as a moment of its own: told at once to who listens, in nobody's way, still where wished so.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settings } from '../../lib/settings.svelte';
import { atEachChange, filmed, moving } from '../../testing/film';
import { allShown, eventually, openAfterScene, openScene, openTable, shown } from '../../testing/stage';

const MOVING = { moves: true } as const;
const FLYING = '[data-testid=celebration]';
const TOLD = `[data-testid=result], ${FLYING}`;
/** The last trick, from both hands. */
const CARDS = 4;

const text = (selector: string): string => document.querySelector(selector)?.textContent.trim() ?? '';
const said = (): string => text('[data-testid=points] .aloud');
const pointsShown = (): string => text('[data-testid=points-shown]');

/** Plays the last trick, until the result is there and nothing moves any more. */
async function win({ next }: { next: () => Promise<void> }): Promise<void> {
  for (let card = 0; card < CARDS; card += 1) await next();
  shown('[data-testid=result]');
}

/** Which texts the points have from now on, each once. */
function counted(): Set<string> {
  const seen = new Set<string>();
  atEachChange(() => seen.add(pointsShown()));
  return seen;
}

test('a slam moves nothing but places and opacity, for at most 1.2 seconds', async () => {
  const table = await openScene('the end', MOVING);
  const flights = filmed(FLYING);
  const moves = filmed(TOLD);
  await win(table);
  expect(flights.length).toBeGreaterThan(0);
  expect(Math.max(...flights.map(({ ends }) => ends))).toBeLessThanOrEqual(1_200);
  const allowed = ['transform', 'translate', 'rotate', 'scale', 'opacity'];
  expect(allowed).toEqual(expect.arrayContaining([...new Set(moves.flatMap((each) => each.moves))]));
  expect(document.querySelector(`${FLYING} span`)).toBeNull();
});

test('a board that ends while the page still loads has its moment too', async () => {
  const flights = filmed(FLYING);
  await openAfterScene('the end', MOVING);
  expect(flights.length).toBeGreaterThan(0);
});

test('a game that is won is a moment too: its totals are counted up', async () => {
  const table = await openScene('the end of a game', MOVING);
  const moves = filmed(TOLD);
  await win(table);
  expect(text('[data-end=won] h2')).toBe('Ihr habt gewonnen');
  for (const [whose, points] of [
    ['us', '3.260'],
    ['them', '700'],
  ]) {
    const total = shown(`[data-testid=total-${whose}]`);
    expect(total.dataset.counted).toBe('true');
    expect(total.textContent).toBe(points);
  }
  expect(moves.some(({ name }) => name.endsWith('draw'))).toBe(true);
  const allowed = ['transform', 'translate', 'rotate', 'opacity'];
  expect(allowed).toEqual(expect.arrayContaining([...new Set(moves.flatMap((each) => each.moves))]));
});

test('after a game hands and trick lie as they sat, and stay in place', async () => {
  const table = await openScene('the end of a game');
  await win(table);
  await userEvent.click(shown('[data-testid=look-tricks]'));
  const replay = shown('[data-testid=replay]');
  const size = [replay.clientWidth, replay.clientHeight];
  const hands = (): HTMLElement[] => allShown('[data-testid=four-hands] [data-held]');
  for (const left of [12, 11, 10]) {
    expect(hands().map((hand) => hand.dataset.held?.split(' ').length)).toEqual([left, left, left, left]);
    await userEvent.click(page.elementLocator(replay).getByRole('button').last());
  }
  expect([replay.clientWidth, replay.clientHeight]).toEqual(size);
  const top = (hand: HTMLElement): number => hand.getBoundingClientRect().top;
  const lowest = hands().reduce((one, other) => (top(one) >= top(other) ? one : other));
  expect(lowest.querySelector('[role=img]')?.ariaLabel).toMatch(/^Süd/);
});

test('points are counted for the eye and said once; any key shows them at once, and nothing flies any more', async () => {
  const table = await openScene('the end', { ...MOVING, size: [390, 844] });
  const told: string[] = [];
  atEachChange(() => {
    if (told.length > 0 || !pointsShown()) return;
    told.push(said(), pointsShown());
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    queueMicrotask(() => told.push(said(), pointsShown()));
  });
  await win(table);
  const [first, counting, then, end] = told;
  expect([first, then, end]).toEqual(['1.510 für euch', '1.510 für euch', '+1.510']);
  expect(counting).not.toBe(end);
  expect(document.querySelector(`${FLYING} span`)).toBeNull();
});

test('the next board can be asked for at once, and nothing of the last one is left to look at', async () => {
  const table = await openScene('the end, and the next board', MOVING);
  let asked = false;
  atEachChange(() => {
    const button = document.querySelector<HTMLElement>('[data-testid=next]');
    if (asked || !button) return;
    asked = true;
    button.click();
    void table.next();
  });
  for (let card = 0; card < CARDS; card += 1) await table.next();
  expect(table.sent().at(-1)).toMatchObject({ type: 'next' });
  await eventually(() => expect(document.querySelectorAll('button[data-card]')).toHaveLength(13));
  expect(document.querySelector(TOLD)).toBeNull();
});

test('nothing moves for who wants no motion, and the points stand there from the first moment', async () => {
  const table = await openScene('the end');
  const points = counted();
  const flights: unknown[] = [];
  atEachChange(() => flights.push(...document.querySelectorAll(FLYING)));
  await win(table);
  expect([...points].filter(Boolean)).toEqual(['+1.510']);
  expect(flights).toEqual([]);
  expect(moving(TOLD).filter(({ ends }) => ends > 1)).toEqual([]);
  expect(text('[data-feat=grand-slam]')).toBe('Großschlemm');
  expect(shown('[data-feat=grand-slam]').className).toContain('ribbon');
  expect(allShown('[data-testid=slam-tricks] .lit')).toHaveLength(13);
  expect(text('[data-fate=made]')).toBe('Erfüllt');
});

test('a slam lights its thirteen tricks one after the other', async () => {
  const table = await openScene('the end', MOVING);
  const moves = filmed('[data-testid=slam-tricks]');
  await win(table);
  const ends = moves.filter(({ name }) => name.endsWith('light')).map((one) => one.ends);
  expect(new Set(ends).size).toBe(13);
  expect(Math.max(...ends)).toBeLessThanOrEqual(1_200);
});

test('sound is offered at a board that was won, with one tap, and never again', async () => {
  const table = await openScene('the end, and the next board');
  await win(table);
  await eventually(() => shown('[data-testid=sound-offer]'));
  await userEvent.click(shown('[data-testid=sound-offer]'));
  expect([settings.sound, settings.offered]).toEqual([1, false]);
  await table.next();
  expect(settings.offered).toBe(true);
  const later = await openScene('the end');
  settings.offered = true;
  await win(later);
  expect(document.querySelector('[data-testid=sound-offer]')).toBeNull();
});

test('a result that was there before is shown without ado', async () => {
  const points = counted();
  const flights = filmed(FLYING);
  await openTable('slam', MOVING);
  expect(shown('[data-testid=points-shown]').dataset.counted).toBe('true');
  expect([...points].filter(Boolean)).toHaveLength(1);
  expect(flights).toEqual([]);
});

/** The hands lie within the felt; they and what is read or pressed lie nowhere over one another. */
function expectOpenCloth(...read: HTMLElement[]): void {
  const hands = allShown('[data-testid=four-hands] [data-held]').map((hand) => hand.getBoundingClientRect());
  const felt = shown('main').getBoundingClientRect();
  expect(hands).toHaveLength(4);
  for (const box of hands) {
    expect(box.left).toBeGreaterThanOrEqual(felt.left);
    expect(box.right).toBeLessThanOrEqual(felt.right);
    expect(box.bottom).toBeLessThanOrEqual(felt.bottom);
  }
  const boxes = [...hands, ...read.map((node) => node.getBoundingClientRect())];
  const apart = (one: DOMRect, other: DOMRect): boolean =>
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      expect(apart(one, other), JSON.stringify([one, other])).toBe(true);
}

test.each([
  [1366, 657],
  [844, 390],
  [1024, 768],
  [2560, 1440],
  [390, 844],
  [820, 1180],
] as const)(
  'at %i × %i a board that is over lies open on the cloth, and nothing lies over it',
  async (...size) => {
    await openTable('result', { size });
    const hands = allShown('[data-testid=four-hands] [data-held]');
    expect(hands.map((hand) => hand.querySelectorAll('[data-card]').length)).toEqual([13, 13, 13, 13]);
    expectOpenCloth(shown('[data-testid=points]'), shown('[data-testid=next]'));
  },
);

test.each([
  [1366, 657],
  [844, 390],
  [1024, 768],
  [2560, 1440],
] as const)('at %i × %i a game that is over has the middle of the cloth to itself', async (...size) => {
  await win(await openScene('the end of a game', { size }));
  expectOpenCloth(shown('[data-testid=robber-end]'), shown('[data-testid=again]'));
});
