// Short forms for who reads on a Braille display what others hear: cards, calls and results in the letters one types.
import type { Words } from '../../lib/words';

const RESULT = /^([1-7])(NT|[SHDC])(X{0,2})([NESW])(=|[+-]\d+)$/;
const BID = /^([1-7])(NT|[SHDC])$/;

const strain = (words: Words, letter: string): string =>
  letter === 'NT' ? words.strain(letter) : words.suitLetter(letter);

/** "PA" for "SA" in German. */
export const briefCard = (words: Words, card: string): string =>
  words.suitLetter(card.charAt(0)) + words.rank(card.slice(1));

/** "P AKD2 K 10" for a hand whose cards lie suit by suit. */
export function briefHand(words: Words, cards: readonly string[]): string {
  const suits = [...new Set(cards.map((card) => card.charAt(0)))];
  const ranks = (suit: string): string =>
    cards
      .filter((card) => card.startsWith(suit))
      .map((card) => words.rank(card.slice(1)))
      .join('');
  return suits.map((suit) => `${words.suitLetter(suit)} ${ranks(suit)}`).join(' ');
}

/** "6P" for "6S" in German, "X" and "XX"; pass is a word. */
export function briefCall(words: Words, call: string): string {
  const [, level, suit] = BID.exec(call) ?? [];
  if (level && suit) return level + strain(words, suit);
  return call === 'X' || call === 'XX' ? call : words.call(call);
}

interface Contract {
  level: number;
  strain: string;
  doubling: string;
  declarer: string;
}

/** "6PX S": contract and who plays it. */
export const briefContract = (words: Words, contract: Contract): string =>
  `${contract.level}${strain(words, contract.strain)}${contract.doubling} ${words.seatLetter(contract.declarer)}`;

/** "6PX S −5" for "6SXS-5"; a board that was passed out, in words. */
export function briefResult(words: Words, result: string): string {
  const [, level, suit, doubling, declarer, tricks] = RESULT.exec(result) ?? [];
  if (!level || !suit || doubling === undefined || !declarer || !tricks) return words.result(result);
  const contract = briefContract(words, { level: Number(level), strain: suit, doubling, declarer });
  return `${contract} ${tricks.replace('-', '−')}`;
}
