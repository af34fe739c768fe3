// What lies on the table after so many cards of a record. The record says who has won each trick.
import type { RecordView, TrickCard, TrickView } from '../generated/wire';
import { sideOf, type Side } from '../table/seats';

/** The cards of the play, one after the other. */
export const cardsOf = (record: RecordView): TrickCard[] => record.tricks.flatMap((trick) => trick.cards);

/** The trick with the last of these cards. */
export function trickAt(record: RecordView, cards: number): TrickView | null {
  let left = cards;
  for (const trick of record.tricks) {
    if (left <= trick.cards.length && left > 0) {
      const whole = left === 4;
      return { ...trick, cards: trick.cards.slice(0, left), winner: whole ? trick.winner : null };
    }
    left -= trick.cards.length;
  }
  return null;
}

/** Who has won the tricks that are complete after so many cards. */
export function wonAfter(record: RecordView, cards: number): Side[] {
  const complete = record.tricks.slice(0, Math.floor(cards / 4));
  return complete.flatMap(({ winner, cards }) => (winner && cards.length === 4 ? [sideOf(winner)] : []));
}
