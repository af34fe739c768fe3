// The keyboard stays at the table: where what had it is gone, it comes to what can be done next.
import { tick } from 'svelte';
import type { TableView } from '../../generated/wire';
import { focusTurn } from '../../lib/ui/roving';

/** Where it comes to, the first that is there: an answer, the way on, a card, a call; at last the table itself. */
const NEXT = [
  '[data-panel="claim-answer"]',
  '[data-testid="result"] [data-onward]',
  '[data-hand][role="toolbar"] [tabindex="0"]',
  '[data-testid="bidbox"] [tabindex="0"]',
  '[data-testid="result"] button',
  'main',
];

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function comeBack(view: TableView | null): void {
  if (!isLost() || (view?.turn.mine && focusTurn(view))) return;
  for (const selector of NEXT) {
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    if (!isLost()) return;
  }
}

/** Keeps the keyboard at the table for whoever uses it, until what it returns is called. */
export function keepFocus(view: () => TableView | null): () => void {
  let last: Element | null = null;
  const come = ({ target }: FocusEvent): void => {
    // Who points is led nowhere by what they did not ask for.
    last = target instanceof Element && target.matches(':focus-visible') ? target : null;
  };
  const gone = new MutationObserver(() => {
    if (!last || last.isConnected || !isLost()) return;
    last = null;
    void tick().then(() => comeBack(view()));
  });
  document.addEventListener('focusin', come);
  gone.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', come);
    gone.disconnect();
  };
}
