import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happened, Seat, TableView, TurnView } from '../../generated/wire';
import { tableView } from '../../testing/views';
import { Log } from './log.svelte';

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
const MY_CALL: TurnView = { seat: 'S', actor: 'S', mine: true, calls: ['P'], cards: [], reasons: {} };

let log: Log;
beforeEach(() => {
  log = new Log();
});

const lines = (): string[] => log.lines.map(({ text }) => text);
const times = (what: string): number => lines().filter((line) => line.startsWith(what)).length;

const cardPlayed = (version: number, seat: Seat, card: string) =>
  ({ version, kind: 'card', seat, card }) satisfies Happened;

/** A board whose calls lie open only while the reader may look at them, card after card. */
function playOn(cards: number): void {
  const at = 10;
  log.follow(tableView({ version: at, phase: 'auction', calls: CALLS.slice(0, 7) }), []);
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
    log.follow(view, [card === 0 ? pass : cardPlayed(version, seat, `C${card}`)]);
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
    log.follow(view(1), []);
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
      log.follow(view(to + 1), events.slice(from, to));
    for (const { card } of events) expect(times(`table-aloud-card N ${card}`)).toBe(1);
    expect(lines()).toHaveLength(events.length);
  });
});

describe('a hand that is dealt face down', () => {
  const hands: TableView['hands'] = [{ seat: 'S', cards: ['SA'], why: 'own' }];
  const dealt = tableView({ version: 2, hands, turn: MY_CALL });
  const deal: Happened = { version: 2, kind: 'dealt' };

  it('is read aloud when it is picked up, with all that was said meanwhile, and then asks for a call', () => {
    log.layFaceDown();
    log.follow(tableView({ version: 1, board: null, phase: 'waiting' }), []);
    log.follow(dealt, [deal]);
    log.follow({ ...dealt, version: 3 }, [{ version: 3, kind: 'call', seat: 'N', call: 'P' }]);
    expect(log.faceDown).toBe(true);
    expect([...lines(), log.prompt]).toEqual(['']);
    log.pickUp();
    expect(log.faceDown).toBe(false);
    expect(lines()).toEqual(['table-aloud-dealt table-aloud-hand SA', 'table-aloud-call N P']);
    expect(log.prompt).toBe('table-turn-call');
  });

  it('lets be said at once what is asked for', () => {
    log.layFaceDown();
    log.follow(dealt, [deal]);
    log.say('nothing yet');
    expect(lines()).toContain('nothing yet');
    expect(times('table-aloud-dealt')).toBe(0);
  });

  it('is a hand to come: what was dealt before lies open, and so does the hand after it', () => {
    log.layFaceDown();
    log.follow(tableView({ version: 1 }), []);
    expect(log.faceDown).toBe(false);
    log.pickUp();
    log.follow(dealt, [deal]);
    expect(times('table-aloud-dealt')).toBe(1);
  });
});

describe('what others put into words', () => {
  const told: (before: TableView | null, view: TableView) => string[] = (before, view) => [
    `from ${before?.version ?? 'nothing'} to ${view.version}`,
  ];

  it('is made up for when they come late, and at once from then on', () => {
    for (const version of [1, 2]) log.follow(tableView({ version }), []);
    log.besides = told;
    expect(lines()).toEqual(['from nothing to 1', 'from 1 to 2']);
    log.follow(tableView({ version: 3 }), []);
    expect(lines()).toEqual(['from nothing to 1', 'from 1 to 2', 'from 2 to 3']);
  });
});

describe('what the player has to do', () => {
  it('is said until they act, and again when that could not be done', () => {
    log.follow(tableView({ turn: MY_CALL }), []);
    expect(log.prompt).toBe('table-turn-call');
    log.acted();
    expect(log.prompt).toBe('');
    log.promptAgain();
    expect(log.prompt).toBe('table-turn-call');
    log.follow(tableView({ version: 2 }), []);
    expect(log.prompt).toBe('');
  });
});

describe('a claim that somebody plays on against', () => {
  const play = (version: number): TableView => tableView({ version, phase: 'play', contract: CONTRACT });

  it('is noted until the player acts, the board ends or the next one is there', () => {
    const [acts, ends, goesOn] = [
      () => log.acted(),
      () => log.follow({ ...play(4), phase: 'result' }, []),
      () => log.follow({ ...play(4), board: null }, []),
    ];
    for (const past of [acts, ends, goesOn]) {
      log = new Log();
      log.follow(play(1), []);
      log.follow(play(2), [{ version: 2, kind: 'answer', seat: 'N', accept: false }]);
      log.follow(play(3), []);
      expect(log.note).toBe('table-claim-refused own N table-you');
      past();
      expect(log.note).toBe('');
    }
  });
});

describe('the log', () => {
  it('keeps the last 60 lines, each under a key of its own', () => {
    for (let line = 1; line <= 70; line++) log.say(`line ${line}`);
    expect(lines()).toHaveLength(60);
    expect(lines()[0]).toBe('line 11');
    expect(new Set(log.lines.map(({ key }) => key)).size).toBe(60);
  });
});
