// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { TrickCard, TrickView } from '../../generated/wire';
import { tableView } from '../../testing/views';
import {
  after,
  dues,
  frameOf,
  heldBack,
  seenIn,
  STILL,
  stillFrame,
  type MotionEvent,
  type Frame,
  type Motion,
  type Pace,
  type Seen,
} from './motion';
import { nextSeat, sideOf, type Seat } from '../seats/seats';

const PACE: Pace = { fly: 180, shine: 800, glance: 400, gather: 240 };
const CALM: Pace = { fly: 0, shine: 800, glance: 400, gather: 60 };

function trick(leader: Seat, cards: readonly string[], winner: Seat | null = null): TrickView {
  let seat = leader;
  const laid = cards.map((card): TrickCard => {
    const played = { seat, card };
    seat = nextSeat(seat);
    return played;
  });
  return { leader, cards: laid, winner };
}

/** What South sees, who plays their own cards only. */
function seen(about: Partial<Seen> = {}): Seen {
  const winner = about.last?.winner;
  const pile = winner ? sideOf(winner) : null;
  return { board: 1, done: 0, trick: null, last: null, pile, open: new Set(), controls: ['S'], ...about };
}

/** West leads to the first trick, and South, who plays last, wins it with the ace. */
const FIRST = ['S2', 'S3', 'S4', 'SA'];
const laid = (count: number): Seen => seen({ trick: trick('W', FIRST.slice(0, count)) });
/** The first trick is complete, and so many cards of the next one have been played. */
const complete = (...next: string[]): Seen =>
  seen({ done: 1, trick: trick('S', next), last: trick('W', FIRST, 'S') });

const LANDED: MotionEvent = { type: 'all-landed' };
const SHOWN: MotionEvent = { type: 'shown' };
const GATHERED: MotionEvent = { type: 'gathered' };
const landed = (card: string): MotionEvent => ({ type: 'landed', card });

function run(motion: Motion, pace: Pace, ...events: (MotionEvent | Seen)[]): Motion {
  return events.reduce<Motion>(
    (now, event) => after(now, 'type' in event ? event : { type: 'seen', seen: event }, pace),
    motion,
  );
}

const from = (...events: (MotionEvent | Seen)[]): Motion => run(STILL, PACE, ...events);

/** A frame in one line: `>SA` flies in, `<SA` is gathered, `SA*` wins, `SA.` has lost. */
function line(frame: Frame): string {
  const motions = { flying: '>', lying: '', gathering: '<' };
  const looks = { plain: '', winning: '*', losing: '.' };
  const cards = frame.cards.map((one) => motions[one.motion] + one.played.card + looks[one.look]);
  return [frame.step, ...cards].join(' ');
}

const shows = (motion: Motion): string => line(frameOf(motion));

/** Lets the clock run until nothing is due; every frame on the way. */
function played(motion: Motion, pace: Pace): string[] {
  const frames = [shows(motion)];
  let now = motion;
  for (let due = dues(now, pace); due.length > 0; due = dues(now, pace)) {
    const [first] = [...due].sort((one, other) => one.in - other.in);
    if (first) now = after(now, first.event, pace);
    frames.push(shows(now));
  }
  return frames;
}

describe('a trick on the table', () => {
  it('lies still where the page finds it, and flies where it is seen to be played', () => {
    expect(shows(from(laid(2)))).toBe('playing S2 S3');
    expect(shows(from(laid(0), laid(1)))).toBe('playing >S2');
    expect(shows(from(laid(0), laid(1), landed('S2'), laid(2)))).toBe('playing S2 >S3');
  });

  it('goes on from the cards that lie there when the player lays down the last one', () => {
    const mine = from(laid(3), laid(4));
    expect(shows(mine)).toBe('landing S2 S3 S4 >SA');
    const agreed = run(mine, PACE, complete());
    expect(shows(agreed)).toBe('landing S2 S3 S4 >SA');
    expect(played(agreed, PACE)).toEqual([
      'landing S2 S3 S4 >SA',
      'won S2. S3. S4. SA*',
      'gathering <S2. <S3. <S4. <SA*',
      'playing',
    ]);
  });

  it('darkens the losers only when all cards have landed and the winner is known, whichever comes first', () => {
    const early = from(laid(3), laid(4), landed('SA'));
    expect(shows(early)).toBe('landing S2 S3 S4 SA');
    expect(shows(run(early, PACE, complete()))).toBe('won S2. S3. S4. SA*');
    const late = from(laid(2), laid(3), complete());
    expect(shows(late)).toBe('landing S2 S3 >S4 >SA');
    expect(shows(run(late, PACE, landed('SA')))).toBe('landing S2 S3 >S4 SA');
    expect(shows(run(late, PACE, landed('SA'), landed('S4')))).toBe('won S2. S3. S4. SA*');
  });

  it('goes through the same states without motion, only that nothing flies', () => {
    const frames = played(run(STILL, CALM, laid(3), complete()), CALM);
    expect(frames).toEqual(['won S2. S3. S4. SA*', 'gathering <S2. <S3. <S4. <SA*', 'playing']);
    expect(shows(run(STILL, CALM, laid(3), laid(4)))).toBe('landing S2 S3 S4 SA');
  });

  it('lies open for a glance only once nobody may look back at it any more', () => {
    const gone = { ...complete('H2'), last: null, pile: sideOf('S'), controls: [] };
    const shining = run(STILL, PACE, laid(3), complete(), LANDED);
    const soonest = (motion: Motion): number => Math.min(...dues(motion, PACE).map((due) => due.in));
    expect(soonest(shining)).toBe(PACE.shine);
    const late = run(shining, PACE, gone);
    expect(shows(late)).toBe('won S2. S3. S4. SA*');
    expect(soonest(late)).toBe(PACE.glance);
    expect(dues(late, { ...PACE, shine: null })).toHaveLength(1);
  });

  it('counts as turned down when it has been gathered, and not before', () => {
    const open = (motion: Motion): number => frameOf(motion).open;
    const shining = run(STILL, PACE, laid(3), complete(), LANDED);
    expect(open(from(laid(3)))).toBe(0);
    expect(open(from(laid(3), laid(4)))).toBe(0);
    expect(open(run(STILL, PACE, laid(3), complete()))).toBe(1);
    expect(open(shining)).toBe(1);
    expect(open(run(shining, PACE, SHOWN))).toBe(1);
    expect(open(run(shining, PACE, SHOWN, GATHERED))).toBe(0);
  });

  it('stays until the player goes on, where no time is set', () => {
    const waits = run(STILL, { ...CALM, shine: null }, laid(3), complete());
    expect(dues(waits, { ...CALM, shine: null })).toEqual([]);
    expect(shows(run(waits, CALM, SHOWN))).toBe('gathering <S2. <S3. <S4. <SA*');
  });

  it('says who takes it and where it goes while it is gathered', () => {
    const frame = frameOf(from(laid(3), complete(), LANDED, SHOWN));
    expect([frame.taker, frame.pile]).toEqual(['S', 'NS']);
  });

  it('waits for one thing once, however often the table is looked at meanwhile', () => {
    const once = from(laid(3), complete(), LANDED);
    const again = run(once, PACE, complete());
    expect(dues(again, PACE).map((due) => due.key)).toEqual(dues(once, PACE).map((due) => due.key));
  });
});

describe('cards that are taken back or refused', () => {
  it('leave the trick, and the others lie where they are', () => {
    expect(shows(from(laid(2), laid(3), LANDED, laid(2)))).toBe('playing S2 S3');
    const refused = from(laid(3), laid(4), laid(3));
    expect(shows(refused)).toBe('playing S2 S3 S4');
    expect(shows(run(refused, PACE, laid(4)))).toBe('landing S2 S3 S4 >SA');
  });

  it('bring back a gathered trick without letting it fly again', () => {
    const won = from(laid(3), complete(), LANDED);
    expect(shows(run(won, PACE, laid(3)))).toBe('playing S2 S3 S4');
    expect(shows(run(won, PACE, SHOWN, laid(3)))).toBe('playing S2 S3 S4');
    expect(shows(run(won, PACE, SHOWN, GATHERED, complete('D2'), laid(3)))).toBe('playing S2 S3 S4');
  });
});

describe('a table that is faster than the eye', () => {
  const won = from(laid(3), complete(), LANDED);

  it('holds the next trick back in the hands until the last one is gathered', () => {
    const bots = { ...complete('D2', 'D3'), controls: ['N'] as Seat[], open: new Set(['D2']) };
    const held = run(won, PACE, bots);
    expect(shows(held)).toBe('won S2. S3. S4. SA*');
    expect(heldBack(held).map((one) => one.card)).toEqual(['D2', 'D3']);
    const gathering = run(held, PACE, SHOWN);
    expect(heldBack(gathering)).toHaveLength(2);
    const free = run(gathering, PACE, GATHERED);
    expect(shows(free)).toBe('playing >D2 >D3');
    expect(frameOf(free).cards.map((one) => one.from)).toEqual(['hand', 'plate']);
    expect(heldBack(free)).toEqual([]);
  });

  it('keeps nobody waiting who leads at once: the last trick goes while the card comes', () => {
    expect(shows(run(won, PACE, complete('D2')))).toBe('playing <S2. <S3. <S4. <SA* >D2');
    expect(shows(run(won, PACE, SHOWN, complete('D2')))).toBe('playing <S2. <S3. <S4. <SA* >D2');
    const before = from(laid(3), complete(), complete('D2'));
    expect(shows(before)).toBe('playing <S2 <S3 <S4 <SA >D2');
    expect(shows(run(before, PACE, GATHERED))).toBe('playing >D2');
  });

  it('shows the newest complete trick, and the one before it makes room', () => {
    const next = seen({ done: 2, trick: trick('S', []), last: trick('S', ['D2', 'D3', 'D4', 'D5'], 'E') });
    const both = run(won, PACE, next);
    expect(shows(both)).toBe('landing <S2. <S3. <S4. <SA* >D2 >D3 >D4 >D5');
    expect(shows(run(both, PACE, GATHERED, LANDED))).toBe('won D2. D3. D4. D5*');
  });

  it('keeps every card in sight from the moment it lies there until it is gathered', () => {
    const events = [laid(0), laid(1), laid(2), laid(3), laid(4), complete(), landed('SA'), SHOWN];
    const counts = events.map((_, at) => frameOf(from(...events.slice(0, at + 1))).cards.length);
    expect(counts).toEqual([0, 1, 2, 3, 4, 4, 4, 4]);
  });
});

describe('a table that is found again', () => {
  it('shows what lies there as it lies, whatever was missed', () => {
    const later = seen({
      done: 3,
      trick: trick('N', ['H2', 'H3']),
      last: trick('N', ['C2', 'C3', 'C4', 'CA'], 'N'),
    });
    expect(shows(from(laid(2), later))).toBe('playing H2 H3');
    expect(shows(from(laid(3), complete(), later))).toBe('playing H2 H3');
  });

  it('completes the trick that lay there, and lets only what was missed fly', () => {
    expect(shows(from(laid(2), complete('D2')))).toBe('landing S2 S3 >S4 >SA');
  });

  it('gathers what it knows of a trick that may not be looked at any more', () => {
    const next = seen({ done: 1, pile: 'EW', trick: trick('W', ['D2']) });
    const gone = from(laid(3), next);
    expect(shows(gone)).toBe('playing <S2 <S3 <S4 >D2');
    expect(frameOf(gone).pile).toBe('EW');
  });

  it('begins a new board with an empty table', () => {
    expect(shows(from(laid(3), complete(), seen({ board: 2 })))).toBe('playing');
  });
});

describe('a view', () => {
  const view = tableView({ phase: 'play', trick: trick('W', ['S2']), piles: ['NS'], controls: ['S'] });

  it('says which cards lay in open hands before, and whose trick was the last', () => {
    const before = tableView({ hands: [{ seat: 'N', cards: ['S9'], why: 'dummy' }] });
    expect(seenIn(view, before)).toMatchObject({ board: 1, done: 1, pile: 'NS', open: new Set(['S9']) });
  });

  it('has no trick any more when the board is over: what a claim left goes with the board', () => {
    expect(seenIn({ ...view, phase: 'result' }, view).trick).toBeNull();
    expect(seenIn({ ...view, phase: 'claim' }, view).trick).not.toBeNull();
  });
});

it('shows a trick to look at as it lies', () => {
  expect(line(stillFrame(trick('W', FIRST, 'S')))).toBe('playing S2 S3 S4 SA');
  expect(line(stillFrame(null))).toBe('playing');
});
