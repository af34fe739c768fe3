// Where the keyboard goes by itself.

/** Brings the keyboard to an element that has just appeared, unless it is busy elsewhere. */
export function focusIfFree(node: HTMLElement): void {
  const busy = document.activeElement;
  if (!busy || busy === document.body) node.focus({ preventScroll: true });
}

/**
 * Brings the keyboard to a heading that has come late: whoever moved to its page waits at the page's edge until then.
 */
export function focusIfWaiting(heading: HTMLElement | null): void {
  if (document.activeElement?.localName === 'main') heading?.focus({ preventScroll: true });
}
