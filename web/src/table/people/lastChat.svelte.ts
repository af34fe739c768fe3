// A line that somebody has just said: it is shown for a while and then gone.
import type { ChatView } from '../../generated/wire';

/** Milliseconds for which it is shown. */
export const SHOWN = 9000;

export class Lately {
  line: ChatView | null = $state.raw(null);
  #last: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What had been said before is not shown again. */
  constructor(chat: readonly ChatView[]) {
    this.#last = chat.at(-1)?.number ?? 0;
  }

  /** Shows the newest of these lines, if it is new. */
  follow(chat: readonly ChatView[]): void {
    const newest = chat.at(-1);
    if (!newest || newest.number <= this.#last) return;
    this.#last = newest.number;
    this.line = newest;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.line = null), SHOWN);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
