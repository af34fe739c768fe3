// What is asked over HTTP about the games of this browser: the server knows them by a cookie that no script reads.
import type { Forgotten, OwnBoardView, OwnGameBoards, OwnGamesView, OwnStatistics } from '../generated/wire';
import { addressOf, get, post } from '../lib/api';
import { shownProfile } from '../lib/i18n.svelte';

/** Games, the newest first, after the place where the list before them ended. */
export const ownGames = (after = ''): Promise<OwnGamesView> => get('/api/games', { query: { after } });

/** One game with its boards that are over. */
export const ownGame = (game: string): Promise<OwnGameBoards> => get('/api/games/{game}', { path: { game } });

/** A board that is over, with all its cards. */
export const ownBoard = (game: string, number: number): Promise<OwnBoardView> =>
  get('/api/games/{game}/boards/{number}', { path: { game, number } });

/** What the boards say; asked to reckon, the server takes about a second for some more of them. */
export const ownStatistics = (reckon: boolean): Promise<OwnStatistics> =>
  get('/api/games/statistics', { query: { reckon: reckon ? 1 : 0 } });

/** Takes the secret from this browser by which the server knows it. */
export const forgetMe = (): Promise<Forgotten> => post('/api/games/forget');

/** Where the file with all games is. */
export const fileOf = (kind: string): string =>
  addressOf('/api/games/export/{kind}', { path: { kind }, query: { words: shownProfile() } });
