import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableView } from '../../generated/wire';
import { tableView } from '../../testing/views';
import { Patience } from './waitingTime.svelte';
import { waitedFor } from './waitedFor';

const turn = (actor: 'N' | 'E' | 'S' | 'W', seat = actor): Partial<TableView> => ({
  turn: { seat, actor, mine: false, calls: [], cards: [], reasons: {} },
});
const north = tableView(turn('N'));
const claim = { claimer: 'E', left: 5, mine: true, statement: 'none', tricks: 5, waits: ['S', 'N'] } as const;

describe('who is waited for', () => {
  it('is whoever acts, not the dummy whose card is played', () => {
    expect(waitedFor(north).seats).toEqual(['N']);
    expect(waitedFor(tableView({ phase: 'play', ...turn('E', 'W') })).seats).toEqual(['E']);
  });

  it('is who has to answer a claim, to agree to taking back, or to cut the pack', () => {
    const play = tableView({ phase: 'claim', ...turn('E'), claim: { ...claim, waits: ['S', 'N'] } });
    expect(waitedFor(play).seats).toEqual(['S', 'N']);
    const undo = { by: 'S', mine: false, waits: ['W', 'E'] } as const;
    expect(waitedFor({ ...play, undo: { ...undo, waits: ['W', 'E'] } }).seats).toEqual(['W', 'E']);
    const pack = {
      back: 'red',
      cut: null,
      cutter: 'W',
      dealer: 'S',
      least: 4,
      most: 48,
      mine: false,
    } as const;
    expect(waitedFor({ ...north, pack: { ...pack, shuffler: 'S' } }).seats).toEqual(['W']);
  });

  it('is nobody while what mini-bridge announces is being read', () => {
    const read = (unread: 'points' | null): TableView => {
      const board = { ...north.board, minibridge: { unread } } as unknown as TableView['board'];
      return { ...north, board };
    };
    expect(waitedFor(read('points')).seats).toEqual([]);
    expect(waitedFor(read(null)).seats).toEqual(['N']);
  });

  it('is nobody before and after a board', () => {
    for (const phase of ['waiting', 'result', 'finished-here', 'closed'] as const)
      expect(waitedFor({ ...north, phase }).seats).toEqual([]);
    expect(waitedFor({ ...north, board: null }).seats).toEqual([]);
  });

  it('goes on while people only speak, and begins anew with every call and card', () => {
    const key = waitedFor(north).key;
    expect(waitedFor({ ...north, version: 9, spectators: [] }).key).toBe(key);
    expect(waitedFor({ ...north, calls: ['P', 'P', 'P', 'P'] }).key).not.toBe(key);
  });
});

describe('a seat that is waited for', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows it after a good second, says it once after three, and no longer than it lasts', () => {
    const patience = new Patience();
    patience.follow(north, 'S');
    vi.advanceTimersByTime(1_000);
    expect(patience.late).toEqual([]);
    vi.advanceTimersByTime(200);
    expect([patience.late, patience.spoken]).toEqual([['N'], []]);
    patience.follow({ ...north, version: 5 }, 'S');
    vi.advanceTimersByTime(2_000);
    expect([patience.late, patience.spoken]).toEqual([['N'], ['N']]);
    patience.follow({ ...north, calls: ['P'] }, 'S');
    expect([patience.late, patience.spoken]).toEqual([[], []]);
  });

  it('is never the reader, whoever else is waited for beside them', () => {
    const patience = new Patience();
    patience.follow(tableView({ ...turn('S') }), 'S');
    vi.advanceTimersByTime(5_000);
    expect(patience.late).toEqual([]);
    patience.follow(tableView({ phase: 'claim', claim: { ...claim, waits: ['S', 'N'] } }), 'S');
    vi.advanceTimersByTime(5_000);
    expect(patience.late).toEqual(['N']);
  });

  it('is the reader’s too where somebody looks over their shoulder', () => {
    const patience = new Patience();
    patience.follow(tableView({ ...turn('S') }), null);
    vi.advanceTimersByTime(2_000);
    expect(patience.late).toEqual(['S']);
  });
});
