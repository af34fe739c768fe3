// A deal that is seen: the cut, then packet after packet, until the last card lies and all hands are picked up. Who wants
// no motion sees two pictures of it, in the same time: the pack parted where it was cut, and all cards dealt.
import type { TableView } from '../../generated/wire';
import { calm } from '../../lib/motion';
import type { Seat } from '../../bridge/seats/seats';
import { packets, type Packet } from './order';
import { after, NOTHING } from '../../lib/time';

/** How long the cut is shown, the whole dealing takes and the last card lies, by the table's pace: milliseconds. */
const PACE: Record<number, { cut: number; deal: number; rest: number }> = {
  0: { cut: 300, deal: 900, rest: 150 },
  1: { cut: 500, deal: 1750, rest: 250 },
  2: { cut: 1000, deal: 4000, rest: 500 },
};

export class Dealing {
  /** What the pack is doing: waiting for its cut, being put together again, being dealt; `null` afterwards. */
  stage: 'waits' | 'cut' | 'deals' | null = $state(null);
  given: readonly Packet[] = $state.raw([]);
  /** Whether the reader wants to see nothing of the deal that is to come. */
  #skipped = false;
  #cancel = NOTHING;

  /** Follows the table: a board is dealt visibly if its pack was seen before the cut. */
  follow(view: TableView): void {
    const { pack, settings } = view;
    if (pack?.cut === null) this.#wait();
    else if (this.stage === 'waits' && pack && settings.ceremony !== 'off' && !this.#skipped)
      this.#begin(packets(pack.dealer, settings.ceremony), settings.tempo);
    else if (this.stage === 'waits' || !pack) this.end();
  }

  /** Picks the cards up at once. */
  readonly end = (): void => {
    this.#cancel();
    this.stage = null;
    this.given = [];
  };

  /** Shows nothing of this deal: what is under way ends, and the cut will be followed by the hand. */
  skip(): void {
    if (this.stage === 'waits') this.#skipped = true;
    else this.end();
  }

  /** How many cards lie before a player. */
  before(seat: Seat): number {
    return this.given.reduce((sum, packet) => sum + (packet.seat === seat ? packet.cards : 0), 0);
  }

  #wait(): void {
    if (this.stage === 'waits') return;
    this.end();
    this.#skipped = false;
    this.stage = 'waits';
  }

  #begin(all: readonly Packet[], tempo: number): void {
    const pace = PACE[tempo] ?? { cut: 0, deal: 0, rest: 0 };
    const still = calm();
    this.stage = 'cut';
    this.#cancel = after(still ? pace.cut + pace.deal / 2 : pace.cut, () => {
      this.stage = 'deals';
      if (still) this.#give(all, all.length, 0, pace.deal / 2 + pace.rest);
      else this.#give(all, 1, pace.deal / all.length, pace.rest);
    });
  }

  /** Gives so many packets more, and the others one after the other. */
  #give(all: readonly Packet[], more: number, every: number, rest: number): void {
    this.given = all.slice(0, this.given.length + more);
    const done = this.given.length === all.length;
    this.#cancel = after(done ? rest : every, done ? this.end : () => this.#give(all, 1, every, rest));
  }
}
