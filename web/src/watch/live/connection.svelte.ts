// The line of who looks on: it only listens, and opens again when it breaks. What ends it for good says why.
import type { GalleryView, Reason, ServerMessage, TableView } from '../../generated/wire';
import { Backoff } from '../../lib/backoff';
import { openLine, type Line } from '../../lib/socket';
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
  #line: Line | null = null;
  #cancel = NOTHING;
  readonly #backoff = new Backoff();

  constructor(private readonly table: string) {}

  readonly open = (): void => {
    this.#cancel();
    const broken = (): void => {
      if (this.ended) return;
      this.broken = true;
      this.#cancel = atLeisure(this.#backoff.next(), this.open);
    };
    const path = `/ws/watch/${encodeURIComponent(this.table)}`;
    this.#line = openLine(path, (message) => this.#hear(message), broken);
  };

  close(): void {
    this.#cancel();
    this.#line?.close();
    this.#line = null;
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
