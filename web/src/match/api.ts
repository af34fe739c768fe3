// What is asked over HTTP about a match: opening it, its boards side by side, and what they cost with open cards.
import type { BoardCosts, MatchBoard, MatchBoards, NewMatch, OpenMatch } from '../generated/wire';
import { get, post } from '../lib/api';

/** Opens a match; the secret of the place comes as a cookie that no script reads. */
export const openMatch = (wish: OpenMatch): Promise<NewMatch> => post('/api/matches', { body: wish });

/** The score of a match, for those who play in it. */
export const boardsOf = (match: string): Promise<MatchBoards> =>
  get('/api/matches/{match}/boards', { path: { match } });

/** A board that both tables have finished, with all its cards. */
export const boardOf = (match: string, board: number): Promise<MatchBoard> =>
  get('/api/matches/{match}/boards/{number}', { path: { match, number: board } });

/** The same with open cards: reckoning it takes a few seconds the first time. */
export const costsOf = (match: string, board: number): Promise<BoardCosts> =>
  get('/api/matches/{match}/boards/{number}/costs', { path: { match, number: board } });
