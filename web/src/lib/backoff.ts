// How long a page waits before it opens a broken line again: longer and longer, and hardly two pages equally long.
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;

export class Backoff {
  #pause = FIRST_PAUSE;

  /** The milliseconds before the next try, a fifth more or less: who was let go together does not return together. */
  next(): number {
    const pause = this.#pause * (0.8 + 0.4 * Math.random());
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    return pause;
  }

  /** The line works, or somebody asks for it now. */
  reset(): void {
    this.#pause = FIRST_PAUSE;
  }
}
