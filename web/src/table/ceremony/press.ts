// What a key does while a pack waits to be cut or is dealt.

/** Keys that move about, or stand for others. */
const ASIDE = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** What has the keyboard to itself: a button, but not the one that picks the cards up itself. */
const isOwnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button:not([data-onward]), a, summary') !== null;

/**
 * Whether a key cuts and picks the cards up: Escape before the cut, any key after it.
 *
 * Where `open` says that a panel or the settings lie beside the cards, keys are for them; and whoever has gone to a
 * button presses that.
 */
export function picksUp(event: KeyboardEvent, dealt: boolean, open: boolean): boolean {
  const { key, target } = event;
  if (open || event.ctrlKey || event.metaKey || event.altKey || ASIDE.includes(key)) return false;
  if (!dealt) return key === 'Escape';
  return !(['Enter', ' '].includes(key) && isOwnButton(target));
}
