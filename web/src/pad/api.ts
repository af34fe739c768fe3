// What is asked over HTTP about a score pad. The key travels in bodies only, so that no log has it.
import type { OpenPad, PadAnswer, NewPad, PadView, ScoreAnswer, paths } from '../generated/wire';
import { get, post } from '../lib/api';
import { settings } from '../lib/settings.svelte';

export type PadChange = paths['/api/pads/{pad}']['post']['requestBody']['content']['application/json'];

/** Begins a pad; the browser's secret comes as a cookie that no script reads. */
export const openPad = (wish: OpenPad): Promise<NewPad> => post('/api/pads', { body: wish });

/** A pad as it stands. */
export const padOf = (pad: string): Promise<PadView> => get('/api/pads/{pad}', { path: { pad } });

/** Comes to a pad with the key of its link. */
export const joinPad = (pad: string, key: string): Promise<NewPad> =>
  post('/api/pads/{pad}/join', { path: { pad }, body: { key } });

/** Changes a pad, or says why not. */
export const changePad = (pad: string, change: PadChange): Promise<PadAnswer> =>
  post('/api/pads/{pad}', { path: { pad }, body: change });

/** What a typed result says, or what is wrong with it. */
export function readTyped(text: string): Promise<ScoreAnswer> {
  return get('/api/score', { query: { text, letters: settings.profile.slice(0, 2) } });
}
