// One table in the browser: what goes to the server and comes from it, and the last view.
import type { Reason, ServerMessage, TableView, Update } from '../../generated/wire';
import { go } from '../../lib/router.svelte';
import { newId } from '../../lib/newId';
import { Answers } from './answers.svelte';
import { Connection, type Link } from './connection';
import { Log } from './log.svelte';
import { foreseen } from './optimistic';
import {
  afterRefusal,
  afterView,
  isDone,
  OVER,
  pendingOf,
  type Outcome,
  type Pending,
  type Wish,
} from './pending';

export class TableStore {
  /** The last view the server sent; `null` before the first. */
  view: TableView | null = $state.raw(null);
  link: Link = $state('connecting');
  /** When the next try to connect begins, in milliseconds as dates count. */
  retryAt: number | null = $state(null);
  /** Why the last command was refused, or why a card or call that was tried is not possible now. */
  refusal: Reason | null = $state.raw(null);
  #pending: Pending | null = $state.raw(null);
  /** The view as it will be if the server agrees to the command on its way. */
  readonly shown: TableView | null = $derived(this.view && foreseen(this.view, this.#pending?.sent ?? null));
  readonly busy: boolean = $derived(this.#pending !== null);
  /** What advice is asked about now: the version shown, while the line stands; `null` while nothing can be asked. */
  readonly advisedAt: number | null = $derived(this.link === 'online' ? (this.view?.version ?? null) : null);
  readonly answers = new Answers((question) => this.#connection.send(question));
  readonly log = new Log();

  /** Called before another view is shown, while the page still shows the former one. */
  beforeShow: ((next: TableView) => void) | null = null;

  #connection: Connection;
  /** Whether the line has come back, and the view after it has not yet been heard. */
  #rejoined = false;

  constructor(readonly id: string) {
    this.#connection = new Connection(id, {
      linked: (link, retry) => {
        this.#rejoined ||= link === 'online' && this.link !== 'online';
        this.link = link;
        this.retryAt = retry;
        if (link !== 'online') this.answers.waitNoMore();
      },
      heard: (message) => this.#heard(message),
      seen: () => this.view?.version ?? 0,
    });
  }

  open(): void {
    this.#connection.open();
  }

  close(): void {
    this.#connection.close();
  }

  retry(): void {
    this.#connection.retry();
  }

  /** Sends a command, unless one is on its way or the line is broken; a card or call is shown at once. */
  send(wish: Wish): boolean {
    if (!this.view || this.#pending || this.link !== 'online') return false;
    const pending = pendingOf(wish, this.view);
    this.refusal = null;
    this.log.acted();
    this.#show(this.view, { pending, message: pending.message });
    return true;
  }

  /** Says something that is not waited for. */
  tell(wish: Wish): void {
    this.#connection.send({ ...wish, id: newId(), seen: 0 });
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        return this.#update(message);
      case 'done':
        return this.#done(message.id, message.version);
      case 'refused':
        return this.#refused(message.id, message.why);
      case 'meaning':
      case 'card-said':
      case 'hinted':
      case 'objections':
      case 'card-hinted':
      case 'reviewed':
        return this.answers.heard(message);
      case 'led':
        return go(`/table/${message.table}?seat=${message.seat}`, true);
      case 'trouble':
        this.refusal = message.why;
    }
  }

  #update({ view, events }: Update): void {
    const before = this.view;
    if (before && view.version < before.version) return;
    this.answers.follow(view);
    if (view.version !== before?.version) this.refusal = null;
    const pending = this.#pending;
    this.#show(view, pending ? afterView(pending, before, view, this.#rejoined) : OVER);
    this.#rejoined = false;
    this.log.follow(view, events);
  }

  /** The one way in which what is shown changes: whoever moves cards sees where they lie before. */
  #show(view: TableView, { pending, message }: Outcome): void {
    this.beforeShow?.(foreseen(view, pending?.sent ?? null));
    this.view = view;
    this.#pending = pending;
    if (message) this.#connection.send(message);
  }

  #done(id: string, version: number): void {
    const pending = this.#pending;
    if (!this.view || pending?.message.id !== id) return;
    if (isDone(pending, version, this.view)) this.#show(this.view, OVER);
  }

  #refused(id: string, why: Reason): void {
    this.answers.refused(id, why);
    const pending = this.#pending;
    if (!this.view || pending?.message.id !== id) return;
    this.#show(this.view, afterRefusal(pending, why, this.view));
    if (this.#pending) return;
    this.refusal = why;
    this.log.promptAgain();
  }
}
