// What is asked over HTTP about the seats of a table. Keys travel in bodies only, so that no log has them.
import type { InvitationView, Seated, SeatLink, TableLinks } from '../../generated/wire';
import { ask, post } from '../../lib/api';
import type { Seat } from '../../bridge/seats/seats';

const path = (table: string, what: string): string => `/api/tables/${encodeURIComponent(table)}/${what}`;

const tell = <T>(table: string, what: string, body: object): Promise<T> => post<T>(path(table, what), body);

/** The links that the person at this seat may hand out. */
export const linksOf = (table: string, seat: Seat): Promise<TableLinks> =>
  ask<TableLinks>(path(table, `links?seat=${seat}`));

/** A link that brings back who has lost the device for a seat of this table; the reader sits at `me`. */
export const lostLink = (table: string, me: Seat, seat: Seat): Promise<SeatLink> =>
  tell<SeatLink>(table, `lost?seat=${me}`, { seat });

/** What a key opens, before sitting down. */
export const invitationBy = (table: string, key: string): Promise<InvitationView> =>
  tell<InvitationView>(table, 'invitation', { key });

/** Takes the seat that a key opens; the browser's secret comes as a cookie that no script reads. */
export const sitDown = (table: string, key: string, name: string): Promise<Seated> =>
  tell<Seated>(table, 'sit', { key, name });
