// What moves on the page, looked at each time the browser draws.
import { onTestFinished } from 'vitest';

export interface Move {
  /** Of the animation, or the property that changes over time. */
  name: string;
  target: Element;
  /** After how many milliseconds it is over. */
  ends: number;
  /** The properties that change. */
  moves: readonly string[];
}

/** What a frame of an animation says besides the properties that change. */
const ASIDE = ['offset', 'computedOffset', 'easing', 'composite'];

function moveOf(animation: Animation): Move[] {
  const { effect } = animation;
  if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
  const keys = new Set(effect.getKeyframes().flatMap(Object.keys));
  const name =
    animation instanceof CSSAnimation
      ? animation.animationName
      : animation instanceof CSSTransition
        ? animation.transitionProperty
        : '';
  const ends = Number(effect.getComputedTiming().endTime);
  return [{ name, target: effect.target, ends, moves: [...keys].filter((key) => !ASIDE.includes(key)) }];
}

const inside = (selector: string, moves: readonly Move[]): Move[] =>
  moves.filter(({ target }) => target.closest(selector));

/** Everything that moves now inside what the selector finds. */
export const moving = (selector: string): Move[] =>
  inside(selector, document.getAnimations().flatMap(moveOf));

/** Does something each time the browser draws, until the test is over. */
export function eachFrame(look: (now: number) => void): void {
  let frame = requestAnimationFrame(function again(now) {
    look(now);
    frame = requestAnimationFrame(again);
  });
  onTestFinished(() => cancelAnimationFrame(frame));
}

/** All that moves from now on inside what the selector finds, also what a busy machine draws nothing of. */
export function filmed(selector: string): readonly Move[] {
  const seen: Move[] = [];
  const begun = ({ target }: Event): void => {
    if (target instanceof Element) seen.push(...inside(selector, target.getAnimations().flatMap(moveOf)));
  };
  document.addEventListener('animationstart', begun, true);
  onTestFinished(() => document.removeEventListener('animationstart', begun, true));
  eachFrame(() => seen.push(...moving(selector)));
  return seen;
}

/** Does something whenever anything changes on the page, until the test is over. */
export function atEachChange(look: () => void): void {
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  onTestFinished(() => watch.disconnect());
}
