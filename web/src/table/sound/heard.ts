// What is to be heard when one view of a table follows another: a value, so that it can be told without a loudspeaker.
import type { TableView } from '../../generated/wire';
import { sideOf } from '../../bridge/seats/seats';
import { newestLines, pointsFor } from '../result/result';

export type Sound = 'shuffle' | 'call' | 'card' | 'trick' | 'turn' | 'won' | 'lost';

const cardsOut = (view: TableView): number => view.piles.length * 4 + (view.trick?.cards.length ?? 0);

/** What has become audible between two views, in the order in which it happened; nothing when a table is first seen. */
export function heardBetween(before: TableView | null, after: TableView): Sound[] {
  if (before?.table !== after.table) return [];
  const sounds: Sound[] = [];
  if (after.board && after.board.number !== before.board?.number) sounds.push('shuffle');
  else {
    if (after.calls.length > before.calls.length) sounds.push('call');
    if (cardsOut(after) > cardsOut(before)) sounds.push('card');
    if (after.piles.length > before.piles.length) sounds.push('trick');
  }
  if (after.result && !before.result) sounds.push(...ended(after));
  else if (after.turn.mine && !before.turn.mine) sounds.push('turn');
  return sounds;
}

/** How a board has ended for who hears it; four passes are silent. */
function ended(view: TableView): Sound[] {
  if (!view.contract) return [];
  const { side } = pointsFor(newestLines(view.sheet), sideOf(view.me));
  return side === 'none' ? [] : [side === 'us' ? 'won' : 'lost'];
}
