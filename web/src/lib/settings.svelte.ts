// What a person prefers, kept in this browser only. Works without storage too: then for as long as the page is open.
import type { OpenTable } from '../generated/wire';
import { FACE_NAMES, type FaceName } from './faces';
import { fieldsOf, StoredValue } from './storage';

export const PROFILES = ['de', 'de-AT', 'de-CH', 'it', 'en', 'fr'] as const;
export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
/** How large text is, in hundredths of what the browser's own text size is. */
export const TEXT_SIZES = [100, 110, 120, 130] as const;
export const FACES = ['auto', 'classic', 'plain'] as const;
export const SOUNDS = [0, 1, 2] as const;
export const LETTERS = ['profile', 'AKQJ'] as const;
export const ORDERS = ['SHCD', 'SHDC'] as const;
export const VALUATIONS = ['off', 'count', 'on'] as const;
export const PACES = [0, 1, 2] as const;
export const LOOKING_BACK = ['freely', 'next-lead', 'laws'] as const;

export type Profile = (typeof PROFILES)[number];
export type Theme = (typeof THEMES)[number];

export interface Settings {
  /** Language and terms. */
  profile: Profile;
  /** By language, the words that the person has chosen in place of the profile's. */
  words: Record<string, string[]>;
  /** What the person wants to be called at the table; empty: just "you". */
  name: string;
  /** The picture beside it; `null` for its first letter. */
  face: FaceName | null;
  theme: Theme;
  /** How large text is on every page. */
  text: (typeof TEXT_SIZES)[number];
  /** Whether the suits have two colours or four. */
  colours: 2 | 4;
  /** Faces of the cards: of a pack, plain with large letters, or what suits the window. */
  faces: (typeof FACES)[number];
  /** Letters on the cards: those of the profile, or A K Q J. */
  letters: (typeof LETTERS)[number];
  /** Whether what keys ask for is read in short forms, as on a Braille display. */
  brief: boolean;
  /** Whether dummy's trumps lie on the other side. */
  mirrored: boolean;
  /** Order of the suits in the hand. */
  order: (typeof ORDERS)[number];
  /** How many taps make a call or play a card. */
  taps: 1 | 2;
  /** The count beside the hand: not shown, hidden until the person has counted, or shown. */
  valuation: (typeof VALUATIONS)[number];
  /** Whether sheets add bonuses up as Italian ones do, and not step by step. */
  sums: boolean;
  /** How loud the table is: silent, soft or full. */
  sound: (typeof SOUNDS)[number];
  /** Whether sound has been offered. */
  offered: boolean;
  /** Tables opened from this browser, the newest first. */
  tables: string[];
  /** The form and rules chosen last. */
  opening: OpenTable | null;
}

const MOST_TABLES = 12;

const DEFAULTS: Omit<Settings, 'profile'> = {
  words: {},
  name: '',
  face: null,
  theme: 'auto',
  text: 100,
  colours: 4,
  faces: 'auto',
  letters: 'profile',
  brief: false,
  mirrored: false,
  order: 'SHCD',
  taps: 1,
  valuation: 'off',
  sound: 0,
  offered: false,
  sums: false,
  tables: [],
  opening: null,
};

/** The first profile that the browser asks for, by its region or at least its language; else German. */
export function spokenProfile(languages: readonly string[]): Profile {
  for (const tag of languages) {
    const found =
      PROFILES.find((profile) => profile === tag) ?? PROFILES.find((profile) => profile === tag.slice(0, 2));
    if (found) return found;
  }
  return 'de';
}

function oneOf<T>(value: unknown, choices: readonly T[], otherwise: T): T {
  return choices.includes(value as T) ? (value as T) : otherwise;
}

/** Names of words, by language, as the server gives them. */
function wordsIn(value: unknown): Record<string, string[]> {
  const stored = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const named = (word: unknown): word is string => typeof word === 'string' && /^[a-z-]{1,30}$/.test(word);
  return Object.fromEntries(
    stored.map(([language, words]) => [
      language,
      Array.isArray(words) ? words.filter(named).slice(0, 60) : [],
    ]),
  );
}

/** What was stored, as far as it makes sense; the default elsewhere. */
export function readSettings(raw: Record<string, unknown>): Settings {
  const tables = Array.isArray(raw.tables) ? raw.tables : [];
  const opening = raw.opening;
  return {
    profile: oneOf(raw.profile, PROFILES, spokenProfile(navigator.languages)),
    words: wordsIn(raw.words),
    name: typeof raw.name === 'string' ? raw.name.slice(0, 40) : '',
    face: oneOf(raw.face, [null, ...FACE_NAMES], DEFAULTS.face),
    theme: oneOf(raw.theme, THEMES, DEFAULTS.theme),
    text: oneOf(raw.text, TEXT_SIZES, DEFAULTS.text),
    colours: oneOf(raw.colours, [2, 4] as const, DEFAULTS.colours),
    faces: oneOf(raw.faces, FACES, DEFAULTS.faces),
    letters: oneOf(raw.letters, LETTERS, DEFAULTS.letters),
    brief: raw.brief === true,
    mirrored: raw.mirrored === true,
    order: oneOf(raw.order, ORDERS, DEFAULTS.order),
    taps: oneOf(raw.taps, [1, 2] as const, DEFAULTS.taps),
    valuation: oneOf(raw.valuation, VALUATIONS, DEFAULTS.valuation),
    sums: raw.sums === true,
    sound: oneOf(raw.sound, SOUNDS, DEFAULTS.sound),
    offered: raw.offered === true,
    tables: tables.filter((id): id is string => typeof id === 'string').slice(0, MOST_TABLES),
    opening: typeof opening === 'object' && opening !== null ? (opening as OpenTable) : null,
  };
}

const stored = new StoredValue('schlemm', (raw) => readSettings(fieldsOf<Record<string, unknown>>(raw)));

export const settings: Settings = $state(stored.read());

/** The profile with the words that the person has chosen besides, as the server knows it: `de-AT+kreuz`. */
export function spoken(): string {
  return [settings.profile, ...(settings.words[settings.profile.slice(0, 2)] ?? [])].join('+');
}

/** Puts a table in front of those that this browser remembers. */
export function rememberTable(id: string): void {
  settings.tables = [id, ...settings.tables.filter((other) => other !== id)].slice(0, MOST_TABLES);
}

/** Forgets tables, for instance when their robber is over. */
export function forgetTables(ids: readonly string[]): void {
  settings.tables = settings.tables.filter((id) => !ids.includes(id));
}

/** The theme to show: `auto` follows the system. */
function shownTheme(): Exclude<Theme, 'auto'> {
  if (settings.theme !== 'auto') return settings.theme;
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

function show(): void {
  const root = document.documentElement;
  root.dataset.theme = shownTheme();
  root.dataset.colours = String(settings.colours);
  root.dataset.text = String(settings.text);
  const room = getComputedStyle(root).getPropertyValue('--room-edge').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', room);
}

/** Keeps storage, page and other windows of this browser in step with the settings. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => stored.keep(settings));
    $effect(show);
  });
  for (const query of ['(prefers-contrast: more)', '(prefers-color-scheme: light)'])
    matchMedia(query).addEventListener('change', show);
  window.addEventListener('storage', (event) => {
    if (stored.isIn(event)) Object.assign(settings, stored.read());
  });
}
