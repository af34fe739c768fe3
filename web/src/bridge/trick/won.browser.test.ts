// Where the cards of a complete trick go: before their players in a match, into two piles at home (S1:50, S1:58).
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atEachFrame, holdTime } from '../../testing/heldTime';
import { allShown, lookAt, openScene, openTable, shown, still } from '../../testing/stage';
import { sweep } from '../../testing/sweep';

/** Who has won the tricks of these moments, one after the other. */
const WON: Record<string, string> = {
  rows: 'WSNSESSWW',
  'rows-left': 'EESEESW',
  'rows-right': 'NWWENNWW',
  'rows-both-hands': 'NNNSSNEEEEW',
};
const PLACES = [
  ['S', 'bottom'],
  ['W', 'left'],
  ['N', 'top'],
  ['E', 'right'],
] as const;
const SIZES = [
  [390, 844],
  [844, 390],
  [1366, 657],
  [1920, 1080],
] as const;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  seat: string;
}

/** The middle of each of these, and how large it is. */
function boxes(selector: string): Box[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width, height, seat: node.dataset.from ?? '' };
  });
}

function box(selector: string): Box {
  const [only, ...more] = boxes(selector);
  if (!only || more.length > 0) throw new Error(`${more.length} more than one ${selector}`);
  return only;
}

const trick = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-trick] > [data-card]')].map((card) => card.dataset.card);

/** Each row has the tricks in their order, upright those of North and South, laid from its player's left. */
function assertBacksTellWhoWon(won: string): void {
  for (const [seat, place] of PLACES) {
    const backs = boxes(`[data-row=${seat}] [data-turned]`);
    expect(backs.map((back) => back.height > back.width)).toEqual([...won].map((by) => 'NS'.includes(by)));
    const line = backs.map((back) => (place === 'bottom' || place === 'top' ? back.x : back.y));
    const sign = place === 'top' || place === 'right' ? -1 : 1;
    expect(line).toEqual([...line].sort((one, other) => sign * (one - other)));
  }
}

/** No card of the trick lies nearer to another player's row than to that of who played it. */
function assertCardsLieBeforeTheirPlayers(): void {
  for (const card of boxes('[data-trick] > [data-card]')) {
    const aside = 'EW'.includes(card.seat);
    const apart = (seat: string): number => {
      const row = box(`[data-row=${seat}]`);
      return aside ? Math.abs(card.x - row.x) : Math.abs(card.y - row.y);
    };
    const [near = ''] = [...(aside ? 'EW' : 'NS')].sort((one, other) => apart(one) - apart(other));
    expect(near).toBe(card.seat);
  }
}

sweep(Object.entries(WON))(
  'in a match backs and cards lie before their players: "%s"',
  async (moment, won) => {
    await openTable(moment);
    expect(trick()).toHaveLength(3);
    for (const size of SIZES) {
      await lookAt({ size });
      await still();
      assertBacksTellWhoWon(won);
      assertCardsLieBeforeTheirPlayers();
    }
    expect(allShown('[data-stack]')).toEqual([]);
  },
);

test('a row of backs is read out in one sentence', async () => {
  await openTable('rows');
  for (const [seat, won, lost] of [
    ['Nord', 5, 4],
    ['Ost', 4, 5],
    ['Süd', 5, 4],
    ['West', 4, 5],
  ]) {
    const name = `Verdeckte Karten von ${seat}: ${won} gewonnen, ${lost} verloren`;
    const row = page.getByRole('img', { name, exact: true });
    expect(row.elements()).toHaveLength(1);
    expect(row.element().querySelectorAll('[role], [aria-label], button, a')).toHaveLength(0);
    expect(row.element().textContent.trim()).toBe('');
  }
});

/** How a card of a trick looks in the middle, in the last frame before it is gone. */
interface Last extends Box {
  covered: boolean;
}

/** Holds time, and follows each card that is gathered from now on. */
function followGathered(): Map<string, Last> {
  const seen = new Map<string, Last>();
  holdTime();
  atEachFrame(() => {
    for (const each of boxes('[data-motion=gathering]')) {
      const back = document.querySelector(`[data-motion=gathering][data-from=${each.seat}] .reverse`);
      seen.set(each.seat, { ...each, covered: back !== null && getComputedStyle(back).opacity === '1' });
    }
  });
  return seen;
}

test('a complete trick is turned down where it lies', async () => {
  const { sent, next } = await openScene('a trick in a match', { moves: true });
  const seen = followGathered();
  const before = trick();
  expect(before).toHaveLength(3);
  await userEvent.click(shown('button[data-card=H3]'), { position: { x: 22, y: 16 } });
  expect(sent().at(-1)).toMatchObject({ type: 'card', card: 'H3' });
  await next();
  expect(new Set(seen.keys())).toEqual(new Set('NESW'));
  for (const [seat, last] of seen) {
    const backs = boxes(`[data-row=${seat}] [data-turned]`);
    expect(backs).toHaveLength(8);
    const back = backs[7];
    if (!back) throw new Error('no trick lies there');
    expect(last.covered).toBe(true);
    expect(last.width > last.height).toBe(back.width > back.height);
    expect(Math.abs(last.x - back.x) + Math.abs(last.y - back.y)).toBeLessThan(30);
  }
  expect(trick().filter((card) => before.includes(card))).toEqual([]);
});

sweep(['piles', 'piles-left'])('at home each side gathers its tricks: "%s"', async (moment) => {
  await openTable(moment);
  const won = [...(WON[moment.replace('piles', 'rows')] ?? '')];
  const ours = won.filter((by) => 'NS'.includes(by)).length;
  expect(document.querySelectorAll('[data-row]')).toHaveLength(0);
  for (const size of SIZES) {
    await lookAt({ size });
    await still();
    for (const [side, tricks] of [
      ['NS', ours],
      ['EW', won.length - ours],
    ]) {
      shown(`[data-stack=${side}]`);
      expect(boxes(`[data-stack=${side}] > *`)).toHaveLength(Number(tricks));
    }
    const [middle, mine, theirs] = ['[data-trick]', '[data-stack=NS]', '[data-stack=EW]'].map(box);
    if (!middle || !mine || !theirs) throw new Error('something is not there');
    expect(mine.y).toBeGreaterThan(middle.y);
    expect(middle.y).toBeGreaterThan(theirs.y);
    // Declarer gathers, or the defender who leads: West against South, East as declarer.
    expect(theirs.x < middle.x).toBe(moment === 'piles');
  }
});

test('at home a trick is shown with its winner, and then lies on the pile of its side', async () => {
  const { next } = await openScene('a trick at home');
  const packets = (): number => document.querySelectorAll('[data-stack] > *').length;
  const whileWon: number[] = [];
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-trick][data-step=won]')) whileWon.push(packets());
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  onTestFinished(() => watch.disconnect());
  expect(packets()).toBe(9);
  await userEvent.click(shown('button[data-card=SK]'), { position: { x: 22, y: 16 } });
  await next();
  expect(new Set(whileWon)).toEqual(new Set([9]));
  expect(packets()).toBe(10);
});
