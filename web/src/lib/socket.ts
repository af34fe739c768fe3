// The only place where the page opens sockets: one line to the server, over which both say what they have to say.
import type { ServerMessage } from '../generated/wire';
import { standalone } from './answerer';

export interface Line {
  /** Whether the message went out. */
  send: (message: unknown) => boolean;
  /** Ends the line; nothing is heard of it any more. */
  close: () => void;
}

/**
 * Opens a line to the server.
 *
 * @param path where, with what is asked for, such as `/ws/tables/…?seen=0`.
 * @param heard what the server says.
 * @param broken the line has broken, or was never there; not called once it was closed.
 */
export function openLine(path: string, heard: (message: ServerMessage) => void, broken: () => void): Line {
  if (standalone) return lineWithin(standalone, path, heard, broken);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}${path}`);
  socket.onmessage = (event) => heard(JSON.parse(String(event.data)) as ServerMessage);
  socket.onclose = broken;
  return {
    send: (message) => {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close: () => {
      socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}

/** The same to the worker of the page; nothing goes out before it is there. */
function lineWithin(
  worker: NonNullable<typeof standalone>,
  ...[path, heard, broken]: Parameters<typeof openLine>
): Line {
  let line: Line | null = null;
  let closed = false;
  void worker.then(({ openLine: open }) => {
    if (!closed) line = open(path, heard, broken);
  });
  return {
    send: (message) => line?.send(message) ?? false,
    close: () => {
      closed = true;
      line?.close();
    },
  };
}
