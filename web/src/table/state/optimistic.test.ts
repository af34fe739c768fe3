// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { tableView } from '../../testing/views';
import { foreseen } from './optimistic';

const playing = tableView({
  phase: 'play',
  me: 'S',
  controls: ['S', 'N'],
  hands: [
    { seat: 'S', cards: ['SA', 'SK', 'H2'], why: 'own' },
    { seat: 'N', cards: ['S3', 'D4', 'C5'], why: 'dummy' },
  ],
  left: { N: 3, E: 2, S: 3, W: 3 },
  trick: { leader: 'E', cards: [{ seat: 'E', card: 'S9' }], winner: null },
  lastTrick: { leader: 'N', cards: [], winner: 'E' },
  turn: {
    seat: 'S',
    actor: 'S',
    mine: true,
    calls: [],
    cards: ['SA', 'SK'],
    reasons: { H2: { code: 'revoke' } },
  },
});

describe('a table while a command is on its way', () => {
  it('shows the played card in the trick and no longer in the hand, and nothing else to do', () => {
    const shown = foreseen(playing, { type: 'card', card: 'SA' });
    expect(shown.trick?.cards).toEqual([
      { seat: 'E', card: 'S9' },
      { seat: 'S', card: 'SA' },
    ]);
    expect(shown.hands.find((hand) => hand.seat === 'S')?.cards).toEqual(['SK', 'H2']);
    expect(shown.hands.find((hand) => hand.seat === 'N')?.cards).toEqual(['S3', 'D4', 'C5']);
    expect(shown.left).toEqual({ N: 3, E: 2, S: 2, W: 3 });
    expect(shown.lastTrick).toBeNull();
    expect(shown.turn).toMatchObject({ mine: false, calls: [], cards: [], reasons: {} });
  });

  it('takes a card of dummy from dummy, where it is dummy’s turn', () => {
    const dummy = { ...playing, turn: { ...playing.turn, seat: 'N' as const, cards: ['S3'] } };
    const shown = foreseen(dummy, { type: 'card', card: 'S3' });
    expect(shown.trick?.cards.at(-1)).toEqual({ seat: 'N', card: 'S3' });
    expect(shown.hands.map((hand) => hand.cards.length)).toEqual([3, 2]);
    expect(shown.left.N).toBe(2);
  });

  it('begins a new trick with the card that is led', () => {
    const leading = { ...playing, turn: { ...playing.turn, cards: ['SA', 'SK', 'H2'], reasons: {} } };
    for (const trick of [null, { leader: 'N' as const, winner: 'S' as const, cards: fourCards() }])
      expect(foreseen({ ...leading, trick }, { type: 'card', card: 'H2' }).trick).toEqual({
        leader: 'S',
        cards: [{ seat: 'S', card: 'H2' }],
        winner: null,
      });
  });

  it('shows a call at the end of the auction, and the box has nothing to offer', () => {
    const bidding = tableView({
      phase: 'auction',
      calls: ['1C', 'P'],
      turn: { seat: 'S', actor: 'S', mine: true, calls: ['P', '1D'], cards: [], reasons: {} },
    });
    const shown = foreseen(bidding, { type: 'call', call: '1D', after: 2 });
    expect(shown.calls).toEqual(['1C', 'P', '1D']);
    expect(shown.turn).toMatchObject({ mine: false, calls: [] });
  });

  it('leaves nothing to do while anything else is asked, and changes nothing for what is only said', () => {
    expect(foreseen(playing, { type: 'other' })).toEqual({
      ...playing,
      turn: { ...playing.turn, mine: false, calls: [], cards: [], reasons: {} },
    });
    expect(foreseen(playing, { type: 'say' })).toBe(playing);
    expect(foreseen(playing, null)).toBe(playing);
  });

  it('keeps a card on its way while others do something else, and leaves it where the view knows it already', () => {
    const spoken = { ...playing, version: playing.version + 1 };
    expect(foreseen(spoken, { type: 'card', card: 'SA' }).trick?.cards).toHaveLength(2);
    const done = { ...playing, turn: { ...playing.turn, seat: 'W' as const, mine: false, cards: [] } };
    expect(foreseen(done, { type: 'card', card: 'SA' })).toBe(done);
    const bidding = tableView({ calls: ['1C', '1D'], turn: { ...playing.turn, calls: ['P'], cards: [] } });
    expect(foreseen(bidding, { type: 'call', call: 'P', after: 1 })).toBe(bidding);
  });

  it('never changes the view that the server sent', () => {
    const before = structuredClone(playing);
    foreseen(playing, { type: 'card', card: 'SA' });
    expect(playing).toEqual(before);
  });
});

function fourCards(): { seat: 'N' | 'E' | 'S' | 'W'; card: string }[] {
  return [
    { seat: 'N', card: 'C2' },
    { seat: 'E', card: 'C3' },
    { seat: 'S', card: 'CA' },
    { seat: 'W', card: 'C4' },
  ];
}
