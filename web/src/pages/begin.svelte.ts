// Opens a table and goes there.
import type { OpenTable, TableOpened } from '../generated/wire';
import { ApiError, openAgain, openTable } from '../lib/api';
import { say } from '../lib/i18n.svelte';
import { go } from '../lib/router.svelte';
import { rememberTable } from '../lib/settings.svelte';

/** The state of opening a table: under way, or why it did not work. */
export class Beginning {
  busy = $state(false);
  trouble = $state('');

  /** Opens the table that is wished for, and shows it. */
  begin(wish: OpenTable): Promise<void> {
    return this.open(() => openTable(wish));
  }

  /** Opens another table by the agreements of this one, and shows it. */
  again(table: string): Promise<void> {
    return this.open(() => openAgain(table));
  }

  /** Opens a table in this way, and shows it. */
  async open(ask: () => Promise<TableOpened>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      const { table } = await ask();
      rememberTable(table);
      go(`/table/${table}`);
    } catch (reason) {
      this.trouble = say(reason instanceof ApiError ? reason.why : { code: 'server-error' }, 'refused-');
    } finally {
      this.busy = false;
    }
  }
}
