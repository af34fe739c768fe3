// On a projector: the address that says so, and how a board that is over is shown there by itself, card after card.
import type { Route } from '../../lib/router.svelte';

/** Where a table is looked on at, on a projector or on a screen of one's own. */
export const watchPath = (table: string, projected: boolean): string =>
  `/watch/${table}${projected ? '?projector' : ''}`;

/** Whether the address asks for the projector; it goes with the page shown. */
export const isProjected = (route: Route, search = location.search): boolean =>
  route.page === 'watch' && new URLSearchParams(search).has('projector');

/** Cards of a trick. */
const TRICK = 4;
/** For so many milliseconds all four hands are looked at, a card, and a trick that is complete. */
const HANDS = 9_000;
const CARD = 1_500;
const COMPLETE = 3_000;

/** How long so many cards of a play are shown before the next one, or the hands again; `null` where nothing follows. */
export function shownFor(cards: number, last: number): number | null {
  if (last === 0) return null;
  if (cards === 0 || cards >= last) return HANDS;
  return cards % TRICK === 0 ? COMPLETE : CARD;
}

/** How many cards are shown next: after the last one all hands again. */
export const shownNext = (cards: number, last: number): number => (cards >= last ? 0 : cards + 1);
