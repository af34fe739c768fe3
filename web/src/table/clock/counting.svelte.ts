// The clock between two views: the server says how much time is used, the page counts on from there.
import type { ClockView } from '../../generated/wire';
import type { Seat, Side } from '../../bridge/seats/seats';
import { sideOf } from '../../bridge/seats/seats';
import { elapsed, every } from '../../lib/time';

export const SIDES = ['NS', 'EW'] as const;
const MINUTE = 60;
/** How often the page looks at its own clock: seconds shall not be left out. */
const LOOK = 500;

/** What is shown of a side. */
export interface Hand {
  side: Side;
  ours: boolean;
  runs: boolean;
  /** Seconds left, what has begun counts whole; beyond the limit how many it has been passed by. */
  seconds: number;
  /** Time is plenty, its last minute has begun, or it is over. */
  state: 'plenty' | 'minute' | 'late';
}

/** "4:05" */
export function written(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What stands on the clock so many seconds after the server has said how it stood, the own side first. */
export function handsOf(clock: ClockView, me: Seat, since: number): Hand[] {
  const ours = sideOf(me);
  const sides = [ours, ...SIDES.filter((side) => side !== ours)];
  return sides
    .filter((side) => clock.used[side] !== undefined)
    .map((side) => {
      const runs = clock.runs.includes(side);
      const left = clock.limit - (clock.used[side] ?? 0) / 10 - (runs ? since : 0);
      return {
        side,
        ours: side === ours,
        runs,
        seconds: left < 0 ? Math.floor(-left) : Math.ceil(left),
        state: left < 0 ? 'late' : left <= MINUTE ? 'minute' : 'plenty',
      };
    });
}

export class Counting {
  #clock: ClockView | null = null;
  #heard = 0;
  /** Seconds since the last view. */
  since = $state(0);

  /** The server has said how it stands; counts until the function that is returned is called. */
  follow(clock: ClockView): () => void {
    if (clock !== this.#clock) {
      this.#clock = clock;
      this.#heard = elapsed();
      this.since = 0;
    }
    if (clock.runs.length === 0) return () => undefined;
    return every(LOOK, () => (this.since = (elapsed() - this.#heard) / 1000));
  }
}
