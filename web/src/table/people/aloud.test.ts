import { describe, expect, it, vi } from 'vitest';
import type { Seat } from '../../generated/wire';
import { ofPeople } from './aloud';
import { tableView } from '../../testing/views';
import { Log } from '../state/log.svelte';

// Words stand for themselves here: what is said, and not in which language.
vi.mock('../../lib/i18n.svelte', () => ({
  i18n: { cardName: (card: string) => card, callName: (call: string) => call, seat: (seat: string) => seat },
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '),
}));

describe('what is read aloud at the table', () => {
  it('says once that somebody is back, where a bot has stood in for them', () => {
    const log = new Log();
    log.besides = ofPeople;
    const ben = (about: object) =>
      tableView().players.map((player) =>
        player.seat === 'N' ? { ...player, name: 'Ben', human: true, ...about } : player,
      );
    log.follow(tableView({ version: 1, players: ben({ here: false, away: true }) }), []);
    log.follow(tableView({ version: 2, players: ben({ here: true, away: false }) }), [
      { version: 2, kind: 'came-back', seat: 'N' },
    ]);
    expect(log.lines.map(({ text }) => text)).toEqual([expect.stringContaining('people-aloud-came-back')]);
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
