// What answers the page: the server that it came from, or a worker of its own where it lies in a folder without one.
import { part } from './part';
import type * as Standalone from './standalone/answerer';

/** Whether no server stands behind the page, as the builder of the folder has written into it. */
export const isStandalone = document.querySelector('meta[name="schlemm-standalone"]') !== null;

const within: Promise<typeof Standalone> | null = isStandalone
  ? part(() => import('./standalone/answerer'))
  : null;

/** Asks over HTTP, or the worker as if it were; fails where nobody answers. */
export const ask = (address: string, init: RequestInit): Promise<Response> =>
  within
    ? within.then((worker) => worker.ask(address, init))
    : fetch(address, { credentials: 'same-origin', ...init });

/** The worker, where it is the one that answers. */
export const standalone = within;
