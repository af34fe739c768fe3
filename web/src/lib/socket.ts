// The only place where the page opens sockets: one line to the server, over which both say what they have to say.
import type { ServerMessage } from '../generated/wire';
import { worker } from './answerer';

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
  if (worker) return worker.openLine(path, heard, broken);
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
