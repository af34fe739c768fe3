// The one command that is on its way to the server: when it is over, when it waits, and when it is sent again.
import type { ClientMessage, Reason, TableView } from '../../generated/wire';
import { newId } from '../../lib/newId';
import { isOnItsWay, type Sent } from './optimistic';

type Command = Extract<ClientMessage, { seen: number }>;
/** A command without what the store adds to it. */
type Bare<T> = T extends { seen: number } ? Omit<T, 'id' | 'seen'> : never;
export type Wish = Bare<ClientMessage>;

export interface Pending {
  message: Command;
  sent: Sent;
  /** How often it has come too late: bots may act while an undo is on its way. */
  late: number;
  /** Whether it was refused as late and waits for the view it missed. */
  waits: boolean;
}

/** What becomes of a command: `null` once it is over, and what goes out now. */
export interface Outcome {
  pending: Pending | null;
  message: Command | null;
}

/** Nothing is on its way. */
export const OVER: Outcome = { pending: null, message: null };
const MOST_LATE = 4;

/** A command as it goes out to the table that the player sees. */
export function pendingOf(wish: Wish, view: TableView): Pending {
  const message = { ...wish, id: newId(), seen: view.version };
  return { message, sent: sentOf(wish, view), late: 0, waits: false };
}

function sentOf(wish: Wish, view: TableView): Sent {
  if (wish.type === 'card') return { type: 'card', card: wish.card };
  if (wish.type === 'call') return { type: 'call', call: wish.call, after: view.calls.length };
  return { type: /^(say|speak|explain-call|ask-about-call)$/.test(wish.type) ? 'say' : 'other' };
}

/** A call or card has had its effect once the view shows it; what was lost with the line is sent again. */
export function afterView(
  pending: Pending,
  before: TableView | null,
  view: TableView,
  rejoined: boolean,
): Outcome {
  const changed = view.version > pending.message.seen;
  if (pending.waits && changed) return again(pending, view);
  // What others do meanwhile, such as speaking, takes no card back into the hand.
  const shown = changed && (rejoined || !isOnItsWay(view, pending.sent));
  return {
    pending: shown && pending.sent.type !== 'other' ? null : pending,
    message: before?.version === view.version ? pending.message : null,
  };
}

/** Whether a command is over that the server has carried out in this version: a call or card is once it is to be seen. */
export function isDone(pending: Pending, version: number, view: TableView): boolean {
  return pending.sent.type === 'other' || view.version >= version;
}

/** A refusal ends it, unless it was too late, may be sent again, and has not been too often. */
export function afterRefusal(pending: Pending, why: Reason, view: TableView): Outcome {
  if (why.code !== 'stale' || pending.sent.type !== 'other' || pending.late >= MOST_LATE) return OVER;
  if (view.version > pending.message.seen) return again(pending, view);
  return { pending: { ...pending, waits: true }, message: null };
}

function again(pending: Pending, view: TableView): Outcome {
  const message = { ...pending.message, id: newId(), seen: view.version };
  return { pending: { ...pending, message, late: pending.late + 1, waits: false }, message };
}
