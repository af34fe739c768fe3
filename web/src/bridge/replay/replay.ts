// What lies on the table after so many cards of a record. The record says who has won each trick.
import type { HandView, RecordView, TrickCard, TrickView } from '../../generated/wire';
import { i18n, t } from '../../lib/i18n.svelte';
import { sideOf, type Side } from '../seats/seats';

/** The cards of the play, one after the other. */
export const cardsOf = (record: Pick<RecordView, 'tricks'>): TrickCard[] =>
  record.tricks.flatMap((trick) => trick.cards);

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

/** What each hand still holds after so many cards. */
export function handsAfter<H extends Pick<HandView, 'cards'>>(
  hands: readonly H[],
  record: Pick<RecordView, 'tricks'>,
  cards: number,
): H[] {
  const gone = new Set(
    cardsOf(record)
      .slice(0, cards)
      .map(({ card }) => card),
  );
  return hands.map((hand) => ({ ...hand, cards: hand.cards.filter((card) => !gone.has(card)) }));
}

/** The step as one says it at one table: "Nord: Pik König. Der Stich geht an Nord."; empty where nothing happens there any more. */
function stepAt(record: RecordView, at: number, costs: readonly number[] | null): string {
  const played = cardsOf(record);
  const card = played[at - 1];
  if (!card) return '';
  const cost = costs?.[at - 1] ?? 0;
  const lost = cost > 0 ? `, ${t('review-open-cost', { tricks: cost })}` : '';
  const words = [`${t('teams-step-card', { seat: card.seat, cardname: i18n.cardName(card.card) })}${lost}.`];
  const winner = trickAt(record, at)?.winner;
  if (winner) words.push(t('teams-step-won', { seat: winner }));
  if (at === played.length && record.claimed) words.push(t('teams-claimed'));
  return words.join(' ');
}

/** A record that is gone through, and what its cards cost as far as that is known. */
export interface Shown {
  record: RecordView;
  costs: readonly number[] | null;
}

/** One step in words, for all the tables that are shown: each card once, and whose it was. */
export function stepAloud(shown: readonly Shown[], at: number): string {
  if (at === 0) return t('teams-before-lead');
  const words = shown.flatMap(({ record, costs }) => {
    const step = stepAt(record, at, costs);
    if (!step) return [];
    return [shown.length > 1 ? `${t('teams-table', { room: record.room })}: ${step}` : step];
  });
  return [t('teams-step', { card: at, trick: Math.ceil(at / 4) }), ...words].join(' ');
}
