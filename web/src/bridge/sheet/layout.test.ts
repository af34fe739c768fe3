// @vitest-environment node
import { expect, it } from 'vitest';
import type { SheetView } from '../../generated/wire';
import { layRubber } from './layout';

/** A rubber of which North and South have won so many games, each by 120 below the line. */
function rubber(won: number, over: boolean): SheetView {
  const game = [
    { kind: 'board', entries: [{ side: 'NS', line: 'below', points: 120 }] },
    { kind: 'game-line', entries: [] },
  ];
  return { lines: Array.from({ length: won }, () => game).flat(), over } as unknown as SheetView;
}

it.each([
  ['before the first deal', 0, false, 1],
  ['as soon as the first game is won', 1, false, 2],
  ['not under the last game of a rubber', 2, true, 2],
])('the next game has its place under the line %s', (_, won, over, places) => {
  expect(layRubber(rubber(won, over), 'NS').games).toHaveLength(places);
});
