// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { RecordView } from '../../generated/wire';
import { SEATS, type Seat } from '../seats/seats';
import { cardsOf, handsAfter, stepAloud } from './replay';

// Words stand for themselves here: what is said, and not in which language.
vi.mock('../../lib/i18n.svelte', () => ({
  i18n: { cardName: (card: string) => card, seat: (seat: string) => seat },
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '),
}));

const SUITS = ['S', 'H', 'D', 'C'] as const;
const RANKS = [...'AKQJT98765432'];
/** Each seat holds one suit: whoever plays what is plain to see. */
const HANDS = SEATS.map((seat, index) => ({
  seat,
  cards: RANKS.map((rank) => `${SUITS[index] ?? 'S'}${rank}`),
}));

/** The play of so many tricks, each led by North and won by West; the last one of `rest` cards. */
function record(room: 1 | 2, tricks: number, { rest = 0, claimed = false } = {}): RecordView {
  const cardsIn = (trick: number, count: number) =>
    SEATS.slice(0, count).map((seat: Seat, index) => ({
      seat,
      card: `${SUITS[index] ?? 'S'}${RANKS[trick] ?? 'A'}`,
    }));
  const whole = Array.from({ length: tricks }, (_, trick) => ({
    leader: 'N' as const,
    winner: 'W' as const,
    cards: cardsIn(trick, 4),
  }));
  const last = rest > 0 ? [{ leader: 'N' as const, winner: null, cards: cardsIn(tricks, rest) }] : [];
  return {
    room,
    calls: [],
    tricks: [...whole, ...last],
    claimed,
    refused: [],
    explanations: [],
  };
}

describe('the hands of a play that is gone through', () => {
  it('hold at each step the cards that have not been played, and never another one', () => {
    const play = record(1, 13);
    for (let at = 0; at <= 52; at++) {
      const played = cardsOf(play)
        .slice(0, at)
        .map(({ card }) => card);
      const held = handsAfter(HANDS, play, at);
      expect([...held.flatMap(({ cards }) => cards), ...played].sort()).toEqual(
        HANDS.flatMap(({ cards }) => cards).sort(),
      );
      expect(held.map(({ seat }) => seat)).toEqual(SEATS);
    }
  });

  it('stay as they are where the other table goes on', () => {
    const short = record(2, 3, { rest: 2, claimed: true });
    expect(handsAfter(HANDS, short, 40)).toEqual(handsAfter(HANDS, short, 14));
  });
});

describe('a step for those who listen', () => {
  it('names each card of both tables exactly once on the way from the lead to the end', () => {
    const shown = [record(1, 13), record(2, 4, { rest: 1, claimed: true })].map((one) => ({
      record: one,
      costs: null,
    }));
    const said = Array.from({ length: 53 }, (_, at) => stepAloud(shown, at));
    for (const { record: one } of shown)
      for (const { card } of cardsOf(one)) {
        const line = `teams-table ${one.room}: teams-step-card`;
        const heard = said.filter((words) =>
          words
            .split(`${line} `)
            .slice(1)
            .some((rest) => rest.split('.')[0]?.endsWith(` ${card}`)),
        );
        expect(heard).toHaveLength(1);
      }
    expect(said.filter((words) => words.includes('teams-claimed'))).toHaveLength(1);
    expect(said.filter((words) => words.includes('teams-step-won'))).toHaveLength(13);
  });

  it('names no table where only one is shown, and what a card cost where that is known', () => {
    const words = stepAloud([{ record: record(1, 13), costs: [0, 2] }], 2);
    expect(words).toBe('teams-step 2 1 teams-step-card E HA, review-open-cost 2.');
  });
});
