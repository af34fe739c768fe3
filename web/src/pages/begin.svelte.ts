// Opens a table and goes there.
import type { OpenTable } from '../generated/wire';
import { ApiError, openTable } from '../lib/api';
import { say } from '../lib/i18n.svelte';
import { go } from '../lib/router.svelte';
import { rememberTable } from '../lib/settings.svelte';

/** The state of opening a table: under way, or why it did not work. */
export class Beginning {
  busy = $state(false);
  trouble = $state('');

  /** Opens the table that is wished for, and shows it. */
  async begin(wish: OpenTable): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      const { table } = await openTable(wish);
      rememberTable(table);
      go(`/table/${table}`);
    } catch (reason) {
      this.trouble = say(reason instanceof ApiError ? reason.why : { code: 'server-error' }, 'refused-');
    } finally {
      this.busy = false;
    }
  }
}
