// What this page has heard in free words, whom it does not want to hear, and what is being written.
import type { TableView, WordsView } from '../../generated/wire';
import { fieldsOf, listOf, StoredValue } from '../../lib/storage';

/** How much of it is held; the server forgets it with the next board. */
const MOST = 100;
const MOST_MUTED = 50;

interface Muted {
  /** Whether nobody is heard. */
  all: boolean;
  /** Names of people who are not heard. */
  names: string[];
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 40;
const stored = new StoredValue<Muted>('schlemm-muted', (raw) => {
  const { all, names } = fieldsOf<Muted>(raw);
  return { all: all === true, names: listOf(names, isName, MOST_MUTED) };
});

export class TalkState {
  /** The last words that were said while this page was open, and those held by the server when it came. */
  words: readonly WordsView[] = $state.raw([]);
  muted: Muted = $state(stored.read());
  /** What is being written: it stays when the board begins before it is sent. */
  draft = $state('');
  /** The last words that were read where all of them stand. */
  #read = $state('');
  #table = '';

  /** Takes what is new; at another table begins anew. */
  follow(view: TableView): void {
    if (view.table !== this.#table) this.words = [];
    this.#table = view.table;
    const known = new Set(this.words.map(({ id }) => id));
    const come = view.words.filter(({ id }) => !known.has(id));
    if (come.length > 0) this.words = [...this.words, ...come].slice(-MOST);
  }

  /** Whether what somebody says is shown and read aloud. */
  hears(name: string): boolean {
    return !this.muted.all && !this.muted.names.includes(name);
  }

  /** Hears somebody, or everybody, or no longer. */
  mute(name: string | null, off: boolean): void {
    const { all, names } = this.muted;
    const others = names.filter((other) => other !== name);
    this.muted =
      name === null
        ? { all: off, names }
        : { all, names: off ? [...others, name].slice(-MOST_MUTED) : others };
    stored.keep(this.muted);
  }

  /** The words that are heard, but one's own, which are heard in any case. */
  heard(me: TableView['me']): readonly WordsView[] {
    return this.words.filter((words) => words.seat === me || this.hears(words.name));
  }

  /** Whether something was said since all was read. */
  unread(me: TableView['me']): boolean {
    const last = this.heard(me).findLast((words) => words.seat !== me);
    return last !== undefined && last.id !== this.#read;
  }

  /** All that is heard has been read. */
  read(me: TableView['me']): void {
    this.#read = this.heard(me).findLast((words) => words.seat !== me)?.id ?? this.#read;
  }
}

/** Of the page: what is muted and what is being written lasts longer than one table. */
export const talk = new TalkState();
