// What this browser holds of a pad for when the server cannot be asked: how it stood last, and what is still to be
// written on it. It lies in this browser alone, without the link that lets others write.
import type { PadView } from '../generated/wire';
import { fieldsOf, listOf, namesBelow, StoredValue } from '../lib/storage';
import type { Entry } from './entry';

/** A deal that the server has not heard of. */
export interface Unheard {
  entry: Entry;
  /** The version of the pad it was written in view of. */
  seen: number;
  /** What the server knows it by: sent again, it is written once. What an earlier page kept has none. */
  id?: string;
}

/** More deals than an evening has. */
const MOST = 64;

function isView(raw: unknown): raw is PadView {
  const { pad, version, form, measure, rounds, boards } = fieldsOf<PadView>(raw);
  // A match that an earlier page kept does not say what its boards bring.
  const counts = form !== 'match' || typeof measure === 'string';
  const listed = Array.isArray(rounds) && Array.isArray(boards);
  return typeof pad === 'string' && typeof version === 'number' && counts && listed;
}

function isUnheard(raw: unknown): raw is Unheard {
  const { entry, seen } = fieldsOf<Unheard>(raw);
  return typeof entry?.result === 'string' && typeof seen === 'number';
}

const SEEN = 'schlemm.pad-seen.';

const views = (pad: string): StoredValue<PadView | null> =>
  new StoredValue(`${SEEN}${pad}`, (raw) => (isView(raw) ? raw : null));

const unheard = (pad: string): StoredValue<Unheard[]> =>
  new StoredValue(`schlemm.pad-unheard.${pad}`, (raw) => listOf(raw, isUnheard, MOST));

/** Remembers how a pad stands; what was remembered of pads that this browser knows no more goes, unless something waits. */
export function hold(view: PadView, known: readonly string[]): void {
  views(view.pad).keep({ ...view, link: '' });
  for (const pad of namesBelow(SEEN)) {
    if (pad !== view.pad && !known.includes(pad) && unheardOf(pad).length === 0) views(pad).forget();
  }
}

/** How a pad stood when it was seen last; `null` if it was not. */
export const heldOf = (pad: string): PadView | null => views(pad).read();

/** What is still to be written on a pad, the oldest first. */
export const unheardOf = (pad: string): Unheard[] => unheard(pad).read();

/** Keeps what is still to be written on a pad. */
export function keepUnheard(pad: string, entries: Unheard[]): void {
  if (entries.length > 0) unheard(pad).keep(entries.slice(0, MOST));
  else unheard(pad).forget();
}

/**
 * Whether the server has written this down although its answer was lost: it is the one line that has come since. Only
 * for what has no name; of the rest the server says so itself, whatever else has been written meanwhile.
 */
export function wasHeard({ entry, seen, id }: Unheard, view: PadView): boolean {
  if (id || view.version !== seen + 1) return false;
  const last = view.rounds.at(-1)?.entries.at(-1) ?? null;
  const table = view.boards.find(({ number }) => number === entry.board)?.tables[(entry.room ?? 1) - 1];
  const found = view.form === 'match' ? table?.entry : last;
  return found?.result === entry.result && (found.held ?? 0) === (entry.held ?? 0);
}

/** What waits once the line before it has been written: it belongs after that one, however alike they are. */
export const after = (waiting: readonly Unheard[], { version }: PadView): Unheard[] =>
  waiting.map((one) => ({ ...one, seen: version }));
