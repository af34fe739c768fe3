// People who look on: whose the open cards are, and what a projector shows to a room.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { judgedAt, USUAL } from '../testing/judge';
import { ownerless } from '../testing/owners';
import { expectSound } from '../testing/soundness';
import { addressOf, allShown, lookAt, open, shown, still } from '../testing/stage';
import { sweep } from '../testing/sweep';

const PROJECTED = [
  [1920, 1080],
  [1280, 720],
] as const;
const TABLET = [820, 1180] as const;
/** How high letters are at least that a room reads, of the height of the projected picture. */
const READABLE = 0.04;

const GUEST = { guest: true, size: PROJECTED[0] } as const;
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent.trim());

/** What a room wants to know is large, lies within the picture, and there is nothing beside it to press. */
async function expectComposed(...told: string[]): Promise<void> {
  for (const size of PROJECTED) {
    await lookAt({ size });
    await still();
    for (const what of told) {
      const found = shown(what);
      const { left, top, right, bottom } = found.getBoundingClientRect();
      expect(left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight, what).toBe(true);
      expect(parseFloat(getComputedStyle(found).fontSize), what).toBeGreaterThanOrEqual(READABLE * size[1]);
    }
    expect(allShown('header a, select, nav')).toEqual([]);
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  }
  expect(getComputedStyle(shown('[data-testid=leave-projector]')).opacity).toBe('0');
}

test('a projector shows contract, tricks and score large, and no control; Escape leads out, and a button in', async () => {
  await open(addressOf('a table on a projector'), GUEST);
  expect(shown('h1').textContent).toBe('4♠ von Süd');
  expect(texts('[data-testid=projected-tricks] td')).toEqual(['5', '4']);
  expect(texts('[data-testid=projected-score] td')).toEqual(['700', '350']);
  await expectComposed(
    ...['h1', '[data-testid=projected-tricks] td', '[data-testid=projected-score] td:last-child'],
  );
  const hands = [...document.querySelectorAll<HTMLElement>('[data-hand]')].map(({ dataset }) => dataset.hand);
  expect(new Set(hands)).toEqual(new Set(['N', 'S']));
  await userEvent.hover(shown('h1'));
  await expect.element(page.getByTestId('leave-projector')).toHaveStyle({ opacity: '1' });
  await userEvent.keyboard('{Escape}');
  await still();
  shown('[data-testid=shoulder]');
  expect(location.search).toBe('');
  await userEvent.click(shown('[data-testid=to-projector]'));
  await still();
  shown('[data-testid=projected-table]');
  // It fills the screen, and would go on doing so.
  await document.exitFullscreen();
});

test('on a projector a guest in the gallery sees the boards that are over', async () => {
  await open(addressOf('a gallery on a projector'), GUEST);
  expect(shown('[data-testid=projected-gallery]').dataset.open).toBe('2');
  await expectComposed('h1', '[data-testid=projected-score] td:last-child', '.diagram .ranks');
});

/** Where something lies from the trick. */
function sideOf(selector: string): string {
  const middle = (node: Element): [number, number] => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const [x, y] = middle(shown(selector));
  const [a, b] = middle(shown('[data-trick]'));
  if (Math.abs(x - a) > Math.abs(y - b)) return x < a ? 'left' : 'right';
  return y < b ? 'top' : 'bottom';
}

sweep([
  ['over a shoulder', 'N', 'top'],
  ['beside dummy-left', 'W', 'left'],
  ['beside dummy-right', 'E', 'right'],
])(
  '"%s": dummy lies at its seat, of all names nearest to its own, on any screen',
  async (place, seat, side) => {
    await open(addressOf(place), { guest: true });
    expect(shown('[data-testid=watch-facts]').textContent).toContain('Geber');
    expect(shown('[data-testid=watch-tricks]').textContent).toContain('N-S');
    expect(shown('.dummy').dataset.hand).toBe(seat);
    expect([sideOf('.dummy'), sideOf(`[data-plate=${seat}]`)]).toEqual([side, side]);
    await expectSound();
    expect(await judgedAt([...USUAL, TABLET, PROJECTED[0]], ownerless)).toEqual([]);
  },
);

test.each(['beside dummy-left', 'beside dummy-right'])(
  '"%s": on a projector too dummy’s name stands nearest to its cards',
  async (place) => {
    await open(`${addressOf(place)}?projector`, GUEST);
    shown('[data-testid=projected-table] .dummy [data-card]');
    expect(await judgedAt(PROJECTED, ownerless)).toEqual([]);
  },
);
