// Four hands that somebody puts together, swaps cards of and takes apart; values, nothing else.
import { handText } from '../../bridge/diagram/analysed';
import { SEATS, type Seat } from '../../bridge/seats/seats';

export type Hands = Readonly<Record<Seat, readonly string[]>>;

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export const RANKS = 'AKQJT98765432';
export const PACK: readonly string[] = SUITS.flatMap((suit) => [...RANKS].map((rank) => suit + rank));
const FULL = 13;

export const NO_HANDS: Hands = { N: [], E: [], S: [], W: [] };

/** Cards as they lie in a hand: spades first, each suit from the top. */
export const sorted = (cards: readonly string[]): string[] => PACK.filter((card) => cards.includes(card));

/** Who holds a card; `null` if nobody does. */
export const holderOf = (hands: Hands, card: string): Seat | null =>
  SEATS.find((seat) => hands[seat].includes(card)) ?? null;

/** Whether all four hands are full. */
export const isWhole = (hands: Hands): boolean => SEATS.every((seat) => hands[seat].length === FULL);

/** Whether all four have the same number of cards, and not all thirteen: what is left at the end of a play. */
export const isEnding = (hands: Hands): boolean =>
  hands.N.length > 0 && hands.N.length < FULL && SEATS.every((seat) => hands[seat].length === hands.N.length);

export const isFull = (hands: Hands, seat: Seat): boolean => hands[seat].length >= FULL;

/** The hands with a card given to a seat, from whoever had it; taken away if the seat has it; unchanged if it is full. */
export function given(hands: Hands, card: string, seat: Seat): Hands {
  const from = holderOf(hands, card);
  if (from !== seat && isFull(hands, seat)) return hands;
  const without = from ? { ...hands, [from]: hands[from].filter((each) => each !== card) } : hands;
  return from === seat ? without : { ...without, [seat]: sorted([...without[seat], card]) };
}

/** The hands with the cards that nobody holds given out: to one seat, or by chance to all that have room. */
export function completed(hands: Hands, shuffle: <T>(list: T[]) => T[]): Hands {
  const left = shuffle(PACK.filter((card) => holderOf(hands, card) === null));
  const dealt = SEATS.map((seat) => {
    const more = left.splice(0, FULL - hands[seat].length);
    return [seat, sorted([...hands[seat], ...more])] as const;
  });
  return Object.fromEntries(dealt) as unknown as Hands;
}

/** The hands in which two cards of different hands have changed places. */
export function swapped(hands: Hands, one: string, other: string): Hands {
  const places: Record<string, string> = { [one]: other, [other]: one };
  const dealt = SEATS.map((seat) => [seat, sorted(hands[seat].map((card) => places[card] ?? card))] as const);
  return Object.fromEntries(dealt) as unknown as Hands;
}

/** "N:AKQ2… … … …": the deal as the server reads it. */
export const dealText = (hands: Hands): string => `N:${SEATS.map((seat) => handText(hands[seat])).join(' ')}`;

/** The hands of a text of four hands from North on, with a sign between them; `null` if it is no deal and no ending. */
export function handsOf(text: string, between: string): Hands | null {
  const parts = text.split(between);
  if (parts.length !== SEATS.length) return null;
  const cards = parts.map((part) =>
    part.split('.').flatMap((held, suit) => [...held].map((rank) => `${SUITS[suit] ?? '?'}${rank}`)),
  );
  const all = new Set(cards.flat());
  if (all.size !== cards.flat().length || ![...all].every((card) => PACK.includes(card))) return null;
  const hands = Object.fromEntries(
    SEATS.map((seat, at) => [seat, sorted(cards[at] ?? [])]),
  ) as unknown as Hands;
  return isWhole(hands) || isEnding(hands) ? hands : null;
}

/** The same list in any order, all orders alike. */
export function shuffled<T>(list: T[]): T[] {
  const found = [...list];
  for (let at = found.length - 1; at > 0; at--) {
    const other = below(at + 1);
    [found[at], found[other]] = [found[other] as T, found[at] as T];
  }
  return found;
}

/** A number from 0 to `count` - 1, each as likely as the others. */
function below(count: number): number {
  const most = Math.floor(2 ** 32 / count) * count;
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return drawn < most ? drawn % count : below(count);
}
