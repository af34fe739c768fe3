// What lies in the middle of the table and what flies there: one value that follows the views of the table and a clock.
//
// A trick is played, its cards land, its winner shines, it is gathered. Views may come faster than that can be seen:
// what is led meanwhile is held back until the middle is free. Nothing here knows time or the page.
import type { TableView, TrickCard, TrickView } from '../../generated/wire';
import { isOver, type Seat, type Side } from '../seats/seats';

/** What a view says about the tricks. */
export interface Seen {
  board: number;
  /** How many tricks are complete. */
  done: number;
  /** The trick in progress; all four cards only while the last is on its way to the server. */
  trick: TrickView | null;
  /** The trick completed last, if it may be looked at, and which side won it. */
  last: TrickView | null;
  pile: Side | null;
  /** Cards that lay in an open hand when this came, and whose plays are those of the player at the screen. */
  open: ReadonlySet<string>;
  controls: readonly Seat[];
}

/** How long things take, in milliseconds; without motion nothing flies. */
export interface Pace {
  fly: number;
  /** How long a complete trick is shown; `null`: until the player goes on. */
  shine: number | null;
  /** How long it is shown once it may be looked at no longer: enough to see what was played last. */
  glance: number;
  gather: number;
}

/** What has come about by the clock, or by the player: a card has landed, the trick was shown, it was gathered. */
export type MotionEvent =
  | { type: 'seen'; seen: Seen }
  | { type: 'landed'; card: string }
  | { type: 'all-landed' }
  | { type: 'shown' }
  | { type: 'gathered' };

/**
 * `playing`: the trick in progress. `landing`: complete, but not all cards have landed, or nobody knows yet who won it.
 * `won`: the winner shines. `gathering`: it goes to its pile, and the next one waits.
 */
export type Step = 'playing' | 'landing' | 'won' | 'gathering';

/** Where a card comes from when it flies: an open hand, or the place of somebody whose cards are hidden. */
export type From = 'hand' | 'plate';

interface Lying {
  played: TrickCard;
  landed: boolean;
  from: From;
}

/** A trick on its way to its pile. */
interface Leaving {
  cards: readonly Lying[];
  leader: Seat | null;
  winner: Seat | null;
  pile: Side | null;
  /** Whether its winner has shone: a trick that had to make room before goes as it lay. */
  shone: boolean;
}

export interface Motion {
  step: Step;
  cards: readonly Lying[];
  leader: Seat | null;
  winner: Seat | null;
  pile: Side | null;
  leaving: Leaving | null;
  /** What the table looks like; the middle may be behind it. `null` before the first view. */
  seen: Seen | null;
}

export const STILL: Motion = {
  step: 'playing',
  cards: [],
  leader: null,
  winner: null,
  pile: null,
  leaving: null,
  seen: null,
};

/** One card of the picture. */
export interface FrameCard {
  played: TrickCard;
  led: boolean;
  motion: 'flying' | 'lying' | 'gathering';
  look: 'plain' | 'winning' | 'losing';
  from: From;
}

/** What is to be shown now. */
export interface Frame {
  step: Step;
  cards: readonly FrameCard[];
  /** Who takes the trick that is being gathered, and where it goes. */
  taker: Seat | null;
  pile: Side | null;
  /** How many of the complete tricks still lie open, or are on their way: their backs are not shown yet. */
  open: number;
}

/** What a view says about the tricks; `before` is the view shown until now. */
export function seenIn(view: TableView, before: TableView | null): Seen {
  const open = new Set(before?.hands.flatMap((hand) => hand.cards));
  return {
    board: view.board?.number ?? 0,
    done: view.piles.length,
    // What a claim has left on the table goes with the claim.
    trick: isOver(view.phase) ? null : view.trick,
    last: view.lastTrick,
    pile: view.piles.at(-1) ?? null,
    open,
    controls: view.controls,
  };
}

/** What comes after this event. */
export function after(motion: Motion, event: MotionEvent, pace: Pace): Motion {
  switch (event.type) {
    case 'seen':
      return follow(motion, event.seen, pace);
    case 'landed':
      return settled(landing(motion, (one) => one.played.card === event.card));
    case 'all-landed':
      return settled(landing(motion, () => true));
    case 'shown':
      return motion.step === 'won' ? { ...cleared(motion), step: 'gathering' } : motion;
    case 'gathered':
      return gathered(motion, pace);
  }
}

function follow(motion: Motion, seen: Seen, pace: Pace): Motion {
  const before = motion.seen;
  const on = { ...motion, seen };
  if (seen.board !== before?.board || seen.done < before.done || seen.done > before.done + 1)
    return playing({ ...on, leaving: null }, pace, false);
  if (seen.done > before.done) return completed(on, pace);
  // Whoever goes on themselves wants to wait no longer.
  if (isHolding(on)) return goesOn(seen) ? playing(cleared(on), pace) : on;
  return playing(on, pace);
}

/** Whether a complete trick keeps the next one waiting. */
const isHolding = ({ step, pile }: Motion): boolean => step !== 'playing' && pile !== null;

const goesOn = ({ trick, controls }: Seen): boolean =>
  trick?.cards.some((played) => controls.includes(played.seat)) ?? false;

/** The trick in progress as it was seen last; cards that are new in it fly there unless they had better lie at once. */
function playing(motion: Motion, pace: Pace, fly = true): Motion {
  const trick = motion.seen?.trick ?? null;
  const step = trick?.cards.length === 4 ? 'landing' : 'playing';
  return { ...laid(motion, trick, fly ? pace : null), step, winner: null, pile: null };
}

/** A trick has been completed: the middle shows it, whatever it showed before, for as long as it may be looked at. */
function completed(motion: Motion, pace: Pace): Motion {
  const { last, pile } = motion.seen ?? STILL_SEEN;
  // The trick before this one makes room, and so does one that must not be looked at any more.
  const free = isHolding(motion) || !last ? cleared(motion) : motion;
  if (!last) return playing(free, pace);
  return settled({ ...laid(free, last, pace), step: 'landing', winner: last.winner, pile });
}

const STILL_SEEN = { last: null, pile: null } as const;

/** These cards, each as it was if it was there already. */
function laid(motion: Motion, trick: TrickView | null, pace: Pace | null): Motion {
  const there = new Map(motion.cards.map((one) => [one.played.card, one]));
  const open = motion.seen?.open;
  const cards = (trick?.cards ?? []).map((played): Lying => {
    const known = there.get(played.card);
    if (known) return { ...known, played };
    return { played, landed: !pace?.fly, from: open?.has(played.card) ? 'hand' : 'plate' };
  });
  return { ...motion, cards, leader: trick?.leader ?? null };
}

function landing(motion: Motion, which: (one: Lying) => boolean): Motion {
  return { ...motion, cards: motion.cards.map((one) => (which(one) ? { ...one, landed: true } : one)) };
}

/** The winner shines once all cards have landed, and it is known who that is. */
function settled(motion: Motion): Motion {
  const ready = motion.step === 'landing' && motion.pile && motion.cards.every((one) => one.landed);
  return ready ? { ...motion, step: 'won' } : motion;
}

/** Moves the cards in the middle to their pile; those on their way there already go on. */
function cleared(motion: Motion): Motion {
  const { cards, leader, winner, step } = motion;
  if (cards.length === 0) return motion;
  const pile = motion.pile ?? motion.seen?.pile ?? null;
  return { ...motion, cards: [], leaving: { cards, leader, winner, pile, shone: step === 'won' } };
}

function gathered(motion: Motion, pace: Pace): Motion {
  if (!motion.leaving) return motion;
  const free = { ...motion, leaving: null };
  return motion.step === 'gathering' ? playing(free, pace) : free;
}

/** What is to be shown. */
export function frameOf(motion: Motion): Frame {
  const { leaving, step, cards, leader, winner } = motion;
  const there = new Set(cards.map((one) => one.played.card));
  const gone = (leaving?.cards ?? []).filter((one) => !there.has(one.played.card));
  const taker = leaving?.shone ? leaving.winner : null;
  return {
    step,
    cards: [
      ...gone.map((one) => shown(one, leaving?.leader, taker, 'gathering')),
      ...cards.map((one) => shown(one, leader, step === 'won' ? winner : null, null)),
    ],
    taker: leaving?.winner ?? null,
    pile: leaving?.pile ?? null,
    open: (leaving ? 1 : 0) + (isHolding(motion) && cards.length > 0 ? 1 : 0),
  };
}

function shown(
  one: Lying,
  leader: Seat | null | undefined,
  winner: Seat | null,
  motion: 'gathering' | null,
): FrameCard {
  const { played, from, landed } = one;
  return {
    played,
    led: played.seat === leader,
    motion: motion ?? (landed ? 'lying' : 'flying'),
    look: !winner ? 'plain' : played.seat === winner ? 'winning' : 'losing',
    from,
  };
}

/** A trick to look at, as it lies. */
export function stillFrame(trick: TrickView | null): Frame {
  return frameOf({
    ...STILL,
    leader: trick?.leader ?? null,
    cards: (trick?.cards ?? []).map((played) => ({ played, landed: true, from: 'plate' })),
  });
}

/** What the clock has to say next: `key` names this very thing, so that it is waited for once. */
export interface Due {
  key: string;
  event: MotionEvent;
  /** In milliseconds. */
  in: number;
}

/** A page that is not drawn never says that a card has landed: so long after it should have, it has. */
const LATE = 250;

/** What is waited for. */
export function dues(motion: Motion, pace: Pace): Due[] {
  const due: Due[] = [];
  const flying = motion.cards.filter((one) => !one.landed).map((one) => one.played.card);
  const named = (cards: readonly Lying[]): string => cards.map((one) => one.played.card).join();
  if (flying.length > 0)
    due.push({ key: `landed ${flying.join()}`, event: { type: 'all-landed' }, in: pace.fly + LATE });
  if (motion.step === 'won' && pace.shine !== null)
    due.push({ key: `shown ${named(motion.cards)}`, event: { type: 'shown' }, in: pace.shine });
  // However long it shines: what the table lets nobody look back at any more is turned down.
  if (motion.step === 'won' && motion.seen && !motion.seen.last)
    due.push({ key: `gone ${named(motion.cards)}`, event: { type: 'shown' }, in: pace.glance });
  if (motion.leaving)
    due.push({
      key: `gathered ${named(motion.leaving.cards)}`,
      event: { type: 'gathered' },
      in: pace.gather,
    });
  return due;
}

/** Cards that have been played and are not shown yet: to the eye they are still in their hands. */
export function heldBack(motion: Motion): readonly TrickCard[] {
  return isHolding(motion) ? (motion.seen?.trick?.cards ?? []) : [];
}
