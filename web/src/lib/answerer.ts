// What answers the page: the server that it came from, or a worker of its own where it lies in a folder without one.
import { part } from './part';
import type * as Standalone from './standalone/answerer';

/** Whether no server stands behind the page, as the builder of the folder has written into it. */
export const isStandalone = document.querySelector('meta[name="schlemm-standalone"]') !== null;

/** The worker, where it is the one that answers. */
export let worker: typeof Standalone | null = null;

/** Begins the worker where there is no server: before anything is asked. */
export async function beginWorker(): Promise<void> {
  if (isStandalone) worker = await part(() => import('./standalone/answerer'));
}

/** Asks over HTTP, or the worker as if it were; fails where nobody answers. */
export const ask = (address: string, init: RequestInit): Promise<Response> =>
  worker ? worker.ask(address, init) : fetch(address, { credentials: 'same-origin', ...init });
