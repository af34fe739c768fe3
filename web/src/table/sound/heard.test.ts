import { describe, expect, it } from 'vitest';
import { tableView } from '../../testing/views';
import { heardBetween } from './heard';

const board = (number: number) => ({
  number,
  deal: number,
  deals: 4,
  dealer: 'N' as const,
  first: 'N' as const,
  vulnerability: 'None' as const,
});
const card = (seat: 'N' | 'E', card: string) => ({ seat, card, says: null });
const turn = (mine: boolean) => ({ ...tableView().turn, mine });

describe('what is heard', () => {
  it('is nothing when a table is opened, whatever lies there', () => {
    expect(heardBetween(null, tableView({ calls: ['P', '1S'], turn: turn(true) }))).toEqual([]);
  });

  it('is a shuffle for new cards, and no more of what they bring', () => {
    const last = tableView({ calls: ['P', 'P', 'P', 'P'] });
    expect(heardBetween(last, tableView({ board: board(2), calls: ['P'] }))).toEqual(['shuffle']);
  });

  it('is a call, and that it is one’s turn', () => {
    const before = tableView({ calls: ['P'] });
    expect(heardBetween(before, tableView({ calls: ['P', '1S'] }))).toEqual(['call']);
    expect(heardBetween(before, tableView({ calls: ['P', '1S'], turn: turn(true) }))).toEqual([
      'call',
      'turn',
    ]);
  });

  it('is a card on the cloth, and the trick that goes to its winner', () => {
    const led = tableView({ trick: { leader: 'N', cards: [card('N', 'SA')], winner: null } });
    const followed = tableView({
      trick: { leader: 'N', cards: [card('N', 'SA'), card('E', 'S2')], winner: null },
    });
    expect(heardBetween(led, followed)).toEqual(['card']);
    expect(heardBetween(followed, tableView({ piles: ['NS'], trick: null }))).toEqual(['card', 'trick']);
    expect(heardBetween(followed, led)).toEqual([]);
  });

  it('is nothing when the same view comes again', () => {
    const view = tableView({ calls: ['P', '1S'], turn: turn(true) });
    expect(heardBetween(view, view)).toEqual([]);
  });
});
