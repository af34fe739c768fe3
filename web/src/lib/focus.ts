// Where the keyboard goes by itself.

/** Brings the keyboard to an element that has just appeared, unless it is busy elsewhere. */
export function focusIfFree(node: HTMLElement): void {
  const busy = document.activeElement;
  if (!busy || busy === document.body) node.focus({ preventScroll: true });
}
