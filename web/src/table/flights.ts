// Where cards come from and go to on the screen, so that they can be seen to travel.

const origins = new Map<string, DOMRect>();

/** Whether the reader wants no motion. */
export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Remembers where these cards are shown now, before they lie in the trick. */
export function noteOrigins(cards: readonly string[]): void {
  origins.clear();
  for (const card of cards) {
    const shown = document.querySelector(`[data-hand] [data-card="${card}"]`);
    if (shown) origins.set(card, shown.getBoundingClientRect());
  }
}

function originOf(card: string, seat: string): DOMRect | undefined {
  return origins.get(card) ?? document.querySelector(`[data-plate="${seat}"]`)?.getBoundingClientRect();
}

/** Lets a card that has just been laid down come from where it was. */
export function arrive(node: HTMLElement, { card, seat }: { card: string; seat: string }): void {
  const from = originOf(card, seat);
  origins.delete(card);
  if (!from || calm()) return;
  const to = node.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  node.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
    duration: 180,
    easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  });
}

/** Lets the cards of a trick go to the pile of the side that won it. */
export function gather(nodes: Iterable<HTMLElement>, side: string): void {
  const pile = document.querySelector(`[data-pile="${side}"]`)?.getBoundingClientRect();
  if (!pile || calm()) return;
  for (const node of nodes) {
    const from = node.getBoundingClientRect();
    const x = pile.left + pile.width / 2 - from.left - from.width / 2;
    const y = pile.top + pile.height / 2 - from.top - from.height / 2;
    node.animate(
      [
        { translate: '0 0', scale: '1', opacity: 1 },
        { translate: `${x}px ${y}px`, scale: '0.2', opacity: 0.4 },
      ],
      { duration: 240, easing: 'cubic-bezier(0.5, 0, 0.8, 0.4)', fill: 'forwards' },
    );
  }
}
