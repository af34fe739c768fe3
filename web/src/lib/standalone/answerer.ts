// What answers a page that has no server: the worker behind it, asked as a server is.
import type { ServerMessage } from '../../generated/wire';
import type { FromWorker, ToWorker } from './messages';
import { setStanding } from './standing.svelte';

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
let latest = 0;
const answers = new Map<number, { answered: (response: Response) => void; failed: (why: Error) => void }>();
const lines = new Map<number, { heard: (message: ServerMessage) => void; broken: () => void }>();
let trouble: Error | null = null;

const tell = (message: ToWorker): void => worker.postMessage(message);

worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
  switch (data.kind) {
    case 'answer':
      answers.get(data.id)?.answered(new Response(data.body, { status: data.status, headers: data.headers }));
      answers.delete(data.id);
      break;
    case 'heard':
      lines.get(data.id)?.heard(JSON.parse(data.text) as ServerMessage);
      break;
    case 'closed':
      lines.get(data.id)?.broken();
      lines.delete(data.id);
      break;
    case 'failed':
      fail(new Error(data.why));
      break;
    default:
      setStanding(data.kind);
  }
};
worker.onerror = ({ message }) => fail(new Error(message));

/** It does not come up again by itself: whoever waits is told, and whoever asks from now on. */
function fail(why: Error): void {
  trouble = why;
  setStanding('failed');
  console.error(why);
  for (const { failed } of answers.values()) failed(why);
  answers.clear();
}

/** Asks the worker as a server is asked; fails where it could not begin. */
export async function ask(address: string, init: RequestInit): Promise<Response> {
  const body = new Uint8Array(await new Response(init.body ?? null).arrayBuffer());
  if (trouble) throw trouble;
  const id = ++latest;
  const headers = Object.fromEntries(new Headers(init.headers));
  tell({ kind: 'ask', id, method: init.method ?? 'GET', address, headers, body });
  return new Promise((answered, failed) => {
    answers.set(id, { answered, failed });
  });
}

/** Opens a line to the worker, as to a server. */
export function openLine(
  address: string,
  heard: (message: ServerMessage) => void,
  broken: () => void,
): { send: (message: unknown) => boolean; close: () => void } {
  const id = ++latest;
  lines.set(id, { heard, broken });
  tell({ kind: 'open', id, address });
  return {
    send: (message) => {
      if (!lines.has(id)) return false;
      tell({ kind: 'say', id, text: JSON.stringify(message) });
      return true;
    },
    close: () => {
      if (lines.delete(id)) tell({ kind: 'close', id });
    },
  };
}
