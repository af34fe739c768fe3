// The middle of the table on the page: the motion of its cards, driven by the clock.
import type { TableView, TrickCard } from '../generated/wire';
import { calm, FLY, GATHER, noteOrigins } from './flights';
import { after, dues, frameOf, heldBack, seenIn, STILL, type Event, type Frame, type Pace } from './motion';

/** How long the winner of a trick shines, by the table's tempo. */
const SHINE: Record<number, number> = { 0: 400, 1: 800, 2: 1300 };
/** Without motion a trick is gone at once. */
const AT_ONCE = 60;

/** How long things take at a table of this tempo. */
export function paceOf(tempo: number): Pace {
  const still = calm();
  return { fly: still ? 0 : FLY, shine: SHINE[tempo] ?? 800, gather: still ? AT_ONCE : GATHER };
}

export class Stage {
  #motion = $state.raw(STILL);
  /** What is to be shown. */
  readonly frame: Frame = $derived(frameOf(this.#motion));
  /** Whether a complete trick is still being shown; the result of the board waits for it. */
  readonly busy: boolean = $derived(this.#motion.step !== 'playing');
  /** Cards that have been played and wait for the middle to be free. */
  readonly held: readonly TrickCard[] = $derived(heldBack(this.#motion));
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly pace: () => Pace) {}

  /** Follows the table to this view, from the one shown until now and before the page shows it. */
  follow(view: TableView, before: TableView | null): void {
    this.#hear({ type: 'seen', seen: seenIn(view, before) });
  }

  /** A card that flew is there. */
  readonly landed = (card: string): void => this.#hear({ type: 'landed', card });

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #hear(event: Event): void {
    const pace = this.pace();
    const next = after(this.#motion, event, pace);
    const there = new Set(this.frame.cards.map((one) => one.played.card));
    const coming = frameOf(next).cards.filter(
      (one) => one.motion === 'flying' && !there.has(one.played.card),
    );
    noteOrigins(coming.filter((one) => one.from === 'hand').map((one) => one.played.card));
    this.#motion = next;
    this.#wait(pace);
  }

  /** Waits for what is due, and no longer for what is not. */
  #wait(pace: Pace): void {
    const due = dues(this.#motion, pace);
    for (const [key, timer] of this.#timers) {
      if (due.some((one) => one.key === key)) continue;
      clearTimeout(timer);
      this.#timers.delete(key);
    }
    for (const { key, event, in: late } of due)
      if (!this.#timers.has(key))
        this.#timers.set(
          key,
          setTimeout(() => this.#ring(key, event), late),
        );
  }

  #ring(key: string, event: Event): void {
    this.#timers.delete(key);
    this.#hear(event);
  }
}
