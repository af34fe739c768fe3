// The line to one table: it opens the socket, opens it again when it breaks, and knows when there is no such table.
import type { ApiError } from '../../lib/api';
import type { ClientMessage, ServerMessage } from '../../generated/wire';
import { Backoff } from '../../lib/backoff';
import { followServer, part } from '../../lib/part';
import { openLine, type Line } from '../../lib/socket';
import { atLeisure, NOTHING, now } from '../../lib/time';

/** `connecting`: the first try; `offline`: broken, trying again; `gone`: no such table, or not yours. */
export type Link = 'connecting' | 'online' | 'offline' | 'gone';

export interface Listener {
  /** How the line is now; `retry` is when the next try begins (in milliseconds as dates count), where one is planned. */
  linked(link: Link, retry: number | null): void;
  heard(message: ServerMessage): void;
  /** The version of the last view, 0 before the first. */
  seen(): number;
}

export class Connection {
  #line: Line | null = null;
  #cancel = NOTHING;
  readonly #backoff = new Backoff();
  #ended = false;
  #asking = false;
  #hasBroken = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    window.addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.#seenAgain);
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    this.#cancel();
    window.removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.#seenAgain);
    this.#line?.close();
    this.#line = null;
  }

  /** Whether the message went out; if not, it may be sent again after the next update. */
  send(message: ClientMessage): boolean {
    return this.#line?.send(message) ?? false;
  }

  /** Tries again now instead of waiting. */
  readonly retry = (): void => {
    if (this.#ended || this.#line) return;
    this.#cancel();
    this.#backoff.reset();
    this.#connect();
  };

  readonly #seenAgain = (): void => {
    if (document.visibilityState === 'visible') this.retry();
  };

  #connect(): void {
    // Who holds several seats in one browser says in the page's address which of them is meant: `?seat=N`.
    const which = `${encodeURIComponent(this.table)}?seen=${this.listener.seen()}&${location.search.slice(1)}`;
    const broken = (): void => {
      this.#line = null;
      void this.#broken();
    };
    this.#line = openLine(`/ws/tables/${which}`, (message) => this.#hear(message), broken);
  }

  #hear(message: ServerMessage): void {
    // Whoever has broken it may have been replaced by another version.
    if (this.#hasBroken) void followServer();
    this.#hasBroken = false;
    if (message.type === 'update') {
      this.#backoff.reset();
      this.listener.linked('online', null);
    }
    this.listener.heard(message);
  }

  /** A broken line: there may be no server, or no such table; the two need different words. */
  async #broken(): Promise<void> {
    const pause = this.#backoff.next();
    this.listener.linked('offline', now().getTime() + pause);
    this.#cancel = atLeisure(pause, () => this.#connect());
    this.#hasBroken = true;
    if (await this.#isGone()) {
      this.listener.linked('gone', null);
      this.close();
    }
  }

  async #isGone(): Promise<boolean> {
    if (this.#asking) return false;
    this.#asking = true;
    try {
      // Needed only where a line has broken.
      const { ownTables } = await part(() => import('../../bridge/newgame/tables'));
      if (this.#ended || this.#line) return false;
      const tables = await ownTables([this.table]);
      return !tables.some((summary) => summary.table === this.table);
    } catch (error) {
      return (error as Partial<ApiError>).status === 404;
    } finally {
      this.#asking = false;
    }
  }
}
