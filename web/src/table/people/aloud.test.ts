import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happened, Seat, TableView } from '../../generated/wire';
import { ofPeople } from './aloud';
import { tableView } from '../../testing/views';
import { TableStore } from '../state/store.svelte';

// Words stand for themselves here: what is said, and not in which language.
vi.mock('../../lib/i18n.svelte', () => ({
  i18n: { cardName: (card: string) => card, callName: (call: string) => call, seat: (seat: string) => seat },
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '),
}));

const CONTRACT = {
  text: '3NTW',
  level: 3,
  strain: 'NT',
  doubling: '',
  declarer: 'W',
  dummy: 'E',
  tricks: 9,
} as const;
const CALLS = ['1D', 'P', '2C', 'P', '3NT', 'P', 'P', 'P'];

/** The line to a table, at whose other end is the test. */
class Line {
  static OPEN = 1;
  static newest: Line;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.newest = this;
  }
  readonly close = vi.fn();
  readonly send = vi.fn();
  tell(view: TableView, events: readonly Happened[]): void {
    this.onmessage?.({ data: JSON.stringify({ type: 'update', view, events }) });
  }
}

let store: TableStore;
const lines = (): string[] => store.log.map(({ text }) => text);
const times = (what: string): number => lines().filter((line) => line.startsWith(what)).length;

beforeEach(() => {
  vi.stubGlobal('WebSocket', Line);
  store = new TableStore('one');
  store.besides = ofPeople;
  store.open();
});

afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

const cardPlayed = (version: number, seat: Seat, card: string) =>
  ({ version, kind: 'card', seat, card }) satisfies Happened;

/** A board whose calls lie open only while the reader may look at them, card after card. */
function playOn(cards: number): void {
  const at = 10;
  Line.newest.tell(tableView({ version: at, phase: 'auction', calls: CALLS.slice(0, 7) }), []);
  for (let card = 0; card <= cards; card++) {
    const version = at + 1 + card;
    const shown = card % 4 === 3 ? [] : CALLS;
    const hands = card > 0 ? [{ seat: 'E' as const, cards: ['SA'], why: 'dummy' as const }] : [];
    const done = Math.floor(card / 4);
    const view = tableView({
      version,
      phase: 'play',
      contract: CONTRACT,
      calls: shown,
      hands,
      piles: Array.from({ length: done }, () => 'NS' as const),
      lastTrick: done > 0 ? { leader: 'N', cards: [], winner: 'N' } : null,
    });
    const seat = (['N', 'E', 'S', 'W'] as const)[card % 4] ?? 'N';
    const pass: Happened = { version, kind: 'call', seat: 'W', call: 'P' };
    Line.newest.tell(view, [card === 0 ? pass : cardPlayed(version, seat, `C${card}`)]);
  }
}

describe('what is read aloud at the table', () => {
  it('names the contract and dummy once a board, whatever calls may still be looked at', () => {
    playOn(24);
    expect(times('table-aloud-contract')).toBe(1);
    expect(times('table-aloud-dummy')).toBe(1);
    expect(times('table-aloud-trick')).toBe(6);
  });

  it('says each event at most once, however often it is told', () => {
    const events = Array.from({ length: 30 }, (_, index) => cardPlayed(index + 2, 'N', `C${index + 10}`));
    const view = (version: number): TableView => tableView({ version, phase: 'play', contract: CONTRACT });
    Line.newest.tell(view(1), []);
    // Lines break and come back: what has been told before is told again, and something more each time.
    for (const [from, to] of [
      [0, 5],
      [0, 5],
      [2, 9],
      [0, 20],
      [19, 20],
      [5, 30],
      [0, 30],
    ] as const)
      Line.newest.tell(view(to + 1), events.slice(from, to));
    for (const { card } of events) expect(times(`table-aloud-card N ${card}`)).toBe(1);
    expect(lines()).toHaveLength(events.length);
  });

  it('says once that somebody is back, where a bot has stood in for them', () => {
    const ben = (about: object) =>
      tableView().players.map((player) =>
        player.seat === 'N' ? { ...player, name: 'Ben', human: true, ...about } : player,
      );
    Line.newest.tell(tableView({ version: 1, players: ben({ here: false, away: true }) }), []);
    Line.newest.tell(tableView({ version: 2, players: ben({ here: true, away: false }) }), [
      { version: 2, kind: 'came-back', seat: 'N' },
    ]);
    expect(lines()).toEqual([expect.stringContaining('people-aloud-came-back')]);
  });
});

describe('free words', () => {
  const said = (id: string, seat: Seat, text: string) => ({
    id,
    seat,
    name: 'Ben',
    text,
    mine: seat === 'S',
  });

  it('are read aloud once each, neither those that stood there before nor one’s own', () => {
    const before = tableView({ words: [said('1', 'N', 'Guten Abend')] });
    const after = tableView({
      words: [said('1', 'N', 'Guten Abend'), said('2', 'S', 'Hallo'), said('3', 'N', '<b>Kaffee?</b>')],
    });
    expect(ofPeople(null, before, [])).toEqual([]);
    expect(ofPeople(before, after, [])).toEqual(['Ben: <b>Kaffee?</b>']);
    expect(ofPeople(after, after, [])).toEqual([]);
  });
});
