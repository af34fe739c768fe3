// The space bar presses the button that the keyboard has come to, and goes on wherever it has come to none.

/** Whether who presses keys came to where they are by keyboard, and not by pointing. */
let byKeyboard = $state(false);
let focused: Element | null = $state.raw(null);

const control = (element: Element | null): Element | null =>
  element?.closest('button, a, summary, input, select, textarea') ?? null;

/** The way on itself. */
const isOnward = (element: Element): boolean => element.matches('[data-onward]');

/** Whether the space bar goes on from here, instead of pressing a button or writing a blank. */
export function spaceGoesOn(target: EventTarget | null): boolean {
  const at = target instanceof Element ? control(target) : null;
  if (!at || isOnward(at)) return true;
  return at.matches('button, a, summary') && !byKeyboard;
}

/** Whether it does now: where it does not, no text says so. */
export const spaceIsFree = (): boolean => spaceGoesOn(focused);

/** Keeps to where the keyboard is, until what it returns is called. */
export function followSpace(): () => void {
  const pointed = (): void => void (byKeyboard = false);
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) byKeyboard = true;
  };
  // What is drawn anew moves the keyboard too: it is looked at once that is done.
  const moved = (): void => queueMicrotask(() => (focused = document.activeElement));
  moved();
  document.addEventListener('pointerdown', pointed, true);
  document.addEventListener('keydown', pressed, true);
  document.addEventListener('focusin', moved);
  document.addEventListener('focusout', moved);
  return () => {
    document.removeEventListener('pointerdown', pointed, true);
    document.removeEventListener('keydown', pressed, true);
    document.removeEventListener('focusin', moved);
    document.removeEventListener('focusout', moved);
  };
}
