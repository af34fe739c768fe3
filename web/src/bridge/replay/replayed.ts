// A board that is gone through, whether it was played here or stands in a file, and what is said about it.
import 'words:meaning';
import type {
  BoardMeanings,
  HandView,
  MeaningView,
  NoteView,
  RecordView,
  RemarkView,
  ReplayCosts,
} from '../../generated/wire';
import { i18n, number, say, t } from '../../lib/i18n.svelte';
import { callsBySeat } from '../auction/auction';
import { nextSeat, partnerOf, SEATS, sideOf, type Seat, type Side } from '../seats/seats';
import { cardsOf, stepAloud } from './replay';

/** A board that is gone through. */
export interface Replayed {
  number: number;
  dealer: Seat | null;
  vulnerability: string;
  /** Who calls first. */
  first: Seat;
  /** As they were dealt, as far as they are known. */
  hands: readonly HandView[];
  /** Who declared it, if anybody did. */
  declarer: Seat | null;
  record: RecordView;
  /** What a file says that calls and cards mean, and what it remarks. */
  notes: readonly NoteView[];
  cardNotes: readonly NoteView[];
  remarks: readonly RemarkView[];
}

/** What can be asked about a board, as far as it is known. */
export interface Found {
  costs: ReplayCosts | null;
  /** Why there are no costs; empty as long as they are reckoned. */
  noCosts: string;
  meanings: BoardMeanings | null;
}

/** The call that was made last after so many, and whose it was. */
export function callAt(board: Pick<Replayed, 'record' | 'first'>, called: number) {
  return callsBySeat(board.record.calls, board.first)[called - 1] ?? null;
}

/** What a call meant: as its system says, as its player said, as the file says. */
export function meaningAt(board: Replayed, found: Found, called: number) {
  const index = called - 1;
  const told: MeaningView | null = found.meanings?.calls.find((one) => one.index === index) ?? null;
  const spoken = found.meanings?.spoken.find((one) => one.index === index && one.text !== null) ?? null;
  const notes = board.notes.filter((one) => one.index === index && one.text !== '');
  return { told, spoken, notes: notes.map(({ text }) => text) };
}

/** The remarks of a file at a step: those of the board stand by themselves. */
export function remarksAt(board: Replayed, called: number, cards: number): string[] {
  const what = cards > 0 ? 'card' : 'call';
  const after = cards > 0 ? cards : called;
  const here = board.remarks.filter((one) => one.what === what && one.after === after);
  const lead =
    cards === 0 && called === board.record.calls.length
      ? board.remarks.filter((one) => one.what === 'card' && one.after === 0)
      : [];
  const notes = board.cardNotes.filter((one) => cards > 0 && one.index === cards - 1);
  return [...notes, ...here, ...lead].map(({ text }) => text);
}

/** Behind how many cards the next one stands that cost its side a trick, from the first on if none follows. */
export function nextCostly(costs: readonly number[], at: number): number | null {
  const behind = costs.flatMap((cost, index) => (cost > 0 ? [index + 1] : []));
  return behind.find((one) => one > at) ?? behind.find((one) => one < at) ?? null;
}

/** How many tricks each side gave away with its cards. */
export function givenBy(record: RecordView, costs: readonly number[]): Record<Side, number> {
  const given = { NS: 0, EW: 0 };
  cardsOf(record).forEach(({ seat }, index) => (given[sideOf(seat)] += costs[index] ?? 0));
  return given;
}

/** "Par: 4♠ = von Süd, das sind 420 Punkte für Nord-Süd." */
export function parAloud({ par, parResults }: ReplayCosts): string {
  if (par === 0) return t('teams-par-none');
  const results = parResults.slice(0, 2).map((result) => i18n.result(result));
  const side = par > 0 ? 'NS' : 'EW';
  return t('teams-par', {
    results: results.join(` ${t('review-or')} `),
    points: number(Math.abs(par)),
    side,
  });
}

/** One step in words, for those who listen. */
export function replayAloud(board: Replayed, found: Found, called: number, cards: number): string {
  const remarks = remarksAt(board, called, cards);
  if (cards > 0)
    return [stepAloud([{ record: board.record, costs: found.costs?.cards ?? null }], cards), ...remarks].join(
      ' ',
    );
  const made = callAt(board, called);
  if (!made) return [t('replay-before-call'), ...remarks].join(' ');
  const { told, spoken, notes } = meaningAt(board, found, called);
  const meaning = told?.said.map((one) => say(one)) ?? [];
  const said = t('replay-call-aloud', {
    at: called,
    seat: made.seat,
    said: i18n.callName(made.call),
  });
  return [said, ...meaning, spoken?.text ?? '', ...notes, ...remarks].filter(Boolean).join(' ');
}

/** The declarer of a contract or result such as `4SXE+1`; `null` of what was passed out. */
export function declarerIn(text: string | null): Seat | null {
  const [, seat] = /^[1-7](?:NT|[CDHS])X{0,2}([NESW])/.exec(text ?? '') ?? [];
  return SEATS.find((one) => one === seat) ?? null;
}

/** Who chooses what comes next after so many calls and cards: declarer for dummy. */
export function moverAt(board: Replayed, called: number, cards: number): Seat {
  const played = cardsOf(board.record);
  const next = played[cards]?.seat;
  const { declarer } = board;
  if (next && called === board.record.calls.length)
    return declarer && next === partnerOf(declarer) ? declarer : next;
  if (declarer && cards === 0 && called === board.record.calls.length) return nextSeat(declarer);
  const from = SEATS.indexOf(board.first);
  return SEATS[(from + called) % 4] ?? 'S';
}
