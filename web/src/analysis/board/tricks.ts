// Tricks of cards in the order in which they were played.
import { nextSeat, type Seat } from '../../bridge/seats/seats';
import { RANKS } from './deal';

export interface Played {
  seat: Seat;
  card: string;
}

export interface PlayedTrick {
  cards: Played[];
  /** Who has won it; `null` while it goes on. */
  winner: Seat | null;
}

/** The seat that declares a contract such as `4SXE`. */
export const declarerOf = (contract: string): Seat => contract.slice(-1) as Seat;
export const leaderOf = (contract: string): Seat => nextSeat(declarerOf(contract));
/** The denomination of a contract. */
export const strainOf = (contract: string): string =>
  contract.slice(1, 3) === 'NT' ? 'NT' : contract.slice(1, 2);
const trumpOf = (contract: string): string => strainOf(contract).replace('NT', '');

/** How many tricks a contract asks for. */
export const neededFor = (contract: string): number => 6 + Number(contract.charAt(0));

function winnerOf(cards: readonly Played[], trump: string): Seat | null {
  const led = cards[0]?.card.charAt(0) ?? '';
  const worth = ({ card }: Played): number => {
    const height = RANKS.length - RANKS.indexOf(card.charAt(1));
    const suit = card.charAt(0);
    return suit === trump ? 100 + height : suit === led ? height : 0;
  };
  return [...cards].sort((one, other) => worth(other) - worth(one))[0]?.seat ?? null;
}

/** The tricks of a play: the last one may still go on. An ending says who leads. */
export function tricksOf(contract: string, cards: readonly string[], lead: Seat | '' = ''): PlayedTrick[] {
  const tricks: PlayedTrick[] = [];
  let seat = lead || leaderOf(contract);
  for (let at = 0; at < cards.length; at += 4) {
    const played = cards.slice(at, at + 4).map((card) => {
      const one = { seat, card };
      seat = nextSeat(seat);
      return one;
    });
    const winner = played.length === 4 ? winnerOf(played, trumpOf(contract)) : null;
    tricks.push({ cards: played, winner });
    seat = winner ?? seat;
  }
  return tricks;
}

/** Whose card is next. */
export function turnAfter(contract: string, cards: readonly string[], lead: Seat | '' = ''): Seat {
  const first = lead || leaderOf(contract);
  const last = tricksOf(contract, cards, lead).at(-1);
  if (!last) return first;
  return last.winner ?? nextSeat(last.cards.at(-1)?.seat ?? first);
}
