// The player at the screen: what they may do with the cards and calls before them, and what happens when they do it.
import type { ClaimView, TableView, TrickCard } from '../../generated/wire';
import { i18n, say, t } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { columnOrder, isSuit, suitOrder, withCards, type Suit } from '../../bridge/cards/hands';
import { isBid } from '../../bridge/auction/auction';
import { isOver } from '../../bridge/seats/seats';
import { Stage } from '../../bridge/trick/stage.svelte';
import { waitsAloud } from '../../bridge/seats/announce';
import { Patience } from '../../bridge/seats/waitingTime.svelte';
import { TableStore } from './store.svelte';
import { Ui } from './ui.svelte';

export type Playable = 'yes' | 'no' | 'later';

export class Game {
  readonly store: TableStore;
  readonly ui = new Ui();
  readonly patience = new Patience();
  readonly stage = new Stage(() => this.store.view?.settings.tempo ?? 1);
  /** The own hand as it was when this board was first seen: the layout keeps to it. */
  #full: { board: number; cards: string[] } = { board: -1, cards: [] };
  /** The board that was over when the page came: nobody has seen it end, so it is shown without ado. */
  overAtFirst: number | undefined;

  constructor(id: string) {
    this.store = new TableStore(id);
    this.store.beforeShow = (next) => this.#before(next);
  }

  /** The table as it is shown: cards that wait for the middle to be free are still in their hands. */
  readonly view: TableView | null = $derived.by(() => {
    const view = this.store.shown;
    return view && withCards(view, this.stage.held);
  });

  #before(next: TableView): void {
    const now = this.view;
    if (!now && isOver(next.phase)) this.overAtFirst = next.board?.number;
    this.stage.follow(next, now);
    if (next.turn.seat !== now?.turn.seat || next.phase !== now.phase) this.ui.cancel();
    if (this.ui.panel === 'hint' && !next.turn.mine) this.ui.panel = null;
    if (next.board?.number !== now?.board?.number) this.#newBoard();
    if (next.phase !== now?.phase) this.#closeWhatIsPast(next);
    if (this.ui.panel === 'claim' && !next.may.claim.length) this.ui.panel = null;
  }

  #newBoard(): void {
    this.ui.explained = null;
    if (this.ui.panel !== 'menu' && this.ui.panel !== 'keys') this.ui.panel = null;
  }

  #closeWhatIsPast(next: TableView): void {
    if (isOver(next.phase)) this.ui.panel = null;
  }

  /** The own cards of the board's beginning, as far as this page has seen them. */
  fullHand(view: TableView): string[] {
    const own = view.hands.find((hand) => hand.seat === view.me)?.cards ?? [];
    const board = view.board?.number ?? 0;
    if (this.#full.board !== board || own.some((card) => !this.#full.cards.includes(card)))
      this.#full = { board, cards: own };
    return this.#full.cards;
  }

  orderOf(view: TableView): Suit[] {
    const strain = view.contract?.strain;
    return suitOrder(this.fullHand(view), settings.order, isSuit(strain) ? strain : null);
  }

  columnsOf(view: TableView): Suit[] {
    return columnOrder(view.contract?.strain ?? 'NT', view.calls.filter(isBid), settings.mirrored);
  }

  playable(seat: string, card: string): Playable {
    const turn = this.view?.turn;
    if (!turn?.mine || turn.seat !== seat || this.view?.phase !== 'play') return 'later';
    return turn.cards.includes(card) ? 'yes' : 'no';
  }

  /** Plays a card, if it may be played and need not be tapped again; whether it was. */
  pressCard(seat: string, card: string): boolean {
    const playable = this.playable(seat, card);
    if (playable === 'no') this.pointCard(card);
    if (playable !== 'yes') return false;
    if (settings.taps === 2 && this.ui.armed !== card) {
      this.ui.armed = card;
      this.ui.hint = t('table-confirm-card', { card });
      return false;
    }
    this.ui.cancel();
    return this.store.send({ type: 'card', card });
  }

  /** Says why a card may not be played, while it is pointed at. */
  pointCard(card: string | null): void {
    const reason = card ? this.view?.turn.reasons[card] : undefined;
    const waits = reason?.code === 'not-your-turn';
    if (!this.ui.armed) this.ui.hint = reason && !waits ? say(reason, 'refused-') : '';
  }

  pressCall(call: string): void {
    if (!this.view?.turn.calls.includes(call)) {
      const reason = this.view?.turn.reasons[call];
      this.ui.cancel();
      if (reason) this.ui.hint = say(reason, 'refused-');
      return;
    }
    if (settings.taps === 2 && this.ui.armed !== call) {
      this.ui.cancel();
      this.ui.armed = call;
      return;
    }
    this.ui.cancel();
    if (this.ui.panel === 'hint') this.ui.close();
    this.store.send({ type: 'call', call });
  }

  /** Carries out what was tapped or typed once and waits for its second tap. */
  confirm(): boolean {
    const armed = this.ui.armed;
    if (!armed) return false;
    if (this.view?.phase === 'auction') this.pressCall(armed);
    else if (this.view?.turn.seat) this.pressCard(this.view.turn.seat, armed);
    return true;
  }

  /** A card by its name, from whichever hand is in turn. */
  typedCard(card: string): void {
    const view = this.view;
    if (!view?.turn.mine || !view.turn.seat) return;
    const held = view.hands.find((hand) => hand.seat === view.turn.seat)?.cards.includes(card);
    if (held) this.pressCard(view.turn.seat, card);
    else this.ui.hint = t('table-typed-not-held', { card });
  }

  explain(index: number): void {
    this.ui.explained = this.ui.explained === index ? null : index;
    if (this.ui.explained !== null) this.store.answers.explain(index);
    // Advice lies where the explanation is seen.
    if (this.ui.panel === 'hint') this.ui.close();
  }

  /** Asks what a card says, and shows it. */
  askAbout(played: TrickCard): void {
    this.store.answers.askAbout(played.card);
    this.ui.ask(played);
  }

  /** Shows what the own system would call, or which card to play, while it is the player's turn. */
  hint(): void {
    const phase = this.view?.phase;
    const may = this.view?.may.hint && this.view.turn.mine;
    if ((phase === 'auction' || phase === 'play') && may) this.ui.toggle('hint');
  }

  claim(tricks: number, statement: ClaimView['statement'] = 'none'): void {
    this.ui.close();
    this.store.send({ type: 'claim', tricks, statement });
  }

  answer(accept: boolean): void {
    this.store.send({ type: 'answer', accept });
  }

  /** Where it cannot be, the server says why. */
  undo(): void {
    this.store.send({ type: 'undo' });
  }

  next(): void {
    if (this.view?.may.next) this.store.send({ type: 'next' });
  }

  /** Closes what lies open, goes on from what is read, or deals the next board; whether there was any of it. */
  goOn(): boolean {
    const over = !this.stage.busy && this.view?.phase !== 'waiting';
    if (this.ui.panel) this.ui.close();
    else if (this.ui.guide?.goOn()) return true;
    else if (over && this.view?.may.next) this.next();
    else return false;
    return true;
  }

  /** Gives up what is half done, or closes what lies open; whether there was any of it. */
  escape(): boolean {
    const { ui } = this;
    const halfDone = ui.armed !== null || ui.typed !== '';
    if (halfDone) ui.cancel();
    else if (ui.panel) ui.close();
    else if (ui.explained !== null) ui.explained = null;
    else return false;
    return true;
  }

  stop(): void {
    this.ui.close();
    this.store.send({ type: 'stop' });
  }

  /** Whether the rest is the player's beyond doubt. */
  restIsMine(view: TableView): boolean {
    const left = 13 - view.piles.length;
    return view.may.claim.includes(left) && view.may.sure === left && left > 1;
  }

  /** What must not be missed: a command that was refused, or bots that cannot act. */
  urgent(view: TableView): string {
    if (this.store.refusal) return say(this.store.refusal, 'refused-');
    return view.trouble ? say(view.trouble, 'refused-') : '';
  }

  /** The line above the cards: what is being pointed at, else what is to be done. */
  line(view: TableView): string {
    const typed = this.ui.typed && t('table-typed', { typed: this.ui.typed });
    const said = [this.store.log.note, this.#todo(view)].filter((part) => part !== '').join(' ');
    return this.urgent(view) || typed || this.ui.hint || said;
  }

  #todoOfAuction(view: TableView): string {
    if (!view.turn.mine) return '';
    return this.ui.armed ? t('table-confirm-call', { call: this.ui.armed }) : t('table-turn-call');
  }

  #todo(view: TableView): string {
    if (view.claim?.mine) return t('table-turn-claim');
    if (view.phase === 'auction') return this.#todoOfAuction(view);
    const tip = this.stage.busy ? '' : this.ui.guide?.tip();
    if (tip) return tip;
    // Nobody is asked to play to a trick that is not on the table yet.
    if (view.phase !== 'play' || !view.turn.seat || this.stage.busy) return '';
    const led = view.trick?.cards[0]?.card.charAt(0);
    const name =
      view.players.find((player) => player.seat === view.turn.actor)?.name || i18n.seat(view.turn.seat);
    if (!view.turn.mine)
      return this.store.busy ? '' : waitsAloud(view, this.patience.late) || t('table-waits-for', { name });
    const from = view.turn.seat === view.me ? 'own' : 'other';
    if (!led) return t('table-your-lead', { from, seat: view.turn.seat });
    return t('table-your-card', { from, seat: view.turn.seat, suit: led });
  }
}
