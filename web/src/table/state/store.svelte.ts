// One table in the browser: the last view the server sent, the command on its way, and what to read aloud.
import type {
  CardHinted,
  CardSaid,
  ClientMessage,
  Happened,
  Hinted,
  MeaningView,
  Objections,
  Reason,
  Reviewed,
  ServerMessage,
  TableView,
  Update,
} from '../../generated/wire';
import type { CallMeaning } from '../../bridge/auction/meaning';
import { go } from '../../lib/router.svelte';
import {
  aloud,
  aloudBetween,
  arrivedAloud,
  leftAloud,
  refusedAloud,
  turnAloud,
} from '../../bridge/seats/announce';
import { newId } from '../../lib/newId';
import { Connection, type Link } from './connection';
import { isOver } from '../../bridge/seats/seats';
import { foreseen, isOnItsWay, type Sent } from './optimistic';

/** What a question is about: the call with this index, a card, or what else can be asked. */
type About = number | { card: string } | 'advice' | 'objections' | 'card' | 'review';
/** The questions that are about one version of the table. */
const ADVICE: ReadonlySet<About> = new Set<About>(['advice', 'objections', 'card']);

/** A command without what the store adds to it. */
type Bare<T> = T extends { seen: number } ? Omit<T, 'id' | 'seen'> : never;
export type Wish = Bare<ClientMessage>;

interface Pending {
  message: Extract<ClientMessage, { seen: number }>;
  sent: Sent;
  /** How often it has come too late: bots may act while an undo is on its way. */
  late: number;
  /** Whether it was refused as late and waits for the view it missed. */
  waits: boolean;
}

/** Puts into words what came with a view. */
type Besides = (before: TableView | null, view: TableView, events: readonly Happened[]) => string[];

const MOST_LATE = 4;
const MOST_UNSAID = 8;

const LOG_LENGTH = 60;

export class TableStore {
  /** The last view the server sent; `null` before the first. */
  view: TableView | null = $state.raw(null);
  link: Link = $state('connecting');
  /** When the next try to connect begins, in milliseconds as dates count. */
  retryAt: number | null = $state(null);
  /** Why the last command was refused, or why a card or call that was tried is not possible now. */
  refusal: Reason | null = $state.raw(null);
  /** What has just happened and is easily missed, such as a claim that somebody plays on against. */
  note = $state('');
  /** What calls of this board mean, as far as it was asked, by their index. */
  meanings: Readonly<Record<number, CallMeaning>> = $state.raw({});
  /** What cards say, as far as it was asked, by the card: from what was to be seen when it was. */
  cardsSaid: Readonly<Record<string, CardSaid | Reason>> = $state.raw({});
  /** What the own system would call now, once it was asked. */
  advice: Hinted | Reason | null = $state.raw(null);
  /** Why it would not make the call that was last asked about. */
  objections: Objections | Reason | null = $state.raw(null);
  /** Which card to play now, once it was asked. */
  cardAdvice: CardHinted | Reason | null = $state.raw(null);
  /** What the cards of the board that has ended were worth, as far as it is known. */
  review: Reviewed | Reason | null = $state.raw(null);
  /** What was read aloud, the newest last. */
  log: readonly { key: number; text: string }[] = $state.raw([]);
  /** What the player has to do now. */
  call = $state('');
  #pending: Pending | null = $state.raw(null);
  /** The view as it will be if the server agrees to the command on its way. */
  readonly shown: TableView | null = $derived(this.view && foreseen(this.view, this.#pending?.sent ?? null));
  readonly busy: boolean = $derived(this.#pending !== null);
  /** What advice is asked about now: the version shown, while the line stands; `null` while nothing can be asked. */
  readonly advisedAt: number | null = $derived(this.link === 'online' ? (this.view?.version ?? null) : null);

  /** Called before another view is shown, while the page still shows the former one. */
  beforeShow: ((next: TableView) => void) | null = null;

  #connection: Connection;
  #besides: Besides | null = null;
  /** What came while nobody was there yet to put it into words, the newest last. */
  #unsaid: readonly Parameters<Besides>[] = [];
  #asked = new Map<string, About>();
  /** At which moment each call was asked about. */
  #meantAt = new Map<number, number>();
  #board = 0;
  #lines = 0;
  /** Whether the line has come back, and the view after it has not yet been heard. */
  #rejoined = false;
  /** Whether the next hand is dealt before everybody's eyes, and what has been said since, as long as it lies there. */
  #faceDown = false;
  #unheard: string[] | null = null;

  constructor(readonly id: string) {
    this.#connection = new Connection(id, {
      linked: (link, retry) => {
        this.#rejoined ||= link === 'online' && this.link !== 'online';
        this.link = link;
        this.retryAt = retry;
        for (const about of this.#asked.values()) if (typeof about === 'number') this.#meantAt.delete(about);
        this.#asked.clear();
      },
      heard: (message) => this.#heard(message),
      seen: () => this.view?.version ?? 0,
    });
  }

  /** What is read aloud besides, of people who come, go and speak; what came before this is made up for. */
  set besides(words: Besides) {
    this.#besides = words;
    this.#announce(this.#unsaid.flatMap((came) => words(...came)));
    this.#unsaid = [];
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
    const message = { ...wish, id: newId(), seen: this.view.version };
    const pending: Pending = { message, sent: sentOf(wish, this.view), late: 0, waits: false };
    this.refusal = null;
    this.note = '';
    this.call = '';
    this.#show(this.view, pending);
    this.#connection.send(message);
    return true;
  }

  /** Says something that is not waited for. */
  tell(wish: Wish): void {
    this.#connection.send({ ...wish, id: newId(), seen: 0 });
  }

  /** Asks what a call means, unless that is known as it follows from the cards that are to be seen now. */
  explain(index: number): void {
    const moment = this.#moment;
    if (this.#meantAt.get(index) === moment || [...this.#asked.values()].includes(index)) return;
    const id = newId();
    if (!this.#connection.send({ type: 'explain', id, index })) return;
    this.#asked.set(id, index);
    this.#meantAt.set(index, moment);
  }

  /** Asks what a card says now. */
  askAbout(card: string): void {
    const id = newId();
    if (this.#connection.send({ type: 'card-says', id, card })) this.#asked.set(id, { card });
  }

  /** What changes with the cards that the player sees: in the auction nothing does. */
  get #moment(): number {
    return this.view && this.view.phase !== 'auction' ? this.view.version : 0;
  }

  /** Asks what the own system would call now; with a call, why it would not make that one. */
  ask(call?: string): void {
    const id = newId();
    const sent = this.#connection.send(call ? { type: 'why-not', id, call } : { type: 'hint', id });
    if (sent) this.#asked.set(id, call ? 'objections' : 'advice');
  }

  /** Asks which card to play now. */
  askCard(): void {
    const id = newId();
    if (this.#connection.send({ type: 'card-hint', id })) this.#asked.set(id, 'card');
  }

  /** Asks what the cards of the board that has ended were worth; what is known grows for a while. */
  lookBack(): void {
    const known = this.review && 'cards' in this.review && this.review.complete;
    if (known || [...this.#asked.values()].includes('review')) return;
    const id = newId();
    if (this.#connection.send({ type: 'review', id })) this.#asked.set(id, 'review');
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
        return this.#answered(message.id, message);
      case 'reviewed':
        if (this.#asked.get(message.id) === 'review') this.review = message;
        if (message.complete) this.#asked.delete(message.id);
        return;
      case 'led':
        return go(`/table/${message.table}?seat=${message.seat}`, true);
      case 'trouble':
        this.refusal = message.why;
    }
  }

  /** An answer counts if it is still waited for; the calls it is about may have been taken back. */
  #answered(id: string, answer: MeaningView | CardSaid | Hinted | Objections | CardHinted | Reason): void {
    const about = this.#asked.get(id);
    this.#asked.delete(id);
    if (about === 'advice') this.advice = answer as Hinted | Reason;
    else if (about === 'objections') this.objections = answer as Objections | Reason;
    else if (about === 'card') this.cardAdvice = answer as CardHinted | Reason;
    else if (about === 'review') this.review = answer as Reason;
    else if (typeof about === 'object')
      this.cardsSaid = { ...this.cardsSaid, [about.card]: answer as CardSaid | Reason };
    else if (about !== undefined) {
      // What was refused may be asked again, which a page does when somebody opens it again.
      if ('code' in answer) this.#meantAt.delete(about);
      this.meanings = { ...this.meanings, [about]: told(answer as MeaningView | Reason) };
    }
  }

  #update({ view, events: told }: Update): void {
    const before = this.view;
    if (before && view.version < before.version) return;
    // Whoever comes back may be told again what this page has said already.
    const events = told.filter((event) => event.version > (before?.version ?? 0));
    const bidding = view.phase === 'auction' && before?.phase !== 'auction';
    const fewer = view.phase === 'auction' && view.calls.length < (before?.calls.length ?? 0);
    if ((view.board?.number ?? 0) !== this.#board || bidding || fewer) {
      this.#board = view.board?.number ?? 0;
      this.meanings = {};
      this.#meantAt.clear();
      this.review = null;
      this.#asked.clear();
    }
    // Once all cards lie open, more is known of them.
    if (view.board?.number !== before?.board?.number || isOver(view.phase) !== isOver(before?.phase ?? '')) {
      this.cardsSaid = {};
    }
    if (view.version !== before?.version) {
      this.#forgetAdvice();
      this.refusal = null;
    }
    this.#afterUpdate(before, view);
    const ends = ({ kind }: Happened): boolean => kind === 'ended' || kind === 'closed';
    const words = (of: typeof ends): string[] => events.filter(of).map((event) => aloud(event, view));
    const came: Parameters<Besides> = [before, view, events];
    const others = this.#besides?.(...came) ?? [];
    if (!this.#besides) this.#unsaid = [...this.#unsaid, came].slice(-MOST_UNSAID);
    if (this.#faceDown && events.some((event) => event.kind === 'dealt')) this.#unheard ??= [];
    const left = leftAloud(before, view);
    const between = [...others, ...aloudBetween(before, view), left];
    const arrived = before ? '' : arrivedAloud(view);
    this.#announce([arrived, ...words((event) => !ends(event)), ...between, ...words(ends)]);
    this.call = this.#unheard ? '' : turnAloud(view);
    const answers = events.filter((event) => event.kind === 'answer');
    const refused = answers.findLast(({ accept }) => !accept);
    if (refused) this.note = refusedAloud(refused.seat, before, view);
    else if (left) this.note = left;
    else if (view.board?.number !== before?.board?.number || isOver(view.phase)) this.note = '';
  }

  /** Advice is about one version: what is on its way counts no more either, and whoever shows advice asks again. */
  #forgetAdvice(): void {
    this.advice = this.objections = this.cardAdvice = null;
    for (const [id, about] of this.#asked) if (ADVICE.has(about)) this.#asked.delete(id);
  }

  /** The one way in which what is shown changes: whoever moves cards sees where they lie before. */
  #show(view: TableView | null, pending: Pending | null): void {
    const next = view && foreseen(view, pending?.sent ?? null);
    if (next) this.beforeShow?.(next);
    this.view = view;
    this.#pending = pending;
  }

  /** A call or card has had its effect once the view shows it; what was lost with the line is sent again. */
  #afterUpdate(before: TableView | null, view: TableView): void {
    const pending = this.#pending;
    const changed = pending !== null && view.version > pending.message.seen;
    const rejoined = this.#rejoined;
    this.#rejoined = false;
    // What others do meanwhile, such as speaking, takes no card back into the hand.
    const done = changed && (rejoined || !isOnItsWay(view, pending.sent));
    this.#show(view, done && pending.sent.type !== 'other' ? null : pending);
    if (!pending) return;
    if (pending.waits && changed) this.#again(pending);
    else if (before?.version === view.version) this.#connection.send(pending.message);
  }

  #again(pending: Pending): void {
    const message = { ...pending.message, id: newId(), seen: this.view?.version ?? 0 };
    this.#show(this.view, { ...pending, message, late: pending.late + 1, waits: false });
    this.#connection.send(message);
  }

  #done(id: string, version: number): void {
    const pending = this.#pending;
    if (pending?.message.id !== id) return;
    if (pending.sent.type === 'other' || (this.view && this.view.version >= version))
      this.#show(this.view, null);
  }

  #refused(id: string, why: Reason): void {
    this.#answered(id, why);
    const pending = this.#pending;
    if (pending?.message.id !== id) return;
    if (why.code === 'stale' && pending.sent.type === 'other' && pending.late < MOST_LATE) {
      this.#show(this.view, { ...pending, waits: true });
      if (this.#pending && this.view && this.view.version > pending.message.seen) this.#again(this.#pending);
      return;
    }
    this.#show(this.view, null);
    this.refusal = why;
    if (this.view) this.call = turnAloud(this.view);
  }

  /** The next hand that is dealt lies face down: nothing of it is read aloud before it is picked up. */
  layFaceDown(): void {
    this.#faceDown = true;
  }

  /** The cards are picked up: what had to wait is read aloud. */
  pickUp(): void {
    const waited = this.#unheard;
    this.#faceDown = false;
    this.#unheard = null;
    if (!waited) return;
    this.#announce(waited);
    if (this.view) this.call = turnAloud(this.view);
  }

  /** Whether the own cards lie face down still. */
  get faceDown(): boolean {
    return this.#unheard !== null;
  }

  /** Reads aloud what was asked for, now. */
  say(text: string): void {
    this.log = [...this.log, { key: ++this.#lines, text }].slice(-LOG_LENGTH);
  }

  #announce(texts: readonly string[]): void {
    if (this.#unheard) return void this.#unheard.push(...texts);
    const lines = texts.filter((text) => text !== '').map((text) => ({ key: ++this.#lines, text }));
    if (lines.length > 0) this.log = [...this.log, ...lines].slice(-LOG_LENGTH);
  }
}

/** A meaning, or in its place why there is none. */
function told(answer: MeaningView | Reason): CallMeaning {
  if ('said' in answer) return answer;
  const why = { code: `refused-${answer.code}`, args: answer.args ?? {} };
  return { usually: [], said: [why], shown: null, force: 'none', artificial: false };
}

function sentOf(wish: Wish, view: TableView): Sent {
  if (wish.type === 'card') return { type: 'card', card: wish.card };
  if (wish.type === 'call') return { type: 'call', call: wish.call, after: view.calls.length };
  return { type: /^(say|speak|tell|ask-caller)$/.test(wish.type) ? 'say' : 'other' };
}
