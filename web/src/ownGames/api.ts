// What is asked over HTTP about the games of this browser: the server knows them by a cookie that no script reads.
import type {
  BoardMeanings,
  Forgotten,
  OwnBoardView,
  OwnGameBoards,
  OwnGamesView,
  OwnStatistics,
  ReplayCosts,
} from '../generated/wire';
import { addressOf, get, post } from '../lib/api';
import { shownProfile } from '../lib/i18n.svelte';

/** Games, the newest first, after the place where the list before them ended. */
export const ownGames = (after = ''): Promise<OwnGamesView> => get('/api/games', { query: { after } });

/** One game with its boards that are over. */
export const ownGame = (game: string): Promise<OwnGameBoards> => get('/api/games/{game}', { path: { game } });

/** A board that is over, with all its cards; `room` is a table of a match, 0 the reader's own. */
export const ownBoard = (game: string, number: number, room = 0): Promise<OwnBoardView> =>
  get('/api/games/{game}/boards/{number}', { path: { game, number }, query: { room } });

/** What its cards cost, with open cards; reckoning it takes a few seconds. */
export const boardCosts = (game: string, number: number, room: number): Promise<ReplayCosts> =>
  get('/api/games/{game}/boards/{number}/costs', { path: { game, number }, query: { room } });

/** What its calls meant. */
export const boardMeanings = (game: string, number: number, room: number): Promise<BoardMeanings> =>
  get('/api/games/{game}/boards/{number}/meanings', { path: { game, number }, query: { room } });

/** What the boards say; asked to reckon, the server takes about a second for some more of them. */
export const ownStatistics = (reckon: boolean): Promise<OwnStatistics> =>
  get('/api/games/statistics', { query: { reckon: reckon ? 1 : 0 } });

/** Takes the secret from this browser by which the server knows it. */
export const forgetMe = (): Promise<Forgotten> => post('/api/games/forget');

/** Where the file with all games is. */
export const fileOf = (kind: string): string =>
  addressOf('/api/games/export/{kind}', { path: { kind }, query: { words: shownProfile() } });
