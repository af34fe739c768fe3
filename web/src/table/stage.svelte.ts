// What lies in the middle: a trick that is complete stays for a moment, its winner shining, before it is gathered.
import type { TableView, TrickView } from '../generated/wire';

export type Moment = 'playing' | 'won' | 'gathered';

const SHINE = 800;
const GATHER = 220;

const unfinished = (view: TableView): TrickView | null =>
  view.trick && view.trick.cards.length > 0 && view.trick.cards.length < 4 ? view.trick : null;

const finished = (view: TableView): TrickView | null =>
  view.trick?.cards.length === 4 ? view.trick : view.lastTrick;

export class Stage {
  trick: TrickView | null = $state.raw(null);
  moment: Moment = $state('playing');
  /** Whether a complete trick is still being shown; the result of the board waits for it. */
  readonly busy: boolean = $derived(this.moment !== 'playing');

  #board = -1;
  #done = 0;
  #next: TableView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pace: () => { shine: number; gather: number } = () => ({ shine: SHINE, gather: GATHER }),
  ) {}

  /** Follows the table to this view. */
  follow(view: TableView): void {
    const [board, done] = [view.board?.number ?? 0, view.piles.length];
    const trick = finished(view);
    const won = board === this.#board && done === this.#done + 1 && trick !== null;
    const sameTrick = board === this.#board && done === this.#done;
    this.#board = board;
    this.#done = done;
    this.#next = view;
    if (won) this.#shine(trick);
    else if (!sameTrick || !this.busy || this.#mineIn(view)) this.settle();
  }

  /** Shows the trick in progress without waiting any longer. */
  readonly settle = (): void => {
    clearTimeout(this.#timer);
    this.moment = 'playing';
    this.trick = this.#next && unfinished(this.#next);
  };

  stop(): void {
    clearTimeout(this.#timer);
  }

  #shine(trick: TrickView): void {
    clearTimeout(this.#timer);
    const { shine, gather } = this.pace();
    this.trick = trick;
    this.moment = 'won';
    this.#timer = setTimeout(() => {
      this.moment = 'gathered';
      this.#timer = setTimeout(this.settle, gather);
    }, shine);
  }

  /** Whether the player at the screen has already gone on: then nobody wants to wait. */
  #mineIn(view: TableView): boolean {
    return unfinished(view)?.cards.some((played) => view.controls.includes(played.seat)) ?? false;
  }
}
