// The middle of the table on the page: the motion of its cards, driven by the clock.
import type { TableView, TrickCard } from '../../generated/wire';
import { part } from '../../lib/part';
import type { MotionEvent, Frame, Motion } from './motion';
import { after as wait, type Cancel } from '../../lib/time';

type Machine = typeof import('./cardMover');

const NOTHING: Frame = { step: 'playing', cards: [], taker: null, pile: null, open: 0 };

export class Stage {
  #machine: Machine | null = $state.raw(null);
  #motion: Motion | null = $state.raw(null);
  #loading: Promise<Machine> | null = null;
  /** The view to begin with, and the one shown before it, until there is a machine to follow them. */
  #first: [TableView, TableView | null] | null = null;
  /** What is to be shown. */
  readonly frame: Frame = $derived(
    this.#machine && this.#motion ? this.#machine.frameOf(this.#motion) : NOTHING,
  );
  /** Whether a complete trick is still being shown; the result of the board waits for it. */
  readonly busy: boolean = $derived(this.frame.step !== 'playing');
  /** Cards that have been played and wait for the middle to be free. */
  readonly held: readonly TrickCard[] = $derived(
    this.#machine && this.#motion ? this.#machine.heldBack(this.#motion) : [],
  );
  #waits = new Map<string, Cancel>();

  /** `tempo` is the table's, as its settings have it. */
  constructor(private readonly tempo: () => number) {}

  /** Follows the table to this view, from the one shown until now and before the page shows it. */
  follow(view: TableView, before: TableView | null): void {
    if (this.#machine) return this.#hear({ type: 'seen', seen: this.#machine.seenIn(view, before) });
    this.#first = [view, before];
    if (view.contract) void this.load();
  }

  /** Brings what moves the cards, before it is needed. */
  async load(): Promise<void> {
    this.#loading ??= part(() => import('./cardMover'));
    const machine = await this.#loading;
    if (this.#machine) return;
    [this.#machine, this.#motion] = [machine, machine.STILL];
    if (this.#first) this.follow(...this.#first);
  }

  /** A card that flew is there. */
  readonly landed = (card: string): void => this.#hear({ type: 'landed', card });

  stop(): void {
    for (const cancel of this.#waits.values()) cancel();
    this.#waits.clear();
  }

  #hear(event: MotionEvent): void {
    const machine = this.#machine;
    if (!machine || !this.#motion) return;
    const { after, frameOf, noteOrigins } = machine;
    const pace = machine.paceOf(this.tempo());
    const next = after(this.#motion, event, pace);
    const there = new Set(this.frame.cards.map((one) => one.played.card));
    const coming = frameOf(next).cards.filter(
      (one) => one.motion === 'flying' && !there.has(one.played.card),
    );
    noteOrigins(coming.filter((one) => one.from === 'hand').map((one) => one.played.card));
    this.#motion = next;
    this.#wait(machine.dues(next, pace));
  }

  /** Waits for what is due, and no longer for what is not. */
  #wait(due: ReturnType<Machine['dues']>): void {
    for (const [key, cancel] of this.#waits) {
      if (due.some((one) => one.key === key)) continue;
      cancel();
      this.#waits.delete(key);
    }
    for (const { key, event, in: late } of due)
      if (!this.#waits.has(key))
        this.#waits.set(
          key,
          wait(late, () => this.#ring(key, event)),
        );
  }

  #ring(key: string, event: MotionEvent): void {
    this.#waits.delete(key);
    this.#hear(event);
  }
}
