// The whole page in a test's browser, without a server: what would be asked of one is answered from what was written
// down of the tables of tests/e2e/stage.py, and what it would say on a socket is said by the test.
import { flushSync, mount, unmount } from 'svelte';
import { cdp, page, userEvent } from 'vitest/browser';
import { onTestFinished, vi } from 'vitest';
import type { ClientMessage, ServerMessage, TableView, Update } from '../generated/wire';
import App from '../pages/App.svelte';
import { followProfile, forgetRooms, known, useProfile } from '../lib/i18n.svelte';
import { followAddress, go } from '../lib/router.svelte';
import { followSettings, readSettings, settings, spoken } from '../lib/settings.svelte';
import { isHeld, movesOn, stepFrame } from './heldTime';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/layout.css';
import '../styles/tables.css';

/** What tests/e2e/stage_answers.py has written down. */
interface Answers {
  /** By method, path and body. */
  http: Record<string, { status: number; text: string }>;
  /** By its path, what a socket says first. */
  heard: Record<string, ServerMessage>;
  /** By the path of a table's socket and a question, what it answers. */
  said: Record<string, Record<string, ServerMessage[]>>;
  /** By the moment, the address of the page and what its socket says first. */
  tables: Record<string, [string, Update]>;
  /** By the scene, the address of the page and all that its socket says. */
  scenes: Record<string, [string, Update[]]>;
  /** The addresses of other pages, by what they show. */
  places: Record<string, string>;
}

const { http, said, heard, tables, scenes, places } = (await (
  await fetch('/src/generated/stage.json')
).json()) as Answers;

/** The names of the tables at each moment. */
export const TABLES: ReadonlyMap<string, string> = new Map(
  Object.entries(tables).map(([moment, [address]]) => [moment, address.replace('/table/', '')]),
);

/** Whether the server has answered all questions that begin so: some want a solver, which not every machine has. */
export const isAnswered = (begin: string): boolean =>
  Object.entries(http).every(([question, { status }]) => !question.startsWith(begin) || status < 300);

/** The moments at which a table can be shown. */
export const MOMENTS = Object.keys(tables);

function row<T>(rows: Record<string, T>, name: string): T {
  const found = rows[name];
  if (!found) throw new Error(`the stage has no ${name}: there are ${Object.keys(rows).join(', ')}`);
  return found;
}

/** The address of a page by the moment that it shows, or by what else. */
export const addressOf = (what: string): string => tables[what]?.[0] ?? row(places, what);

/** What a socket says first, by its path. */
const firstMessages: Record<string, ServerMessage | undefined> = {
  ...heard,
  ...Object.fromEntries(Object.values(tables).map(([address, first]) => [socketOf(address), first])),
  ...Object.fromEntries(Object.values(scenes).map(([address, [first]]) => [socketOf(address), first])),
};

/** Where the socket is of the table whose page is at this address. */
function socketOf(address: string): string {
  return address.replace('/table/', '/ws/tables/');
}

/** How the page is looked at: all that is left out is as most laptops have it. */
export interface Look {
  size?: readonly [number, number];
  profile?: string;
  /** What the browser has kept of the person's wishes, beside the language. */
  wishes?: Record<string, unknown>;
  /** What else it has kept, by where. */
  kept?: Record<string, unknown>;
  scheme?: 'light' | 'dark';
  forced?: boolean;
  moves?: boolean;
  contrast?: boolean;
  /** Whether somebody looks at it whom no table knows. */
  guest?: boolean;
  /** Whether it is drawn, as it has to be for what a browser finds out by drawing, such as what jumps. */
  drawn?: boolean;
  /** Whether it is looked at on paper. */
  printed?: boolean;
}

/** Whether the server is gone. */
let gone = false;
/** Whether it is asked by somebody whom no table knows. */
let guest = false;

/** What it has answered to who asks, or, where only the other has asked it, to that one. */
function answered<T>(rows: Record<string, T>, question: string): T | undefined {
  const [own, other] = [rows[question], rows[`GUEST ${question}`]];
  return guest ? (other ?? own) : (own ?? other);
}
/** For which paths it does not answer, or to what it is asked, by how that begins. */
let silent: readonly string[] = [];

/** What the socket of the page says right after its first message. */
let atOnce: readonly Update[] = [];

/** The socket of the page, whose other end is the test. */
class StagedSocket {
  static readonly OPEN = 1;
  static last: StagedSocket | null = null;
  readonly readyState = StagedSocket.OPEN;
  readonly sent: ClientMessage[] = [];
  /** The last view that it has told. */
  told: Update | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  readonly #path: string;

  constructor(address: string) {
    StagedSocket.last = this;
    this.#path = decodeURIComponent(new URL(address).pathname);
    const first = answered(firstMessages, this.#path);
    queueMicrotask(() => {
      if (first && !gone) for (const message of [first, ...atOnce]) this.say(message);
      // What turns somebody away is the last thing that is said.
      if (!first || gone || first.type === 'trouble') this.onclose?.();
    });
  }

  say(message: ServerMessage): void {
    if (message.type === 'update') this.told = message;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.sent.push(message);
    const { id, ...question } = message;
    const answers = said[this.#path]?.[JSON.stringify(question)] ?? [];
    queueMicrotask(() => answers.forEach((each) => this.say({ ...each, id } as ServerMessage)));
  }

  close(): void {
    this.onclose = null;
  }
}

/** What was asked over HTTP: method, path and body. */
let questions: string[] = [];
/** What was asked and is not written down: a test that asks it fails at its end. */
let missing: string[] = [];

/** Until when answers are held back, by how begins what is asked; whether they come then. */
const held = new Map<string, Promise<boolean>>();

/**
 * Holds back the answer to what begins so, such as `GET /i18n/fr.json`, until what it gives is called; where it never is,
 * there is none.
 */
export function hold(asked: string): () => void {
  let end: (comes: boolean) => void = () => undefined;
  held.set(asked, new Promise((resolve) => (end = resolve)));
  onTestFinished(() => {
    held.delete(asked);
    end(false);
  });
  return () => end(true);
}

async function answer(address: string, init?: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(address, location.origin);
  const body = typeof init?.body === 'string' ? [init.body] : [];
  const asked = [init?.method ?? 'GET', pathname + search, ...body].join(' ');
  questions.push(asked);
  if (gone || silent.some((each) => each === pathname || asked.startsWith(each)))
    throw new TypeError('the server is gone');
  for (const [begins, until] of held)
    if (asked.startsWith(begins) && !(await until)) throw new TypeError('the server is gone');
  const found = answered(http, asked);
  if (!found) {
    missing.push(asked);
    return new Response(null, { status: 404 });
  }
  return new Response(found.text, { status: found.status });
}

let followed = false;
/** Takes the page away that was opened last. */
let close: () => Promise<void> = () => Promise.resolve();

/** What the page finds of itself before its application begins. To draw what nobody looks at would be a waste. */
function prepareDocument(drawn: boolean): void {
  document.body.className = 'on-room';
  // A frame is an element of the page around it, and no `HTMLElement` of this one.
  (window.frameElement as HTMLElement).style.opacity = drawn ? '' : '0';
}

/** A page that is open in a test. */
export interface Staged {
  /** All that the page has said on its socket. */
  sent: () => readonly ClientMessage[];
  /** All that it has asked over HTTP so far: method, path and body. */
  asked: () => readonly string[];
  /** What it has last posted to this path. */
  posted: (path: string) => unknown;
  /** Says something on its socket, and waits until nothing is under way. */
  say: (message: ServerMessage) => Promise<void>;
  /** Something happens that changes no more of the view than this; waits until nothing is under way. */
  happen: (change?: Partial<TableView>) => Promise<void>;
  /** Ends the line, and the server is gone. */
  cut: () => void;
  /** The server is there again, and the browser says so; waits until nothing is under way. */
  mend: () => Promise<void>;
}

const USUAL = [1366, 657] as const;

/** What media queries find: to say it once more would have all styles worked out anew. */
let emulated = '';

/** Looks at the page from now on in a window of this size, in these colours. */
export async function lookAt({
  size = USUAL,
  scheme = 'dark',
  forced = false,
  moves = false,
  contrast = false,
  printed = false,
}: Look): Promise<void> {
  const features = [
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'forced-colors', value: forced ? 'active' : 'none' },
    { name: 'prefers-contrast', value: contrast ? 'more' : 'no-preference' },
    { name: 'prefers-reduced-motion', value: moves ? 'no-preference' : 'reduce' },
  ];
  const wanted = { media: printed ? 'print' : '', features };
  if (emulated !== JSON.stringify(wanted)) await cdp().send('Emulation.setEmulatedMedia', wanted);
  emulated = JSON.stringify(wanted);
  if (innerWidth !== size[0] || innerHeight !== size[1]) await page.viewport(...size);
}

/**
 * Opens the page at an address, until nothing is under way; it is closed at the end of the test, or when another one is
 * opened.
 *
 * @param told what its socket says right after its first message.
 */
export async function open(address: string, look: Look = {}, told: readonly Update[] = []): Promise<Staged> {
  const { profile = 'de', wishes = {}, kept = {} } = look;
  await close();
  prepareDocument(look.drawn ?? false);
  await lookAt(look);
  // Where the test before has left the mouse nothing is pointed at.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  localStorage.clear();
  sessionStorage.clear();
  for (const [place, value] of Object.entries(kept)) localStorage.setItem(place, JSON.stringify(value));
  questions = [];
  missing = [];
  gone = false;
  guest = look.guest ?? false;
  silent = [];
  atOnce = told;
  const complaints = vi.spyOn(console, 'error');
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('WebSocket', StagedSocket);
  // What the page draws by chance is the same every time, so that the server's answers to it can be written down.
  const bytes = vi
    .spyOn(crypto, 'getRandomValues')
    .mockImplementation((array) => (array as Uint8Array).fill(1) as typeof array);
  let ids = 0;
  const named = vi
    .spyOn(crypto, 'randomUUID')
    .mockImplementation(() => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`);
  Object.assign(settings, readSettings({ ...wishes, profile }));
  go(address, true);
  // Words that came with another page would hide that those of this one do not come.
  forgetRooms();
  await useProfile(spoken());
  if (!followed) {
    followSettings();
    followProfile();
    followAddress();
    followed = true;
  }
  const say = async (message: ServerMessage): Promise<void> => {
    StagedSocket.last?.say(message);
    await still();
  };
  const app = mount(App, { target: document.body });
  flushSync();
  close = async () => {
    close = () => Promise.resolve();
    await unmount(app);
    vi.unstubAllGlobals();
    bytes.mockRestore();
    named.mockRestore();
    const complained = complaints.mock.calls.map(([told]) => /^no words for (.*)/.exec(String(told))?.[1]);
    // What has come meanwhile was said again.
    const wordless = complained.filter((id) => id !== undefined && !known(id));
    complaints.mockRestore();
    if (wordless.length > 0) throw new Error(`no words for ${wordless.join(', ')}`);
    if (missing.length > 0) throw new Error(`name these in src/testing/asked.json: ${missing.join(', ')}`);
  };
  onTestFinished(() => close());
  await still();
  return {
    sent: () => StagedSocket.last?.sent ?? [],
    asked: () => questions,
    posted: (path) => {
      const question = `POST ${path} `;
      const last = questions.findLast((each) => each.startsWith(question));
      return last && (JSON.parse(last.slice(question.length)) as unknown);
    },
    say,
    happen: async (change = {}) => {
      const told = StagedSocket.last?.told;
      if (!told) throw new Error('no table has told anything');
      await say({ ...told, events: [], view: { ...told.view, ...change, version: told.view.version + 1 } });
    },
    cut: () => {
      gone = true;
      StagedSocket.last?.onclose?.();
    },
    mend: async () => {
      gone = false;
      dispatchEvent(new Event('online'));
      await still();
    },
  };
}

/** Opens a table at its moment. */
export const openTable = (moment: string, look: Look = {}): Promise<Staged> =>
  open(row(tables, moment)[0], look);

/**
 * Opens a table at the first moment of a scene, with what is still `coming` of it; each step says what comes next, and
 * waits until nothing is under way.
 */
export async function openScene(
  scene: string,
  look: Look = {},
): Promise<Staged & { coming: readonly Update[]; next: () => Promise<void> }> {
  const [address, [, ...rest]] = row(scenes, scene);
  const table = await open(address, look);
  return {
    ...table,
    coming: rest,
    next: async () => {
      const message = rest.shift();
      if (!message) throw new Error(`${scene} is over`);
      await table.say(message);
      // What the page has asked for last has led there.
      const last = table.sent().at(-1);
      if (last && 'seen' in last)
        await table.say({ type: 'done', id: last.id, version: message.view.version });
    },
  };
}

/** Opens a table at which a whole scene has happened before more of the page has come than the cards. */
export function openAfterScene(scene: string, look: Look = {}): Promise<Staged> {
  const [address, [, ...rest]] = row(scenes, scene);
  return open(address, look, rest);
}

/** Comes true once nothing is under way, three frames in a row: what was just done has begun by then. */
export async function still(): Promise<void> {
  for (let frames = 0; frames < 3;) {
    if (isHeld()) await stepFrame();
    else await new Promise(requestAnimationFrame);
    // Where timers are held, what is to be done at once is done.
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
    const moving =
      movesOn() ||
      document
        .getAnimations()
        .some(
          (each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity,
        );
    frames = document.documentElement.hasAttribute('data-still') && !moving ? frames + 1 : 0;
  }
}

/** Holds the page's timers until the end of the test: time passes for them by `pass` alone, frames go on. */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets so many milliseconds pass for timers that are held, and waits until nothing is under way. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await still();
}

/** Presses the tab key until it has come to what this selector finds. */
export async function tabTo(selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (document.activeElement?.matches(selector)) return;
    await userEvent.keyboard('{Tab}');
  }
  throw new Error(`the tab key does not lead to ${selector}`);
}

/** Whether an element lies in the window, whole. */
export function inWindow(node: Element): boolean {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}

/** All elements that this selector finds and that are shown. */
export const allShown = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );

/** The first of them; fails where there is none. */
export function shown(selector: string): HTMLElement {
  const [found] = allShown(selector);
  if (!found) throw new Error(`nothing is shown that is ${selector}`);
  return found;
}

const PATIENCE = { timeout: 10_000 };

/** Waits until there is what the selector finds. */
export const comes = (selector: string): Promise<unknown> =>
  vi.waitUntil(() => document.querySelector(selector), PATIENCE);

/** Waits until an assertion holds. */
export const eventually = (assertion: () => void): Promise<void> => vi.waitFor(assertion, PATIENCE);

/** From now on the server has no answer for these paths, nor to what begins so, and to all else it has. */
export function silence(...what: readonly string[]): void {
  silent = what;
}

/** Taps one of several choices, on its label, as who reads it would; it is the one that is chosen then. */
export function choose(group: string, choice: string): void {
  const radio = page.getByRole('group', { name: group }).getByRole('radio', { name: choice }).element();
  radio.closest('label')?.click();
}
