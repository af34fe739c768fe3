// For whom a table waits, by what everybody at it knows: whose turn it is, or who is to answer.
import type { TableView } from '../../generated/wire';
import { isOver, type Seat } from './seats';

/** Who is waited for, and a name for what: another wait begins when it changes. */
export interface Wait {
  seats: readonly Seat[];
  key: string;
}

const NOBODY: Wait = { seats: [], key: '' };

/** Who is waited for in this view, the reader among them; nobody while a match rests or no board is on the table. */
export function waitedFor(view: TableView): Wait {
  if (!view.board || isOver(view.phase) || view.phase === 'waiting' || view.match?.paused) return NOBODY;
  // The bots wait for the reader, who knows.
  if (view.board.minibridge?.unread) return NOBODY;
  if (view.undo) return waitFor(view, 'undo', view.undo.waits);
  if (view.pack?.cut === null) return waitFor(view, 'cut', [view.pack.cutter]);
  if (view.claim) return waitFor(view, 'claim', view.claim.waits);
  const actor = view.turn.actor ?? view.turn.seat;
  return actor ? waitFor(view, 'turn', [actor]) : NOBODY;
}

function waitFor(view: TableView, what: string, seats: readonly Seat[]): Wait {
  // What people say, and who comes and goes, begins no other wait.
  const since = [view.board?.number, view.calls.length, view.piles.length, view.trick?.cards.length ?? 0];
  return { seats, key: [what, ...seats, ...since].join(' ') };
}
