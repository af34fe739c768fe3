// The server inside the page: the same program in Python, run by Pyodide in a worker. It answers what the page asks, in
// the order that it asks; what is asked before it has begun waits.
import type { PyodideAPI } from 'pyodide';
import { Database } from './database';
import type { FromWorker, ToWorker } from './messages';

declare const self: DedicatedWorkerGlobalScope;

/** Where the builder of the folder puts Python and our packages. */
const PYTHON = new URL('/python/', self.location.href).href;
/** The lock of whoever plays: two tabs never write the same events. */
const LOCK = 'schlemm-events';
const LIBRARY = '/schlemm';

interface Answered {
  status: number;
  headers: { toJs: (options: object) => Map<string, string> };
  body: { toJs: () => Uint8Array<ArrayBuffer> };
  destroy: () => void;
}
interface Socket {
  send: (text: string) => void;
  close: () => void;
}
interface Host {
  ask: (method: string, address: string, headers: unknown, body: unknown) => Promise<Answered>;
  open: (address: string, heard: (text: string) => void, closed: () => void) => Socket;
}

const overNetwork = self.fetch.bind(self);

/** A file of the folder that lies there packed, since few plain web servers pack. */
async function unpacked(name: string): Promise<Response> {
  const response = await overNetwork(`${PYTHON}${name}.gz`);
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'content-type': type },
  });
}

// Pyodide asks for its own files by their names.
self.fetch = (asked, init) => {
  const address = asked instanceof Request ? asked.url : String(asked);
  return address.startsWith(PYTHON) && address.endsWith('.wasm')
    ? unpacked(address.slice(PYTHON.length))
    : overNetwork(asked, init);
};

async function begin(): Promise<{ python: PyodideAPI; host: Host }> {
  const library = unpacked('schlemm.tar').then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${PYTHON}pyodide.mjs`
  )) as typeof import('pyodide');
  const [python, database] = await Promise.all([loadPyodide({ indexURL: PYTHON }), Database.opened()]);
  python.unpackArchive(await library, 'tar', { extractDir: LIBRARY });
  python.runPython(`import sys; sys.path.insert(0, "${LIBRARY}")`);
  const { begin: start } = python.pyimport('schlemm.server.pyodide.browser') as {
    begin: (database: Database, pages: string) => Promise<Host>;
  };
  return { python, host: await start(database, `${LIBRARY}/pages`) };
}

const tell = (message: FromWorker, moved: Transferable[] = []): void => self.postMessage(message, moved);

const held = (): Promise<never> => new Promise(() => undefined);

/** Until the lock is free, another tab is the one that plays. */
const alone = new Promise<void>((resolve) => {
  const take = (): Promise<never> => {
    tell({ kind: 'starting' });
    resolve();
    return held();
  };
  void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
    if (lock) return take();
    tell({ kind: 'elsewhere' });
    void navigator.locks.request(LOCK, take);
    return undefined;
  });
});
const begun = alone.then(begin);
begun.then(
  () => tell({ kind: 'ready' }),
  (why: unknown) => tell({ kind: 'failed', why: String(why) }),
);

const sockets = new Map<number, Socket>();

async function carryOut(message: ToWorker): Promise<void> {
  const { python, host } = await begun;
  const { id } = message;
  switch (message.kind) {
    case 'ask': {
      const { method, address, headers, body } = message;
      const found = await host.ask(method, address, python.toPy(headers), python.toPy(body));
      const content = found.body.toJs();
      const dict_converter = (all: Iterable<[string, string]>): Map<string, string> => new Map(all);
      const told = [...found.headers.toJs({ dict_converter })];
      tell({ kind: 'answer', id, status: found.status, headers: told, body: content }, [content.buffer]);
      found.destroy();
      return;
    }
    case 'open':
      sockets.set(
        id,
        host.open(
          message.address,
          (text) => tell({ kind: 'heard', id, text }),
          () => tell({ kind: 'closed', id }),
        ),
      );
      return;
    case 'say':
      sockets.get(id)?.send(message.text);
      return;
    case 'close':
      sockets.get(id)?.close();
      sockets.delete(id);
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) =>
  void carryOut(data).catch((why: unknown) => {
    console.error(why);
    tell({ kind: 'answer', id: data.id, status: 500, headers: [], body: new Uint8Array() });
  });
