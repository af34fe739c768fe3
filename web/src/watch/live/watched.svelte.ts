// A table as somebody looks on at it: what is shown of a player's view while cards fly, and what is said about it.
import { onDestroy, untrack } from 'svelte';
import type { HandView, TableView } from '../../generated/wire';
import { isBid } from '../../bridge/auction/auction';
import { columnOrder, isSuit, suitOrder, withCards, type Suit } from '../../bridge/cards/hands';
import { roleOf, waitsAloud } from '../../bridge/seats/announce';
import { playerAt } from '../../bridge/seats/players';
import { isOver, placeOf, type Place, type Seat } from '../../bridge/seats/seats';
import { Patience } from '../../bridge/seats/waitingTime.svelte';
import { Stage } from '../../bridge/trick/stage.svelte';
import { i18n, t } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';

export class WatchedTable {
  readonly stage = new Stage(() => this.seen().settings.tempo);
  readonly patience = new Patience();
  #before: TableView | null = null;
  /** The table as it is shown: cards that wait for the middle to be free are still in their hands. */
  readonly view: TableView = $derived.by(() => withCards(this.seen(), this.stage.held));
  /** Whether the board is over, and the last trick has been looked at. */
  readonly over: boolean = $derived.by(() => isOver(this.view.phase) && !this.stage.busy);
  /** What the player holds behind whom one stands. */
  readonly own: string[] = $derived.by(
    () => this.view.hands.find((hand) => hand.seat === this.view.me)?.cards ?? [],
  );
  /** The other hands that lie face up while the board goes on. */
  readonly open: HandView[] = $derived.by(() =>
    this.over ? [] : this.view.hands.filter((hand) => hand.seat !== this.view.me),
  );
  readonly name: string = $derived.by(() => this.nameAt(this.view.me));
  /** The suits of the own hand, and those of a hand that lies face up, in their order. */
  readonly order: Suit[] = $derived.by(() => suitOrder(this.own, settings.order, this.#trump()));
  readonly columns: Suit[] = $derived.by(() =>
    columnOrder(this.view.contract?.strain ?? 'NT', this.view.calls.filter(isBid), settings.mirrored),
  );
  /** How the board ended, in the notation of results. */
  readonly ended: string | null = $derived.by(
    () => this.view.result?.result ?? this.view.match?.ended ?? null,
  );
  /** The tricks of each side; `null` without a contract. */
  readonly tricks: { NS: number; EW: number } | null = $derived.by(() => {
    const { contract, piles } = this.view;
    const ns = piles.filter((side) => side === 'NS').length;
    return contract ? { NS: ns, EW: piles.length - ns } : null;
  });
  /** For whom the table waits. */
  readonly todo: string = $derived.by(() => {
    const { turn } = this.view;
    const waited = waitsAloud(this.view, this.patience.late);
    return waited || (turn.seat ? t('table-waits-for', { name: this.nameAt(turn.actor ?? turn.seat) }) : '');
  });

  /** `seen` gives what the line brought last; made while a component is, with which it ends. */
  constructor(private readonly seen: () => TableView) {
    // Where cards lie is looked at before they are shown to fly.
    $effect.pre(() => {
      const now = this.seen();
      untrack(() => this.stage.follow(now, this.#before));
      this.#before = untrack(() => withCards(now, this.stage.held));
    });
    $effect(() => {
      const now = this.stage.busy ? null : this.seen();
      untrack(() => this.patience.follow(now, null));
    });
    onDestroy(() => {
      this.stage.stop();
      this.patience.stop();
    });
  }

  nameAt(seat: Seat): string {
    return playerAt(this.view.players, seat)?.name || i18n.seat(seat);
  }

  /** The hand that lies face up at this place, seen from the player behind whom one stands. */
  openAt(place: Place): HandView | undefined {
    return this.open.find((hand) => placeOf(hand.seat, this.view.me) === place);
  }

  /** What a hand is called. */
  label(seat: Seat): string {
    return t('table-hand-of', { seat, role: roleOf(this.view, seat) || 'none' });
  }

  #trump(): Suit | null {
    const strain = this.view.contract?.strain;
    return isSuit(strain) ? strain : null;
  }
}
