// What is asked over HTTP about a series. Keys travel in bodies only, so that no log has them.
import type {
  BeginGame,
  CircleRulesChoice,
  GameBegun,
  JoinCircle,
  OpenCircle,
  ProposalView,
  CircleDoor,
  CircleEntered,
  CircleView,
} from '../generated/wire';
import { get, post } from '../lib/api';
import { settings } from '../lib/settings.svelte';

/** Founds a series; the browser's secret comes as a cookie that no script reads. */
export const found = (wish: OpenCircle): Promise<CircleEntered> =>
  post('/api/series', { body: { ...wish, face: settings.face } });

/** How a series of one's own stands. */
export const seriesOf = (series: string): Promise<CircleView> =>
  get('/api/series/{series}', { path: { series } });

/** What a key opens, before joining. */
export const doorOf = (series: string, key: string): Promise<CircleDoor> =>
  post('/api/series/{series}/door', { path: { series }, body: { key } });

/** Joins with a name, or comes with one's own key on another device. */
export const join = (series: string, wish: JoinCircle): Promise<CircleEntered> =>
  post('/api/series/{series}/join', { path: { series }, body: { ...wish, face: settings.face } });

/** Who of these members might play the next robber, and where. */
export const proposalOf = (series: string, here: readonly number[]): Promise<ProposalView> =>
  get('/api/series/{series}/proposal', { path: { series }, query: { here: here.join() } });

/** From the next game on other rules hold. */
export const agreeOn = (series: string, rules: CircleRulesChoice): Promise<CircleEntered> =>
  post('/api/series/{series}/rules', { path: { series }, body: rules });

/** Begins a game. */
export const beginGame = (series: string, wish: BeginGame): Promise<GameBegun> =>
  post('/api/series/{series}/games', { path: { series }, body: wish });

/** Where one sits in a game. */
export const comeTo = (series: string, game: string): Promise<GameBegun> =>
  post('/api/series/{series}/games/{game}/come', { path: { series, game } });
