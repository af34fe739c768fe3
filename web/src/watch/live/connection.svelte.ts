// The line of who looks on: it only listens, and opens again when it breaks. What ends it for good says why.
import type { GalleryView, Reason, ServerMessage, TableView } from '../../generated/wire';
import { Backoff } from '../../lib/backoff';
import { atLeisure, NOTHING } from '../../lib/time';

export class Looking {
  /** What the player sees behind whom one stands. */
  view: TableView | null = $state.raw(null);
  /** What the gallery sees. */
  gallery: GalleryView | null = $state.raw(null);
  /** Why nothing more is to be seen. */
  ended: Reason | null = $state.raw(null);
  /** Whether the line is broken, and is being tried again. */
  broken = $state(false);
  #socket: WebSocket | null = null;
  #cancel = NOTHING;
  readonly #backoff = new Backoff();

  constructor(private readonly table: string) {}

  readonly open = (): void => {
    this.#cancel();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/watch/${encodeURIComponent(this.table)}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket !== socket || this.ended) return;
      this.broken = true;
      this.#cancel = atLeisure(this.#backoff.next(), this.open);
    };
  };

  close(): void {
    this.#cancel();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'trouble') this.ended = message.why;
    else if (message.type === 'update') this.view = message.view;
    else if (message.type === 'gallery') this.gallery = message;
    else return;
    this.broken = false;
    this.#backoff.reset();
  }
}
