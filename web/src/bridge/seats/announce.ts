// What happens at the table, in words for those who listen: calls and cards as one would say them.
import type { Happened, TableView } from '../../generated/wire';
import { i18n, t } from '../../lib/i18n.svelte';
import type { Seat } from './seats';

/** "Du", "Partner" or the name at a seat. */
export function who(view: TableView, seat: Seat): string {
  if (seat === view.me) return t('table-you');
  const name = view.players.find((player) => player.seat === seat)?.name;
  return name || i18n.seat(seat);
}

/** Who does something, as sentences name them, and whether it is the reader. */
export function by(view: TableView, seat: Seat): { name: string; self: 'yes' | 'no' } {
  return { name: who(view, seat), self: seat === view.me ? 'yes' : 'no' };
}

/** A seat with its name: "Ost (Olga)". */
export function seatWithName(view: TableView, seat: Seat): string {
  return t('table-seat-name', { seat, name: who(view, seat) });
}

/** What a player is in this board: declarer, dummy, or the dealer while the auction goes on; empty for the others. */
export function roleOf(view: TableView, seat: Seat): string {
  if (view.contract?.declarer === seat) return t('role-declarer');
  if (view.contract?.dummy === seat) return t('role-dummy');
  return view.phase === 'auction' && view.board?.dealer === seat ? t('role-dealer') : '';
}

/** "Kontrakt: 4 Pik kontriert, Alleinspieler Süd" */
export function contractAloud(view: TableView): string {
  const contract = view.contract;
  if (!contract) return '';
  return t('table-aloud-contract', {
    bidname: i18n.callName(`${contract.level}${contract.strain}`),
    doubling: contract.doubling || 'none',
    seat: contract.declarer,
  });
}

/** The cards that are to be seen of a hand, in a message of this name. */
export function handAloud(view: TableView, seat: Seat, id: string): string {
  const cards = view.hands.find((hand) => hand.seat === seat)?.cards ?? [];
  return t(id, { cards: cards.map((card) => i18n.cardName(card)).join(', ') });
}

/** The own cards, for who comes to a board that has been dealt; a ceremony may still have them face down. */
export function arrivedAloud(view: TableView): string {
  const faceUp = view.pack === null || view.calls.length > 0;
  const hand = view.hands.find(({ seat, why }) => seat === view.me && why === 'own');
  return faceUp && hand?.cards.length ? handAloud(view, view.me, 'table-aloud-hand') : '';
}

/** "4 Pik von Süd, ein Faller": symbols that are only seen have their words. */
export function endedAloud(view: TableView): string {
  if (!view.result) return '';
  const { fate, result } = view.result;
  if (!fate || !view.contract) return i18n.result(result);
  const { margin } = fate;
  return t('table-aloud-ended', {
    contractname: contractAloud(view),
    fate: margin > 0 ? 'over' : margin < 0 ? 'down' : 'made',
    count: Math.abs(margin),
  });
}

/** One event in words; empty for what needs none. */
export function aloud(event: Happened, view: TableView): string {
  switch (event.kind) {
    case 'call':
      return t('table-aloud-call', { name: who(view, event.seat), callname: i18n.callName(event.call) });
    case 'card':
      return t('table-aloud-card', { name: who(view, event.seat), cardname: i18n.cardName(event.card) });
    case 'dealt':
      return t('table-aloud-dealt') + ' ' + handAloud(view, view.me, 'table-aloud-hand');
    case 'claim':
      return t('table-aloud-claim', { ...by(view, event.seat), tricks: event.tricks });
    case 'answer':
      return t('table-aloud-answer', { ...by(view, event.seat), accept: event.accept ? 'yes' : 'no' });
    case 'undone':
      return t('table-aloud-undone', by(view, event.seat));
    case 'ended':
      return view.result ? t('table-aloud-result', { ended: endedAloud(view) }) : '';
    case 'closed':
      return t('table-aloud-closed');
    default:
      return '';
  }
}

/** Whose claim was not accepted, and by whom. */
export function refusedAloud(seat: Seat, before: TableView | null, view: TableView): string {
  const claimer = before?.claim?.claimer ?? view.me;
  const whose = seat === view.me ? 'self' : claimer === view.me ? 'own' : 'other';
  return t('table-claim-refused', { whose, name: who(view, seat), claimer: who(view, claimer) });
}

/** What the reader may do less often than in the view before, once that is not often any more, and how often. */
export function fewerLeft(before: TableView | null, view: TableView): [string, number] | undefined {
  const former = Object.entries(before?.may.left ?? {});
  return Object.entries(view.may.left).find(
    ([what, left]) => before && !former.some(([same, times]) => same === what && times <= left),
  );
}

/** The same in words. */
export function leftAloud(before: TableView | null, view: TableView): string {
  const fewer = fewerLeft(before, view);
  return fewer ? t('table-left', { what: fewer[0], left: fewer[1] }) : '';
}

/** What has come about between two views that no single event says: the contract, dummy's hand, a trick won. */
export function aloudBetween(before: TableView | null, view: TableView): string[] {
  const said: string[] = [];
  if (!before || before.board?.number !== view.board?.number) return said;
  // Not by the calls: those that may no longer be looked at come and go while cards are played.
  if (view.contract && !before.contract) said.push(contractAloud(view));
  const dummy = view.contract?.dummy;
  const faced = (of: TableView): boolean =>
    of.hands.some((hand) => hand.seat === dummy && hand.why === 'dummy');
  if (dummy && dummy !== view.me && faced(view) && !faced(before))
    said.push(handAloud(view, dummy, 'table-aloud-dummy'));
  if (view.piles.length > before.piles.length) said.push(trickAloud(view));
  return said;
}

function trickAloud(view: TableView): string {
  const winner = (view.lastTrick ?? view.trick)?.winner;
  return winner
    ? t('table-aloud-trick', { name: who(view, winner), self: winner === view.me ? 'yes' : 'no' })
    : '';
}

/** "Nord denkt nach", "Wir warten auf Olga"; empty where nobody is waited for. */
export function waitsAloud(view: TableView, seats: readonly Seat[]): string {
  const [first] = seats;
  if (!first) return '';
  const player = view.players.find((one) => one.seat === first);
  const thinks = seats.length === 1 && !(player?.human && !player.away);
  const name = seats.map((seat) => nameOf(view, seat)).join(', ');
  return t(thinks ? 'table-thinks' : 'table-waits-on', { name });
}

const nameOf = (view: TableView, seat: Seat): string =>
  view.players.find((player) => player.seat === seat)?.name || i18n.seat(seat);

/** What the player at the screen has to do now; empty if nothing. */
export function turnAloud(view: TableView): string {
  if (view.claim?.mine) return t('table-turn-claim');
  if (view.turn.calls.length > 0) return t('table-turn-call');
  if (view.phase !== 'play' || !view.turn.mine || !view.turn.seat) return '';
  return view.turn.seat === view.me
    ? t('table-turn-card')
    : t('table-turn-card-of', { seat: view.turn.seat });
}
