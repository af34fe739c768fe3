// Tables over HTTP: opening them, and how the own ones stand.
import type { BotTablesLeft, OpenTable, NewTable, TableSummary } from '../../generated/wire';
import { get, post } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';

/** Opens a table; the seat's secret comes as a cookie that no script reads. */
export const openTable = (wish: OpenTable): Promise<NewTable> =>
  post('/api/tables', { body: { ...wish, face: settings.face } });

/** Opens another table by the agreements of this one: the next robber. */
export const openAgain = (table: string): Promise<NewTable> =>
  post('/api/tables/{table}/again', { path: { table } });

/** At how many more tables bots act for people of this connection. */
export const botTables = (): Promise<BotTablesLeft> => get('/api/bot-tables');

/** How the person's own tables stand; tables of others and tables gone are left out. */
export const ownTables = (ids: readonly string[]): Promise<TableSummary[]> =>
  ids.length === 0 ? Promise.resolve([]) : get('/api/tables', { query: { ids: ids.join() } });
