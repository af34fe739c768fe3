// How cards are laid out: the own hand as a fan or in rows, dummy in columns. Cards are letters such as "SA".
import type { SuitLetter } from './pips';
import type { TableView, TrickCard } from '../../generated/wire';

export type Suit = SuitLetter;

/** The cards of one suit, from the top. */
export interface Group {
  suit: Suit;
  cards: string[];
}

const BY_RANK: readonly Suit[] = ['S', 'H', 'D', 'C'];
const isBlack = (suit: Suit): boolean => suit === 'S' || suit === 'C';
export const suitOfCard = (card: string): Suit => card.charAt(0) as Suit;

const RANKS = 'AKQJT98765432';
/** Cards as the server sends them: by suit, and from the top in each. */
const byRank = (one: string, other: string): number =>
  BY_RANK.indexOf(suitOfCard(one)) - BY_RANK.indexOf(suitOfCard(other)) ||
  RANKS.indexOf(one.charAt(1)) - RANKS.indexOf(other.charAt(1));

/** The view with these cards still in the hands they were played from, as far as those are seen. */
export function withCards(view: TableView, played: readonly TrickCard[]): TableView {
  if (played.length === 0) return view;
  const of = (seat: string): string[] => played.filter((one) => one.seat === seat).map((one) => one.card);
  return {
    ...view,
    hands: view.hands.map((hand) => {
      const more = of(hand.seat).filter((card) => !hand.cards.includes(card));
      return more.length > 0 ? { ...hand, cards: [...hand.cards, ...more].sort(byRank) } : hand;
    }),
    left: Object.fromEntries(Object.entries(view.left).map(([seat, left]) => [seat, left + of(seat).length])),
  };
}

export function isSuit(strain: string | undefined): strain is Suit {
  return strain === 'S' || strain === 'H' || strain === 'D' || strain === 'C';
}

/** The suits held, black and red in turn as far as they allow it, with `first` at the head if it is held. */
function alternating(held: readonly Suit[], first: Suit | null): Suit[] {
  const blacks = held.filter(isBlack);
  const reds = held.filter((suit) => !isBlack(suit));
  const leads = first !== null && held.includes(first) ? first : null;
  for (const colour of [blacks, reds])
    if (leads && colour.includes(leads)) colour.sort((a) => (a === leads ? -1 : 0));
  const blackFirst = leads ? isBlack(leads) : blacks.length >= reds.length;
  const [one, other] = blackFirst ? [blacks, reds] : [reds, blacks];
  return [one[0], other[0], one[1], other[1]].filter((suit) => suit !== undefined);
}

/** The order of the suits in a hand: trumps first, then as the player likes it. */
export function suitOrder(cards: readonly string[], order: 'SHCD' | 'SHDC', trump: Suit | null): Suit[] {
  const held = BY_RANK.filter((suit) => cards.some((card) => suitOfCard(card) === suit));
  if (order === 'SHCD') return alternating(held, trump);
  return [...held].sort((a, b) => Number(b === trump) - Number(a === trump));
}

/** The cards (from the top in each suit, as the server sends them) by suit, in this order of suits; `empty` ones too. */
export function grouped(cards: readonly string[], order: readonly Suit[], empty = false): Group[] {
  return order
    .map((suit) => ({ suit, cards: cards.filter((card) => suitOfCard(card) === suit) }))
    .filter((group) => empty || group.cards.length > 0);
}

const PAIRINGS = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [0, 3],
    [1, 2],
  ],
  [
    [0, 2],
    [1, 3],
  ],
] as const;

/**
 * Which suits share a row on a narrow screen: two in each of two rows, so that the longer row is as short as can
 * be; where even that is too long for the screen, the longest suit has a row to itself.
 */
export function rowsOfSuits(groups: readonly Group[], capacity: number): Suit[][] {
  const length = (index: number): number => groups[index]?.cards.length ?? 0;
  const longest = (rows: readonly (readonly number[])[]): number =>
    Math.max(...rows.map((row) => row.reduce((sum, index) => sum + length(index), 0)));
  const best = [...PAIRINGS].sort((a, b) => longest(a) - longest(b))[0] ?? PAIRINGS[0];
  const rows = longest(best) <= capacity ? best : inThree(groups);
  return rows
    .map((row) => row.map((index) => groups[index]?.suit).filter((suit) => suit !== undefined))
    .filter((row) => row.length > 0);
}

function inThree(groups: readonly Group[]): number[][] {
  const byLength = [...groups.keys()].sort(
    (a, b) => (groups[b]?.cards.length ?? 0) - (groups[a]?.cards.length ?? 0),
  );
  const [first = 0, second = 1, ...rest] = byLength;
  return [[first], [second], rest];
}

/**
 * Dummy's columns from left to right as declarer sees them: trumps at declarer's left (Law 41D: dummy's right);
 * in notrump a suit that nobody has bid lies there, if there is one.
 */
export function columnOrder(strain: string, bids: readonly string[], mirrored: boolean): Suit[] {
  const unbid = BY_RANK.find((suit) => !bids.some((bid) => bid.slice(1) === suit)) ?? 'S';
  const columns = alternating(BY_RANK, isSuit(strain) ? strain : unbid);
  return mirrored ? columns.reverse() : columns;
}
