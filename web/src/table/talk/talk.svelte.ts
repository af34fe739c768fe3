// What this page has heard in free words, whom it does not want to hear, and what is being written.
import type { TableView, WordsView } from '../../generated/wire';
import { isOver } from '../../bridge/seats/seats';
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
  /** The last words that stood there when all were read. */
  #read = $state('');
  #table = '';
  /** What is on its way to the server. */
  #sent = '';

  /** Takes what is new; at another table begins anew, where nothing that stands there already is news. */
  follow(view: TableView): void {
    const elsewhere = view.table !== this.#table;
    if (elsewhere) this.words = [];
    this.#table = view.table;
    const known = new Set(this.words.map(({ id }) => id));
    const come = view.words.filter(({ id }) => !known.has(id));
    if (come.length > 0) this.words = [...this.words, ...come].slice(-MOST);
    if (elsewhere) this.read();
  }

  /** What was written is on its way. */
  sent(): void {
    this.#sent = this.draft.trim();
    this.draft = '';
  }

  /** The server has answered: what it refused can be sent again without typing it anew. */
  answered(refused: boolean): void {
    if (refused && this.#sent !== '') this.draft ||= this.#sent;
    this.#sent = '';
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

  /** The words that are heard, with one's own, which are heard in any case. */
  get heard(): readonly WordsView[] {
    return this.words.filter(({ mine, name }) => mine || this.hears(name));
  }

  /** Whether others have said something that is heard since all was read. */
  get unread(): boolean {
    const since = this.words.findIndex(({ id }) => id === this.#read) + 1;
    return this.words.slice(since).some(({ mine, name }) => !mine && this.hears(name));
  }

  /** All that stands here has been read. */
  read(): void {
    this.#read = this.words.at(-1)?.id ?? '';
  }
}

const isOpenBoard = (phase: TableView['phase']): boolean => phase !== 'waiting' && !isOver(phase);

/** Whether a board begins at a table where one could write: then what lay open to be written in closes. */
export const writingEnds = (before: TableView['phase'], { phase, settings }: TableView): boolean =>
  settings.words && isOpenBoard(phase) && !isOpenBoard(before);

/** Of the page: what is muted and what is being written lasts longer than one table. */
export const talk = new TalkState();
