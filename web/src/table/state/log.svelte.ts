// What is read aloud at the table; while the own cards lie face down, it waits until they are picked up.
import type { Happened, TableView } from '../../generated/wire';
import {
  aloud,
  aloudBetween,
  arrivedAloud,
  leftAloud,
  refusedAloud,
  turnAloud,
} from '../../bridge/seats/announce';
import { isOver } from '../../bridge/seats/seats';

/** Puts into words what came with a view. */
type Besides = (before: TableView | null, view: TableView, events: readonly Happened[]) => string[];

const MOST_UNSAID = 8;
const MOST_LINES = 60;

export class Log {
  /** What was read aloud, the newest last. */
  lines: readonly { key: number; text: string }[] = $state.raw([]);
  /** What the player has to do now. */
  prompt = $state('');
  /** What has just happened and is easily missed, such as a claim that somebody plays on against. */
  note = $state('');

  /** The last view that was put into words. */
  #view: TableView | null = null;
  #besides: Besides | null = null;
  /** What came while nobody was there yet to put it into words, the newest last. */
  #unsaid: readonly Parameters<Besides>[] = [];
  #count = 0;
  /** Whether the next hand is dealt before everybody's eyes, and what has been said since, as long as it lies there. */
  #faceDown = false;
  #unheard: string[] | null = null;

  /** What is read aloud besides, of people who come, go and speak; what came before this is made up for. */
  set besides(words: Besides) {
    this.#besides = words;
    this.#announce(this.#unsaid.flatMap((came) => words(...came)));
    this.#unsaid = [];
  }

  /** Reads aloud what has come about since the last view. */
  follow(view: TableView, told: readonly Happened[]): void {
    const before = this.#view;
    this.#view = view;
    // Whoever comes back may be told again what this page has said already.
    const events = told.filter((event) => event.version > (before?.version ?? 0));
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
    this.prompt = this.#unheard ? '' : turnAloud(view);
    const answers = events.filter((event) => event.kind === 'answer');
    const refused = answers.findLast(({ accept }) => !accept);
    if (refused) this.note = refusedAloud(refused.seat, before, view);
    else if (left) this.note = left;
    else if (view.board?.number !== before?.board?.number || isOver(view.phase)) this.note = '';
  }

  /** The player has acted: nothing is asked of them, and what was noted is read. */
  acted(): void {
    this.note = '';
    this.prompt = '';
  }

  /** What the player had to do is still to be done. */
  promptAgain(): void {
    if (this.#view) this.prompt = turnAloud(this.#view);
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
    this.promptAgain();
  }

  /** Whether the own cards lie face down still. */
  get faceDown(): boolean {
    return this.#unheard !== null;
  }

  /** Reads aloud what was asked for, now. */
  say(text: string): void {
    this.#add([text]);
  }

  #announce(texts: readonly string[]): void {
    if (this.#unheard) this.#unheard.push(...texts);
    else this.#add(texts.filter((text) => text !== ''));
  }

  #add(texts: readonly string[]): void {
    if (texts.length === 0) return;
    const lines = texts.map((text) => ({ key: ++this.#count, text }));
    this.lines = [...this.lines, ...lines].slice(-MOST_LINES);
  }
}
