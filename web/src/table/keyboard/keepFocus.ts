// The keyboard stays at the table: where what had it is gone, it comes to what can be done next.
import { tick } from 'svelte';
import type { TableView } from '../../generated/wire';
import { focusTurn } from '../../lib/ui/roving';

/** Where it comes to, the first that is there: an answer, the way on, a card, a call; at last the table itself. */
const NEXT = [
  '[data-panel="claim-answer"]',
  '[data-testid="result-panel"] [data-onward], [data-testid="result"] [data-onward]',
  '[data-hand][role="toolbar"] [tabindex="0"]',
  '[data-testid="bidbox"] [tabindex="0"]',
  '[data-testid="result-panel"] button, [data-testid="result"] button',
  'main',
];

/** Whether nothing has it, or the table itself, which shows nothing of it. */
const isFree = (): boolean => !document.activeElement || document.activeElement.matches('body, main');

function comeBack(view: TableView | null): void {
  if (isFree() && view?.turn.mine) focusTurn(view);
  for (const selector of NEXT) {
    if (!isFree()) return;
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }
}

const shows = (element: Element | null): Element | null =>
  element?.matches(':focus-visible') ? element : null;

/**
 * Keeps the keyboard at the table for whoever uses it, until what it returns is called.
 *
 * @param view how things stand.
 * @param used whether the keyboard was used before this was there, and may have been lost by it already.
 */
export function keepFocus(view: () => TableView | null, used = false): () => void {
  let last = shows(document.activeElement);
  if (used) comeBack(view());
  const come = ({ target }: FocusEvent): void => {
    // What lies over the table may still be on its way: nobody stays at the table itself who did not go there.
    if (last && !last.isConnected && isFree()) return;
    // Who points is led nowhere by what they did not ask for.
    last = target instanceof Element ? shows(target) : null;
  };
  const point = (): void => void (last = null);
  // Where nothing else can take the keyboard yet, `last` stays what it was, and it is tried again as the page changes.
  const gone = new MutationObserver(() => {
    if (last && !last.isConnected && isFree()) void tick().then(() => comeBack(view()));
  });
  document.addEventListener('focusin', come);
  document.addEventListener('pointerdown', point);
  gone.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', come);
    document.removeEventListener('pointerdown', point);
    gone.disconnect();
  };
}
