// Animates cards: from a hand to the trick, and with the trick to its pile.
import { calm } from '../../lib/motion';
import { around, middleOf, startOf, waysTo, waysTogether, type Box, type Stop } from './paths';

const origins = new Map<string, DOMRect>();

/** How long a card flies, in milliseconds. */
export const FLY = 180;
export const GATHER = 300;

/** Remembers where these cards are shown now, before they lie in the trick. */
export function noteOrigins(cards: readonly string[]): void {
  for (const card of cards) {
    const shown = document.querySelector(`[data-hand] [data-card="${card}"]`);
    if (shown) origins.set(card, shown.getBoundingClientRect());
    else origins.delete(card);
  }
}

/** How far from a hand a trick keeps: its cards move together when one is played, and rise when they are pointed at. */
const APART = 18;

const boxesIn = (hand: Element): Box[] =>
  [...hand.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect());

/** Where cards of hands lie, but for this seat's. */
function cardsBut(seat: string | null): Box[] {
  const hands = [...document.querySelectorAll('[data-hand]')];
  return hands.filter((hand) => hand.getAttribute('data-hand') !== seat).flatMap(boxesIn);
}

/** Where hands lie, each as a whole. */
function hands(): Box[] {
  const found = [...document.querySelectorAll('[data-hand]')].map(boxesIn);
  return found.filter((cards) => cards.length > 0).map((cards) => around(cards, APART));
}

/** Where something is on the page; nothing if it is not shown. */
function shownAt(selector: string): DOMRect | undefined {
  const found = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
  return found?.getBoundingClientRect();
}

/** Animates a card that has just been played from where it was; resolves when it is there. */
export function arrive(node: HTMLElement, played: { card: string; seat: string }, landed: () => void): void {
  const known = origins.get(played.card);
  origins.delete(played.card);
  const origin = known ?? shownAt(`[data-plate="${played.seat}"]`);
  if (!origin) return landed();
  const to = node.getBoundingClientRect();
  const from = startOf(to, middleOf(origin), cardsBut(known ? played.seat : null));
  const there = middleOf(to);
  const flight = node.animate(
    [
      { translate: `${from.x - there.x}px ${from.y - there.y}px`, scale: known ? known.width / to.width : 1 },
      { translate: '0 0', scale: 1 },
    ],
    // It lies at its start until the browser has begun: not for one frame where it flies to.
    { duration: FLY, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)', fill: 'backwards' },
  );
  // Also where the card is taken away again before it has landed.
  flight.onfinish = flight.oncancel = landed;
}

/**
 * Turns the cards of a trick face down, each to its player's row, or all to the pile of the side that won them; where
 * cards lie in the way, to the winning card.
 */
export function gather(nodes: readonly HTMLElement[], taker: string | null, pile: string | null): void {
  const cards = nodes.map((node) => node.getBoundingClientRect());
  const winning = cards[nodes.findIndex((node) => node.dataset.from === taker)] ?? cards[0];
  if (!winning || calm()) return;
  nodes.forEach(turnDown);
  const places = nodes.map((node) => shownAt(`[data-row="${node.dataset.from}"] [data-next]`));
  if (places.every((place) => place !== undefined))
    return nodes.forEach((node, index) => lieDown(node, cards[index] ?? winning, places[index] ?? winning));
  const at = shownAt(`[data-stack="${pile}"]`) ?? shownAt(`[data-pile="${pile}"]`);
  const free = at && waysTo(middleOf(at), cards, hands());
  const ways = free ?? waysTogether(winning, cards);
  nodes.forEach((node, index) => fly(node, ways[index] ?? [], free ? 0.4 : 0));
}

/** Puts a card that was on its way to a pile back where it belongs, when the trick has been taken back. */
export function stay(node: HTMLElement): void {
  for (const flight of node.getAnimations({ subtree: true })) if (flight.id === GATHERING) flight.cancel();
}

const GATHERING = 'gathering';

/** Shows a card's back instead of its face, half way through. */
function turnDown(node: HTMLElement): void {
  const timing: KeyframeAnimationOptions = { id: GATHERING, duration: GATHER * 0.7, fill: 'both' };
  const [sides, back] = ['.sides', '.reverse'].map((part) => node.querySelector(part));
  sides?.animate([{ scale: '1 1' }, { scale: '0 1' }, { scale: '1 1' }], timing);
  back?.animate(
    [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }],
    timing,
  );
}

/** Lays a card into its player's row: `place` is as wide or as high as the row has the card. */
function lieDown(node: HTMLElement, card: Box, place: Box): void {
  const [from, to] = [middleOf(card), middleOf(place)];
  const across = place.width > place.height;
  const size = Math.min(place.width, place.height) / Math.min(card.width, card.height);
  const frames = [
    { translate: '0 0', rotate: '0deg', scale: 1 },
    { translate: `${to.x - from.x}px ${to.y - from.y}px`, rotate: across ? '90deg' : '0deg', scale: size },
  ];
  node.animate(frames, { id: GATHERING, duration: GATHER, easing: 'ease-in-out', fill: 'both' });
}

function fly(node: HTMLElement, way: readonly Stop[], fade: number): void {
  const start = way[0];
  if (!start) return;
  // A card that is still on its way here turns off where it is.
  const [left = 0, top = 0] = getComputedStyle(node)
    .translate.split(' ')
    .map((part) => parseFloat(part) || 0);
  const frames = way.map(({ x, y, scale }, index) => ({
    translate: `${left + x - start.x}px ${top + y - start.y}px`,
    scale,
    opacity: index === way.length - 1 ? fade : 1,
  }));
  node.animate(frames, {
    id: GATHERING,
    duration: GATHER,
    easing: 'cubic-bezier(0.5, 0, 0.8, 0.4)',
    fill: 'both',
  });
}
