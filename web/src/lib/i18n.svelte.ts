// The words of the chosen profile. Everything a player reads comes from the catalogues through `t`.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { settings, spoken } from './settings.svelte';
import { ask, worker } from './answerer';
import { underWay } from './time';
import { Words, type Arguments, type Letters } from './words';

interface Catalogue {
  /** What was asked for: a profile with the words chosen besides. */
  asked: string;
  /** The same without words that the server does not know. */
  profile: string;
  bundle: FluentBundle;
  letters: Letters;
  /** By id, messages and terms as they are written, until they are said for the first time. */
  written: Map<string, string>;
  /** What was asked for before it was here. */
  missed: Set<string>;
}

/** What the server sends of a room, in the words of a profile. */
interface Room {
  letters: Letters;
  /** Messages by id, as Fluent has them behind the `=`. */
  words: Record<string, string>;
}

/** Anything said as a code with arguments. */
export interface Sayable {
  code: string;
  args?: Arguments;
}

let shown: Catalogue | null = $state.raw(null);
let latest = 0;
/** The latest change of profile, under way or done. */
let loading: Promise<void> = Promise.resolve();

/** What the words of every page are in. */
const MAIN = 'main';
/** What messages are made of: other messages, and terms. */
const PARTS = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** Which words the server has, as it says in the page: what is named so may be kept for ever. */
const version = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="schlemm-words"]')?.content ?? 'any';

/** In a folder without a server lie the words of each profile; those chosen besides are put together by its worker. */
async function words(path: string): Promise<Response> {
  const response = worker ? await fetch(path).catch(() => null) : null;
  return response?.ok ? response : ask(path, {});
}

/** What is read of a file of words; the page is not still before it is read. */
function get<T>(path: string): Promise<T> {
  const fetched = async (): Promise<T> => {
    const response = await words(path);
    if (!response.ok) throw new Error(path, { cause: response.status });
    return response.json() as Promise<T>;
  };
  return underWay(fetched());
}

const fetchRoom = (profile: string, room: string): Promise<Room> =>
  get(`/i18n/${version()}/${profile}/${room}.json`);

/** Words that players choose among: by thing, the names of its words and how they read; the profile's own word first. */
export type WordList = Record<string, Record<string, string>>;

/** Which words one may choose beside a profile. */
export const fetchWordList = (profile: string): Promise<WordList> => get(`/i18n/${profile}/words.json`);

/** The rooms whose words have been asked for so far, besides those of every page. */
const rooms = new Map<string, Promise<void>>();

async function load(profile: string, asked = profile): Promise<Catalogue> {
  const [main, ...others] = await Promise.all([
    fetchRoom(profile, MAIN),
    ...[...rooms.keys()].map((room) => fetchRoom(profile, room)),
  ]);
  const written = new Map([main, ...others].flatMap(({ words }) => Object.entries(words)));
  const bundle = new FluentBundle(regionOf(profile), { useIsolating: false });
  return { asked, profile, bundle, letters: main.letters, written, missed: new Set() };
}

/** The profile without the words chosen besides: also a language tag. */
const regionOf = (profile: string): string => profile.replace(/\+.*/, '');

/** Has `t` know the words of a room, in this profile and in those shown later. */
export function useRoom(name: string): Promise<void> {
  const coming = rooms.get(name) ?? enter(name);
  rooms.set(name, coming);
  coming.catch(() => rooms.delete(name));
  return coming;
}

/** Has the profile that is shown next begin with the words of every page alone, as for who comes. */
export const forgetRooms = (): void => rooms.clear();

/** A part of the page, once its words are here too; vite.rooms.ts puts it around each `import()`. */
export async function withWords<T>(room: string, part: Promise<T>): Promise<T> {
  const [module] = await Promise.all([part, useRoom(room)]);
  return module;
}

async function enter(room: string): Promise<void> {
  await loading.catch(() => undefined);
  const into = shown;
  if (!into) return;
  const entries = Object.entries((await fetchRoom(into.profile, room)).words);
  for (const [id, text] of entries) into.written.set(id, text);
  // What was said without them is said again.
  if (shown === into && entries.some(([id]) => into.missed.has(id))) shown = { ...into };
}

/** Shows this profile's words; the former ones stay until they are here. Fails if the server does not answer. */
export function useProfile(profile: string): Promise<void> {
  return (loading = show(profile));
}

async function show(profile: string): Promise<void> {
  const turn = ++latest;
  const catalogue = await load(profile).catch(async (reason: unknown) => {
    if ((reason as Error).cause !== 404) throw reason;
    return load(await knownPart(profile), profile);
  });
  if (turn !== latest) return;
  shown = catalogue;
  document.documentElement.lang = regionOf(profile);
}

/** The profile without words that this server does not know, since it is older or newer than the choice. */
async function knownPart(profile: string): Promise<string> {
  const [region = '', ...words] = profile.split('+');
  const things = Object.values(await fetchWordList(region));
  return [region, ...words.filter((word) => things.some((thing) => word in thing))].join('+');
}

/** The profile that the server knows and whose words are shown. */
export const shownProfile = (): string => shown?.profile ?? settings.profile;

/** Has the bundle know what is written, and all that it is made of: to parse a whole room would take long. */
function parse(bundle: FluentBundle, written: Map<string, string>, id: string): void {
  const text = written.get(id);
  if (text === undefined) return;
  written.delete(id);
  bundle.addResource(new FluentResource(`${id} =${text}`), { allowOverrides: true });
  for (const [, part = ''] of text.matchAll(PARTS)) parse(bundle, written, part);
}

function format(catalogue: Catalogue | null, id: string, args?: Arguments): string | undefined {
  if (!catalogue) return undefined;
  parse(catalogue.bundle, catalogue.written, id);
  const pattern = catalogue.bundle.getMessage(id)?.value;
  if (!pattern) catalogue.missed.add(id);
  return pattern ? catalogue.bundle.formatPattern(pattern, args ?? null, []) : undefined;
}

const NO_LETTERS: Letters = { language: 'de', seats: {}, ranks: {}, suitLetters: {}, notrump: 'NT' };

/** Cards, calls, seats … in the player's words and symbols. */
export const i18n = new Words(
  () => shown?.letters ?? NO_LETTERS,
  (id, args) => format(shown, id, args),
  () => settings.letters === 'AKQJ',
);

/** Whether the chosen profile has a message of this name. */
export function known(id: string): boolean {
  return format(shown, id) !== undefined;
}

/** The message `id` in the player's language, its arguments turned into the player's words. */
export function t(id: string, args?: Arguments): string {
  const turned = args && i18n.arguments(args);
  const text = format(shown, id, turned);
  if (shown && text === undefined) console.error(`no words for ${id}`);
  return text ?? (shown ? id : '');
}

/** A text that came as a code with arguments; `prefix` says what kind of code it is, such as `refused-`. */
export function say(said: Sayable, prefix = ''): string {
  return t(prefix + said.code, said.args);
}

/** A number as the profile writes it; a negative one with a true minus. */
export function number(value: number): string {
  return value.toLocaleString(settings.profile).replace('-', '−');
}

/** An amount in hundredths of the agreed unit, as the profile writes it: "1,70". */
export function money(hundredths: number): string {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (hundredths / 100).toLocaleString(settings.profile, decimals);
}

/** Follows the chosen profile. */
export function followProfile(): void {
  $effect.root(() => {
    $effect(() => {
      if (spoken() !== shown?.asked) void useProfile(spoken()).catch(() => undefined);
    });
  });
}
