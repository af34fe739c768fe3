// How long somebody has been waited for, by the clock of this page alone: how long a bot thinks is told to nobody, and
// it is waited for as long over its only card as over one of several.
import type { TableView } from '../../generated/wire';
import type { Seat } from './seats';
import { waitedFor } from './waitedFor';
import { atLeisure, type Cancel } from '../../lib/time';

/** Milliseconds after which a seat says that it is waited for: longer than a beat of the slowest tempo. */
const SHOWN = 1_100;
/** Milliseconds after which it is also said aloud, once: who listens hears every card as it is. */
const SPOKEN = 3_000;

export class Patience {
  /** The seats that have been waited for long enough to say so. */
  late: readonly Seat[] = $state.raw([]);
  /** Those of whom it is said aloud too. */
  spoken: readonly Seat[] = $state.raw([]);
  #key = '';
  #waits: Cancel[] = [];

  /**
   * Waits with this view; with `null` nobody is waited for that can be seen.
   *
   * `self` is the seat of which nothing is said: the reader knows.
   */
  follow(view: TableView | null, self: Seat | null): void {
    const { key, seats } = view ? waitedFor(view) : { key: '', seats: [] };
    const others = view?.turn.mine && !view.undo && !view.claim ? [] : seats.filter((seat) => seat !== self);
    if (key === this.#key) return;
    this.stop();
    this.#key = key;
    if (others.length === 0) return;
    this.#waits = [
      atLeisure(SHOWN, () => (this.late = others)),
      atLeisure(SPOKEN, () => (this.spoken = others)),
    ];
  }

  stop(): void {
    for (const cancel of this.#waits) cancel();
    this.#waits = [];
    this.#key = '';
    this.late = this.spoken = [];
  }
}
