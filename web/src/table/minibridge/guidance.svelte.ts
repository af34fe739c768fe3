// How far somebody has come with mini-bridge, kept in this browser: from it follows how much is explained.
import { fieldsOf, StoredValue } from '../../lib/storage';

export const GUIDES = ['fade', 'keep', 'off'] as const;
export type Guide = (typeof GUIDES)[number];

/** All that is explained, for the first deals; a line, for the next ones; nothing. */
export type Guidance = 'much' | 'little' | 'none';

interface Progress {
  /** Deals played to the end. */
  done: number;
  /** The last one of them, so that none counts twice. */
  last: string;
  guide: Guide;
}

/** After so many deals less is explained, and after so many nothing. */
export const MUCH = 2;
export const LITTLE = 5;
/** After so many deals the full game is offered. */
export const ENOUGH = 3;

const stored = new StoredValue<Progress>('schlemm-minibridge', (raw) => {
  const { done, last, guide } = fieldsOf<Progress>(raw);
  return {
    done: typeof done === 'number' && done > 0 ? Math.floor(done) : 0,
    last: typeof last === 'string' ? last : '',
    guide: GUIDES.find((one) => one === guide) ?? 'fade',
  };
});

export class Mini {
  #progress: Progress = $state(stored.read());

  get done(): number {
    return this.#progress.done;
  }

  get guide(): Guide {
    return this.#progress.guide;
  }

  set guide(guide: Guide) {
    this.#keep({ ...this.#progress, guide });
  }

  /** How much is explained now. */
  get guidance(): Guidance {
    const { done, guide } = this.#progress;
    if (guide !== 'fade') return guide === 'keep' ? 'much' : 'none';
    return done < MUCH ? 'much' : done < LITTLE ? 'little' : 'none';
  }

  /** Counts a deal that is played to the end, once. */
  count(table: string, board: number): void {
    const last = `${table} ${board}`;
    if (last !== this.#progress.last) this.#keep({ ...this.#progress, done: this.done + 1, last });
  }

  #keep(progress: Progress): void {
    this.#progress = progress;
    stored.keep(progress);
  }
}

export const mini = new Mini();
