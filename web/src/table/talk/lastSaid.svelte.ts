// What somebody has just said, a line or words of their own: it is shown for a while and then gone.
import type { ChatView, TableView, WordsView } from '../../generated/wire';
import { who } from '../../bridge/seats/announce';
import { isOver, placeOf } from '../../bridge/seats/seats';
import { t } from '../../lib/i18n.svelte';
import { talk } from './talk.svelte';
import { atLeisure, NOTHING } from '../../lib/time';

export type Heard = ChatView | WordsView;

/** Milliseconds for which it is shown. */
export const SHOWN = 9000;

const nameOf = (said: Heard): string | number => ('id' in said ? said.id : said.number);

/** Whether the reader said it. */
export const isMine = (view: TableView, said: Heard): boolean =>
  'mine' in said ? said.mine : said.seat === view.me;

/** Who said it, wherever they sit now; the name of somebody who has left is no longer that of a seat. */
export function speakerOf(view: TableView, said: Heard): string {
  if (isMine(view, said)) return t('table-you');
  return said.name || (said.seat ? who(view, said.seat) : '');
}

/** Whether it can stand beside who has said it: not of somebody who has left, nor where a result lies over their place. */
export const isBeside = (view: Pick<TableView, 'me' | 'phase'>, { seat }: Pick<Heard, 'seat'>): boolean =>
  seat !== null && !(isOver(view.phase) && placeOf(seat, view.me) === 'top');

/** The lines that are heard: those of whom one wants to hear, and one's own. */
export const linesHeard = (view: TableView): readonly ChatView[] =>
  view.chat.filter((said) => isMine(view, said) || talk.hears(said.name));

/** What others have said, lines before words, of those whom one wants to hear. */
export function heardFrom(view: TableView): readonly Heard[] {
  const lines = linesHeard(view).filter((said) => !isMine(view, said));
  return [...lines, ...view.words.filter(({ mine, name }) => !mine && talk.hears(name))];
}

export class Lately {
  said: Heard | null = $state.raw(null);
  #known: ReadonlySet<string | number>;
  #cancel = NOTHING;

  /** What had been said before is not shown again. */
  constructor(before: readonly Heard[]) {
    this.#known = new Set(before.map(nameOf));
  }

  /** Shows the newest of these, if it is new. */
  follow(all: readonly Heard[]): void {
    const newest = all.findLast((said) => !this.#known.has(nameOf(said)));
    this.#known = new Set([...this.#known, ...all.map(nameOf)]);
    // Free words are gone from the page as soon as a board is open.
    const { said } = this;
    if (said && 'id' in said && !all.some((one) => nameOf(one) === said.id)) this.said = null;
    if (!newest) return;
    this.said = newest;
    this.#cancel();
    this.#cancel = atLeisure(SHOWN, () => (this.said = null));
  }

  stop(): void {
    this.#cancel();
  }
}
