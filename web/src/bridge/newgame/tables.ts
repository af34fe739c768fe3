// Tables over HTTP: opening them, and how the own ones stand.
import type { OpenTable, TableOpened, TableSummary } from '../../generated/wire';
import { ask, post } from '../../lib/api';

/** Opens a table; the seat's secret comes as a cookie that no script reads. */
export const openTable = (wish: OpenTable): Promise<TableOpened> => post('/api/tables', wish);

/** Opens another table by the agreements of this one: the next robber. */
export function openAgain(table: string): Promise<TableOpened> {
  return ask<TableOpened>(`/api/tables/${encodeURIComponent(table)}/again`, { method: 'POST' });
}

/** How the person's own tables stand; tables of others and tables gone are left out. */
export function ownTables(ids: readonly string[]): Promise<TableSummary[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : ask<TableSummary[]>(`/api/tables?ids=${ids.map(encodeURIComponent).join(',')}`);
}
