// What is enlarged to 200 % or 400 % can all be reached: the window of a laptop is a half or a quarter as wide then.
import { expect, test } from 'vitest';
import { allShown, lookAt, openTable, still } from '../../testing/stage';
import { lyingUnder } from '../../testing/judge';

const TWICE = [683, 329] as const;
const FOUR_TIMES = [342, 164] as const;

/** Whether the sign of a bid or a card lies under something else, once one has scrolled there. */
function isCovered(node: HTMLElement): boolean {
  node.scrollIntoView({ block: 'nearest' });
  const { left, top } = node.getBoundingClientRect();
  return !node.contains(document.elementFromPoint(left + 11, top + 14));
}

test('each bid and each own card can be reached when enlarged', async () => {
  await openTable('first-call', { size: TWICE });
  for (const size of [TWICE, FOUR_TIMES]) {
    await lookAt({ size });
    await still();
    const pressed = [
      ...document.querySelectorAll<HTMLElement>('button[data-card], [data-testid=bidbox] [data-call]'),
    ];
    expect(pressed.length).toBeGreaterThan(13 + 35);
    expect(pressed.filter(isCovered).map((each) => each.ariaLabel)).toEqual([]);
  }
});

test('the trick lies on no name when enlarged', async () => {
  await openTable('dummy', { size: TWICE });
  const trick = allShown('[data-trick] [data-card]');
  expect(trick).toHaveLength(3);
  for (const card of trick) expect(lyingUnder(card, '[data-plate]')).toEqual([]);
});
