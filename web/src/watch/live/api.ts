// What is asked over HTTP by who looks on. Keys travel in bodies only, so that no log has them.
import type { GalleryBoard, WatchAnswer, WatchInvitation } from '../../generated/wire';
import { get, post } from '../../lib/api';

/** Where a key leads, before looking on. */
export const invitationBy = (table: string, key: string): Promise<WatchInvitation> =>
  post('/api/tables/{table}/watching', { path: { table }, body: { key } });

/** Looks on where a key leads; the browser's secret comes as a cookie that no script reads. */
export const watch = (table: string, key: string, name: string): Promise<WatchAnswer> =>
  post('/api/tables/{table}/watch', { path: { table }, body: { key, name } });

/** A board that is over, for the gallery. */
export const boardOf = (table: string, number: number): Promise<GalleryBoard> =>
  get('/api/tables/{table}/gallery/{number}', { path: { table, number } });
