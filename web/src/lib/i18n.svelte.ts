// The words of the chosen profile. Everything a player reads comes from the catalogues through `t`.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { settings, spoken } from './settings.svelte';
import { underWay } from './time';
import { Words, type Arguments, type Letters } from './words';

interface Catalogue {
  /** What was asked for: a profile with the words chosen besides. */
  asked: string;
  /** The same without words that the server does not know. */
  profile: string;
  bundle: FluentBundle;
  letters: Letters;
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

/** What is read of a file of words; the page is not still before it is read. */
function get<T>(path: string, read: (response: Response) => Promise<T>): Promise<T> {
  const fetched = async (): Promise<T> => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(path, { cause: response.status });
    return read(response);
  };
  return underWay(fetched());
}

/** Words that players choose among: by thing, the names of its words and how they read; the profile's own word first. */
export type WordList = Record<string, Record<string, string>>;

/** Which words one may choose beside a profile. */
export const fetchWordList = (profile: string): Promise<WordList> =>
  get(`/i18n/${profile}/words.json`, (response) => response.json() as Promise<WordList>);

/** The chapters that pages have asked for so far. */
const chapters = new Map<string, Promise<void>>();

async function load(profile: string, asked = profile): Promise<Catalogue> {
  const files = ['', ...[...chapters.keys()].map((chapter) => `/${chapter}`)];
  const [letters, ...texts] = await Promise.all([
    get(`/i18n/${profile}.json`, (response) => response.json() as Promise<Letters>),
    ...files.map((file) => fluent(profile + file)),
  ]);
  const bundle = new FluentBundle(regionOf(profile), { useIsolating: false });
  for (const text of texts) bundle.addResource(text, { allowOverrides: true });
  return { asked, profile, bundle, letters };
}

/** The profile without the words chosen besides: also a language tag. */
const regionOf = (profile: string): string => profile.replace(/\+.*/, '');

async function fluent(file: string): Promise<FluentResource> {
  return new FluentResource(await get(`/i18n/${file}.ftl`, (response) => response.text()));
}

/** Has `t` know what one page alone says, in this profile and in those shown later. */
export function useChapter(name: string): Promise<void> {
  const coming = chapters.get(name) ?? fetchChapter(name);
  chapters.set(name, coming);
  coming.catch(() => chapters.delete(name));
  return coming;
}

async function fetchChapter(name: string): Promise<void> {
  await loading.catch(() => undefined);
  const into = shown;
  if (!into) return;
  into.bundle.addResource(await fluent(`${into.profile}/${name}`), { allowOverrides: true });
  if (shown?.bundle === into.bundle) shown = { ...into };
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

function format(catalogue: Catalogue | null, id: string, args?: Arguments): string | undefined {
  const pattern = catalogue?.bundle.getMessage(id)?.value;
  return catalogue && pattern ? catalogue.bundle.formatPattern(pattern, args ?? null, []) : undefined;
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
  return shown?.bundle.hasMessage(id) ?? false;
}

/** The message `id` in the player's language, its arguments turned into the player's words. */
export function t(id: string, args?: Arguments): string {
  const turned = args && i18n.arguments(args);
  return format(shown, id, turned) ?? (shown ? id : '');
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
