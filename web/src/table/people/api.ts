// What is asked over HTTP about the seats of a table. Keys travel in bodies only, so that no log has them.
import type {
  InvitationView,
  ProgramKey,
  ProgramSeat,
  SeatAnswer,
  SeatLink,
  TableLinks,
} from '../../generated/wire';
import { get, post } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import type { Seat } from '../../bridge/seats/seats';

/** The links that the person at this seat may hand out. */
export const linksOf = (table: string, seat: Seat): Promise<TableLinks> =>
  get('/api/tables/{table}/links', { path: { table }, query: { seat } });

/** A link that brings back who has lost the device for a seat of this table; the reader sits at `me`. */
export const lostLink = (table: string, me: Seat, seat: Seat): Promise<SeatLink> =>
  post('/api/tables/{table}/lost', { path: { table }, query: { seat: me }, body: { seat } });

/** What a key opens, before sitting down. */
export const invitationBy = (table: string, key: string): Promise<InvitationView> =>
  post('/api/tables/{table}/invitation', { path: { table }, body: { key } });

/** Takes the seat that a key opens; the browser's secret comes as a cookie that no script reads. */
export const sitDown = (table: string, key: string, name: string): Promise<SeatAnswer> =>
  post('/api/tables/{table}/sit', { path: { table }, body: { key, name, face: settings.face } });

/** The programs that play by the word of the person at this seat. */
export const programsOf = (table: string, me: Seat): Promise<ProgramSeat[]> =>
  get('/api/tables/{table}/programs', { path: { table }, query: { seat: me } });

/** Lets a program play, and tells its key this once; at a bot's seat it has a name. */
export const letProgram = (table: string, me: Seat, seat: Seat, name: string): Promise<ProgramKey> =>
  post('/api/tables/{table}/programs', { path: { table }, query: { seat: me }, body: { seat, name } });

/** Takes the key of a program back; the programs that are left. */
export const endProgram = (table: string, me: Seat, seat: Seat): Promise<ProgramSeat[]> =>
  post('/api/tables/{table}/programs/end', { path: { table }, query: { seat: me }, body: { seat } });
