// Moving about a group that is one tab stop: which item an arrow key leads to, and which group the turn is in.
import type { TableView } from '../../generated/wire';

/**
 * The item that a key leads to; `null` if the key means nothing here.
 *
 * `lanes[i]` is the lane (row or column) of item i. Left and right go along the items, up and down to the lane before
 * or after; `turned` swaps the two, for groups whose lanes are columns.
 */
export function step(key: string, from: number, lanes: readonly number[], turned = false): number | null {
  const last = lanes.length - 1;
  if (last < 0) return null;
  const along = turned ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const across = turned ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (along.includes(key)) return Math.min(last, Math.max(0, from + (key === along[0] ? -1 : 1)));
  if (across.includes(key)) return acrossLanes(from, lanes, key === across[0] ? -1 : 1);
  return null;
}

function acrossLanes(from: number, lanes: readonly number[], by: number): number {
  const lane = lanes[from] ?? 0;
  const place = from - lanes.indexOf(lane);
  const start = lanes.indexOf(lane + by);
  return start < 0 ? from : Math.min(start + place, lanes.lastIndexOf(lane + by));
}

/** Puts the keyboard where the next call or card is chosen. */
export function focusTurn(view: TableView | null): boolean {
  const seat = view?.phase === 'auction' ? null : (view?.turn.seat ?? null);
  const group = seat ? `[data-hand="${seat}"]` : '[data-testid="bidbox"]';
  const item = document.querySelector<HTMLElement>(`${group} [tabindex="0"]`);
  item?.focus({ preventScroll: true });
  return item !== null;
}

/**
 * Gives the keyboard to another card of its hand, if it is on the one that goes, before that is taken away: to take
 * away what is focused, or make it the tab stop, a browser lays out the page; and once more for what is focused next.
 */
export function handOver(hand: HTMLElement | null, goes: string, to: string | undefined): void {
  const cardHere = (card?: string): HTMLElement | null | undefined =>
    hand?.querySelector(`[data-card="${card}"]`);
  const next = cardHere(to);
  if (!next || document.activeElement !== cardHere(goes)) return;
  next.tabIndex = 0;
  next.focus({ preventScroll: true });
}

const AHEAD: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** From the end of a hand to the one that lies before or after it, where the player chooses from several. */
export function goOver(key: string, from: HTMLElement): boolean {
  const ahead = AHEAD[key] ?? 0;
  const hands = [...document.querySelectorAll<HTMLElement>('[data-hand][role="toolbar"]')];
  const cards = hands[hands.indexOf(from) + ahead]?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
  const card = ahead && cards[ahead > 0 ? 0 : cards.length - 1];
  if (card) card.focus({ preventScroll: true });
  return Boolean(card);
}
