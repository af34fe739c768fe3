// Where the keyboard goes by itself, and whom a key is for.

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

/** Whether a key is for the page as a whole: nothing else has taken it, and nothing is being typed. */
export function isForPage({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input, select, textarea, [role="dialog"]'));
}
