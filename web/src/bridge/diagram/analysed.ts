// Where a deal is looked into with all its cards.
import { SEATS } from '../seats/seats';

/** What stands between hands in the address. */
export const BETWEEN = '~';
const SUITS = ['S', 'H', 'D', 'C'] as const;

/** "AKQ2.T98..765432": a hand as programs write it. */
export const handText = (cards: readonly string[]): string =>
  SUITS.map((suit) => cards.flatMap((card) => (card.startsWith(suit) ? [card.slice(1)] : [])).join('')).join(
    '.',
  );

/** What was made of a deal: an auction that is over, what it came to, and the cards so far. */
export interface MadeOfIt {
  calls: readonly string[];
  contract: string | null;
  cards: readonly string[];
}

/** The page that looks into this deal, and into what was made of it. */
export function analysisPath(
  hands: readonly { seat: string; cards: readonly string[] }[],
  dealer: string | null,
  vulnerability: string | null,
  made: MadeOfIt | null = null,
): string {
  const text = SEATS.map((seat) => handText(hands.find((hand) => hand.seat === seat)?.cards ?? []));
  const query = [`deal=${text.join(BETWEEN)}`];
  if (dealer) query.push(`dealer=${dealer}`);
  if (vulnerability) query.push(`vul=${vulnerability}`);
  if (made && made.calls.length > 0) query.push(`calls=${made.calls.join('.')}`);
  if (made?.contract) query.push(`contract=${made.contract}`);
  if (made?.contract && made.cards.length > 0) query.push(`cards=${made.cards.join('.')}`);
  return `/analysis?${query.join('&')}`;
}
