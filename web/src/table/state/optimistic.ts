// What the table looks like while a command is on its way: the card lies there at once.
import type { TableView, TurnView } from '../../generated/wire';

/** A call (after so many) or a card that has been sent and not yet been answered. */
export type Sent =
  | { type: 'call'; call: string; after: number }
  | { type: 'card'; card: string }
  | { type: 'say' | 'other' };

const nothingToDo = (turn: TurnView): TurnView => ({
  ...turn,
  mine: false,
  calls: [],
  cards: [],
  reasons: {},
});

function withCard(view: TableView, card: string): TableView {
  const seat = view.turn.seat;
  if (!seat) return view;
  const before =
    view.trick && view.trick.cards.length < 4 ? view.trick : { leader: seat, cards: [], winner: null };
  return {
    ...view,
    hands: view.hands.map((hand) =>
      hand.seat === seat ? { ...hand, cards: hand.cards.filter((held) => held !== card) } : hand,
    ),
    left: { ...view.left, [seat]: (view.left[seat] ?? 1) - 1 },
    trick: { ...before, cards: [...before.cards, { seat, card }] },
    lastTrick: null,
    turn: nothingToDo(view.turn),
  };
}

/** Whether this view does not know yet what was sent: the call or card is still the player's to make. */
export function isOnItsWay({ turn, calls }: TableView, sent: Sent): boolean {
  switch (sent.type) {
    case 'card':
      return turn.mine && turn.cards.includes(sent.card);
    case 'call':
      return turn.mine && calls.length === sent.after;
    default:
      return true;
  }
}

/** The view as it will be if the server agrees. */
export function foreseen(view: TableView, sent: Sent | null): TableView {
  if (!sent || !isOnItsWay(view, sent)) return view;
  switch (sent.type) {
    case 'card':
      return withCard(view, sent.card);
    case 'call':
      return { ...view, calls: [...view.calls, sent.call], turn: nothingToDo(view.turn) };
    case 'other':
      return { ...view, turn: nothingToDo(view.turn) };
    default:
      return view;
  }
}
