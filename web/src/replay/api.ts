// What is asked about boards of files. They go to this server and nowhere else, and it keeps nothing of them.
import type { FileRead, ReplayCosts, ReplayedBoard } from '../generated/wire';
import { post } from '../lib/api';
import { postText } from '../lib/files';

/** The longest text that is read, in bytes of UTF-8. */
export const LONGEST = 1 << 20;

/** The boards of a text in PBN or LIN. */
export const readFile = (text: string): Promise<FileRead> => postText('/api/replay/file', text);

/** A board as its address holds it. */
export const openBoard = (board: string): Promise<ReplayedBoard> =>
  post('/api/replay/board', { body: { board } });

/** What its cards cost. */
export const costsOfBoard = (board: string): Promise<ReplayCosts> =>
  post('/api/replay/costs', { body: { board } });
