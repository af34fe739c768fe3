// What a table answers to who asks to hear it: own hand, dummy, trick, auction, score, and whose turn it is.
import type { TableView, TrickView } from '../../generated/wire';
import { callsBySeat } from '../../bridge/auction/auction';
import { contractAloud, handAloud, turnAloud, who } from '../../bridge/seats/announce';
import { inDanger, isOver, otherSide, sideOf } from '../../bridge/seats/seats';
import { standingLine } from '../../bridge/sheet/standing';
import { i18n, t } from '../../lib/i18n.svelte';
import { needLine } from '../../bridge/sheet/need';
import type { Game } from '../state/game.svelte';

export type Question = 'hand' | 'dummy' | 'trick' | 'auction' | 'score' | 'turn';

const sentences = (...said: readonly string[]): string => said.filter((one) => one !== '').join(' ');

function hand(view: TableView): string {
  const mine = view.hands.find(({ seat }) => seat === view.me);
  return mine?.cards.length ? handAloud(view, view.me, 'table-aloud-hand') : t('hear-no-hand');
}

function dummy(view: TableView): string {
  const seat = view.contract?.dummy;
  const there = seat && view.hands.find((one) => one.seat === seat && one.why !== 'partner')?.cards.length;
  return there ? handAloud(view, seat, 'table-aloud-dummy') : t('hear-no-dummy');
}

function cards(view: TableView, trick: TrickView): string {
  return trick.cards
    .map(({ seat, card }) => t('table-aloud-card', { name: who(view, seat), cardname: i18n.cardName(card) }))
    .join(', ');
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
  const said = made.map(({ seat, call }) =>
    t('table-aloud-call', { name: who(view, seat), callname: i18n.callName(call) }),
  );
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
    view.contract ? t('hear-sentence', { text: contractAloud(view) }) : '',
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
  return { ...view, hands: result.hands, trick: null, lastTrick: result.tricks.at(-1) ?? null };
}

/** Has this read aloud, unless it lies face down. */
export function hear(game: Game, what: Question): void {
  const { store } = game;
  const view = store.view;
  if (!view) return;
  const hidden = what === 'hand' && store.faceDown;
  store.say(hidden ? t('hear-face-down') : ANSWERS[what](whole(view)));
}
