// What answers the page: the server that it came from, or a worker of its own where it lies in a folder without one.
import type * as Standalone from './standalone/answerer';

/** The worker, where no server stands behind the page. */
export let worker: typeof Standalone | null = null;

/** Has a worker answer, before anything is asked. */
export const answerBy = (begun: typeof Standalone): unknown => (worker = begun);

/** Asks over HTTP, or the worker as if it were; fails where nobody answers. */
export const ask = (address: string, init: RequestInit): Promise<Response> =>
  worker ? worker.ask(address, init) : fetch(address, { credentials: 'same-origin', ...init });
