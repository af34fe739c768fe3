// Time in a test's hand: timers, frames and animations of the page go on by a frame at a time, so that what is drawn does
// not depend on how fast the machine draws.
import { onTestFinished, vi } from 'vitest';

/** Milliseconds of a frame. */
const FRAME = 16;

/** How far each animation is that time moves, in milliseconds. */
let animations: Map<Animation, number> | null = null;
/** What looks at each frame. */
const looks = new Set<(now: number) => void>();
const drawn = requestAnimationFrame;

/** Whether time is in the test's hand. */
export const isHeld = (): boolean => animations !== null;

/** Whether an animation is under way that time moves. */
export const movesOn = (): boolean => animations !== null && animations.size > 0;

/** Holds all that goes on by itself until the end of the test: it goes on by `stepFrame` alone. */
export function holdTime(): void {
  if (animations) return;
  animations = new Map();
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
      'Date',
    ],
  });
  onTestFinished(() => {
    for (const animation of animations?.keys() ?? []) animation.play();
    animations = null;
    looks.clear();
    vi.useRealTimers();
  });
}

/** Has something look at each frame from now on, until the test is over. */
export function atEachFrame(look: (now: number) => void): void {
  looks.add(look);
}

const endOf = ({ effect }: Animation): number => Number(effect?.getComputedTiming().endTime ?? 0);

/** Takes what has begun since the last frame; it begins with this one. What never ends goes on by itself. */
function takeBegun(held: Map<Animation, number>): void {
  for (const animation of document.getAnimations()) {
    if (held.has(animation) || animation.playState !== 'running' || endOf(animation) === Infinity) continue;
    animation.pause();
    animation.currentTime = 0;
    held.set(animation, 0);
  }
}

/** Moves each animation on by a frame, or to its end. */
function moveOn(held: Map<Animation, number>): void {
  for (const [animation, before] of held) {
    const now = before + FRAME;
    if (animation.playState === 'idle') held.delete(animation);
    else if (now < endOf(animation)) {
      animation.currentTime = now;
      held.set(animation, now);
    } else {
      held.delete(animation);
      animation.finish();
    }
  }
}

/** Lets time go on by a frame, and has the browser draw it. */
export async function stepFrame(): Promise<void> {
  if (!animations) throw new Error('time is not held');
  takeBegun(animations);
  moveOn(animations);
  await vi.advanceTimersByTimeAsync(FRAME);
  await new Promise(drawn);
  if (!isHeld()) return;
  takeBegun(animations);
  looks.forEach((look) => look(performance.now()));
}
