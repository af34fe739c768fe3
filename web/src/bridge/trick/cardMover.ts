// All that moves cards, in one piece: it is not needed before the first card is played, and loaded after the first hand.
import { calm } from '../../lib/motion';
import { FLY, GATHER } from './flights';
import type { Pace } from './motion';

export { noteOrigins } from './flights';
export { after, dues, frameOf, heldBack, seenIn, STILL } from './motion';

/** How long the winner of a trick shines, by the table's tempo. */
const SHINE: Record<number, number> = { 0: 400, 1: 800, 2: 1300 };
const GLANCE = 400;
/** Without motion a trick is gone at once. */
const AT_ONCE = 60;

/** How long things take at a table of this tempo. */
export function paceOf(tempo: number): Pace {
  const still = calm();
  return {
    fly: still ? 0 : FLY,
    shine: SHINE[tempo] ?? 800,
    glance: GLANCE,
    gather: still ? AT_ONCE : GATHER,
  };
}
