// What is asked over HTTP by who looks on. Keys travel in bodies only, so that no log has them.
import type { GalleryBoard, Watching, WatchInvitation } from '../generated/wire';
import { ask, post } from '../lib/api';

const path = (table: string, what: string): string => `/api/tables/${encodeURIComponent(table)}/${what}`;

const tell = <T>(table: string, what: string, body: object): Promise<T> => post<T>(path(table, what), body);

/** Where a key leads, before looking on. */
export const invitationBy = (table: string, key: string): Promise<WatchInvitation> =>
  tell<WatchInvitation>(table, 'watching', { key });

/** Looks on where a key leads; the browser's secret comes as a cookie that no script reads. */
export const lookOn = (table: string, key: string, name: string): Promise<Watching> =>
  tell<Watching>(table, 'watch', { key, name });

/** A board that is over, for the gallery. */
export const boardOf = (table: string, number: number): Promise<GalleryBoard> =>
  ask<GalleryBoard>(path(table, `gallery/${number}`));
