// What is agreed before a match, and what was agreed the last time.
import { settings } from '../../lib/settings.svelte';
import { fieldsOf, StoredValue } from '../../lib/storage';
import { lastWish, MEASURES, type LENGTHS, type Wish } from '../../bridge/newgame/wish';
import { PLACES, type Crew, type PlaceName, type TeamName } from '../teams/teams';

export const ORDERS = ['at-once', 'passed-on'] as const;
export const HALVES = ['stay', 'change'] as const;

export interface MatchWish extends Pick<
  Wish,
  'name' | 'system' | 'theirSystem' | 'level' | 'tempo' | 'minutes'
> {
  boards: (typeof LENGTHS)[number];
  measure: (typeof MEASURES)[number];
  order: (typeof ORDERS)[number];
  half: (typeof HALVES)[number];
  crews: Record<TeamName, Crew>;
  /** Where the person sits. */
  me: PlaceName;
  /** The other places that are kept for people. */
  company: PlaceName[];
}

/** The match of a person alone: four boards, both tables at once, by the points of the sheet. */
export function plainWish(): MatchWish {
  const { system, theirSystem, level, tempo } = lastWish(settings.opening, settings.name);
  return {
    boards: 4,
    measure: MEASURES[0],
    order: 'at-once',
    half: 'stay',
    crews: { A: { name: '', colour: 'blue' }, B: { name: '', colour: 'yellow' } },
    name: settings.name,
    me: '1S',
    company: [],
    system,
    theirSystem,
    level,
    tempo,
    minutes: 0,
  };
}

/** What was agreed last time in this browser; the plain match where nothing was. */
const last = new StoredValue<MatchWish>('schlemm-match', (raw) => {
  const plain = plainWish();
  const kept = fieldsOf<MatchWish>(raw);
  const crews: Partial<MatchWish['crews']> = kept.crews ?? plain.crews;
  const whole = { ...plain, ...kept, name: settings.name };
  return PLACES.includes(whole.me) && crews.A && crews.B ? whole : plain;
});

/** What was agreed last time, with the measure that an address such as `?new=match&measure=imps` asks for. */
export function lastMatch(search: string): MatchWish {
  const wish = last.read();
  const asked = new URLSearchParams(search).get('measure');
  return { ...wish, measure: MEASURES.find((measure) => measure === asked) ?? wish.measure };
}

/** Keeps what was agreed for the next time. */
export const keepMatch = (wish: MatchWish): void => last.keep(wish);
