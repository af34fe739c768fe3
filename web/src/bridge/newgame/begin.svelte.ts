// Opens a table and goes there.
import type { GoOnFrom, OpenGoal, OpenTable, NewTable, TableView } from '../../generated/wire';
import { post } from '../../lib/api';
import { Asking } from '../../lib/asking.svelte';
import { go } from '../../lib/router.svelte';
import { rememberTable, settings } from '../../lib/settings.svelte';
import { openAgain, openTable } from './tables';

/** Where a table's players go on: in a series by way of its page, which knows who sits where in the next game. */
export function onwards(view: TableView, next = view.next): string {
  return view.series ? `/series/${view.series}?to=${next}` : `/table/${next}?seat=${view.me}`;
}

/** The state of opening a table: under way, or why it did not work. */
export class Beginning extends Asking {
  /** Opens the table that is wished for, and shows it. */
  begin(wish: OpenTable): Promise<void> {
    return this.#open(() => openTable(wish));
  }

  /** Opens another table by the agreements of this one, for all who sit here, and shows it. */
  again(view: TableView): Promise<void> {
    return this.#open(
      () => openAgain(view.table),
      (table) => onwards(view, table),
    );
  }

  /** Opens a table with the first board of a practice of card play, and shows it. */
  practise(wish: OpenGoal): Promise<void> {
    return this.#open(() => post('/api/goals', { body: { ...wish, face: settings.face } }));
  }

  /** Opens a table that goes on from a moment of a board that was played before, and shows it. */
  goOnFrom(wish: GoOnFrom): Promise<void> {
    return this.#open(() => post('/api/replay/tables', { body: { ...wish, face: settings.face } }));
  }

  /** Opens another table with the same board, or with the next of its practice, and shows it. */
  goOn(table: string, which: 'same' | 'next'): Promise<void> {
    return this.#open(() => post('/api/goals/{table}/{which}', { path: { table, which } }));
  }

  #open(how: () => Promise<NewTable>, where = (table: string): string => `/table/${table}`): Promise<void> {
    return this.ask(how, ({ table }) => {
      rememberTable(table);
      go(where(table));
    });
  }
}
