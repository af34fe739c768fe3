// What a table answers to who asks to hear it: own hand, dummy, trick, auction, score, and whose turn it is.
import type { TableView, TrickView } from '../../generated/wire';
import { callsBySeat } from '../../bridge/auction/auction';
import { contractAloud, handAloud, turnAloud, who } from '../../bridge/seats/announce';
import { briefCall, briefCard, briefContract, briefHand, briefResult } from '../../bridge/seats/brief';
import { inDanger, isOver, otherSide, sideOf } from '../../bridge/seats/seats';
import { standingLine } from '../../bridge/sheet/standing';
import { i18n, t } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Seat } from '../../bridge/seats/seats';
import { needLine } from '../../bridge/sheet/need';
import type { Game } from '../state/game.svelte';

export type Question = 'hand' | 'dummy' | 'trick' | 'auction' | 'score' | 'turn';

/** Who did something; in short forms the letter of the seat. */
const teller = (view: TableView, seat: Seat): string =>
  settings.brief ? i18n.seatLetter(seat) : who(view, seat);

/** "Du: Pik As", or "S: PA" in short forms. */
function cardAloud(view: TableView, seat: Seat, card: string): string {
  const cardname = settings.brief ? briefCard(i18n, card) : i18n.cardName(card);
  return t('table-aloud-card', { name: teller(view, seat), cardname });
}

/** "Du: 1 Pik", or "S: 1P" in short forms. */
function callAloud(view: TableView, seat: Seat, call: string): string {
  const callname = settings.brief ? briefCall(i18n, call) : i18n.callName(call);
  return t('table-aloud-call', { name: teller(view, seat), callname });
}

/** The cards of a hand, in a message of this name. */
function cardsAloud(view: TableView, seat: Seat, id: string): string {
  const cards = view.hands.find((hand) => hand.seat === seat)?.cards ?? [];
  return settings.brief ? t(id, { cards: briefHand(i18n, cards) }) : handAloud(view, seat, id);
}

/** The contract; in short forms with how it ended, once it has. */
function contract(view: TableView): string {
  if (!settings.brief || !view.contract) return contractAloud(view);
  return view.result ? briefResult(i18n, view.result.result) : briefContract(i18n, view.contract);
}

const sentences = (...said: readonly string[]): string => said.filter((one) => one !== '').join(' ');

function hand(view: TableView): string {
  const mine = view.hands.find(({ seat }) => seat === view.me);
  return mine?.cards.length ? cardsAloud(view, view.me, 'table-aloud-hand') : t('hear-no-hand');
}

function dummy(view: TableView): string {
  const seat = view.contract?.dummy;
  const there = seat && view.hands.find((one) => one.seat === seat && one.why !== 'partner')?.cards.length;
  return there ? cardsAloud(view, seat, 'table-aloud-dummy') : t('hear-no-dummy');
}

function cards(view: TableView, trick: TrickView): string {
  return trick.cards.map(({ seat, card }) => cardAloud(view, seat, card)).join(', ');
}

function trick(view: TableView): string {
  const { trick: now, lastTrick: last } = view;
  if (now && now.cards.length > 0 && now.cards.length < 4)
    return t('hear-trick-is', { cards: cards(view, now) });
  const done = last ?? now;
  return done?.cards.length ? t('hear-trick-was', { cards: cards(view, done) }) : t('hear-no-trick');
}

function auction(view: TableView): string {
  const made = callsBySeat(view.calls, view.board?.first ?? 'N').filter(({ call }) => call !== '');
  const said = made.map(({ seat, call }) => callAloud(view, seat, call));
  if (said.length > 0) return t('hear-auction-is', { calls: said.join(', ') });
  return view.contract ? t('table-auction-gone') : t('hear-no-auction');
}

function danger(view: TableView): string {
  const vulnerability = view.board?.vulnerability ?? 'None';
  const us = sideOf(view.me);
  const [ours, theirs] = [inDanger(us, vulnerability), inDanger(otherSide(us), vulnerability)];
  if (ours === theirs) return t(ours ? 'table-all-danger' : 'table-none-safe');
  const both = [t(`table-us-${ours ? 'danger' : 'safe'}`), t(`table-them-${theirs ? 'danger' : 'safe'}`)];
  return both.join(', ');
}

function score(view: TableView): string {
  const us = sideOf(view.me);
  const won = (side: string): number => view.piles.filter((each) => each === side).length;
  const tricks = t('table-tricks', { us: won(us), them: won(otherSide(us)) });
  const playing = view.contract && !isOver(view.phase);
  return sentences(
    view.contract ? t('hear-sentence', { text: contract(view) }) : '',
    playing ? t('hear-tricks', { tricks, need: needLine(view) }) : '',
    view.board ? t('hear-sentence', { text: danger(view) }) : '',
    view.practice ? '' : standingLine(view.sheet, us),
  );
}

function turn(view: TableView): string {
  const mine = turnAloud(view);
  if (mine) return mine;
  if (view.claim)
    return t('table-waits-on', { name: view.claim.waits.map((seat) => who(view, seat)).join(', ') });
  const { actor } = view.turn;
  return actor && !isOver(view.phase) ? t('hear-turn-is', { name: who(view, actor) }) : t('hear-over');
}

const ANSWERS: Record<Question, (view: TableView) => string> = { hand, dummy, trick, auction, score, turn };

/** The view with the cards of the board that has ended as they were dealt, and its last trick. */
function whole(view: TableView): TableView {
  const { result } = view;
  if (!result) return view;
  return {
    ...view,
    hands: result.hands,
    trick: null,
    lastTrick: result.tricks.findLast(({ winner }) => winner) ?? null,
  };
}

/** Has this read aloud, unless it lies face down. */
export function hear(game: Game, what: Question): void {
  const { store } = game;
  const view = store.view;
  if (!view) return;
  const hidden = what === 'hand' && store.log.faceDown;
  store.log.say(hidden ? t('hear-face-down') : ANSWERS[what](whole(view)));
}
