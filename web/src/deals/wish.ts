// What somebody asks of deals, and the address that holds it: whoever opens it sees the same boards.

import { IN_ADDRESS, inAddress } from '../bridge/newgame/systems.svelte';

export const FIELDS = ['north', 'east', 'south', 'west', 'ns', 'ew', 'auction'] as const;
export type Field = (typeof FIELDS)[number];

export interface DealWish {
  /** What is typed in each field; empty asks for nothing. */
  fields: Readonly<Record<Field, string>>;
  /** The system of both sides. */
  system: string;
  /** Whose letters are meant: a language. */
  letters: string;
  count: number;
  /** What the deals follow from: digits, for it may be longer than a number. */
  seed: string;
}

export const COUNTS = [1, 2, 4, 6, 8, 12, 16, 20, 24, 28, 32, 36, 48, 64] as const;
const USUAL = 4;
export const MOST_SEED = 2n ** 64n - 1n;
const LONGEST = 120;
const SYSTEM = /^[\w/.,=+:-]+$/;

export const NO_CONDITIONS: DealWish['fields'] = {
  north: '',
  east: '',
  south: '',
  west: '',
  ns: '',
  ew: '',
  auction: '',
};

export const isSeed = (text: string): boolean => /^\d{1,20}$/.test(text) && BigInt(text) <= MOST_SEED;

/** Where chance starts next: nine digits can be read out. */
export const newSeed = (): string =>
  String(100_000_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000_000));

/** Whether anything is asked of the deals. */
export const asksSomething = (wish: Pick<DealWish, 'fields'>): boolean =>
  FIELDS.some((field) => wish.fields[field].trim() !== '');

/** What goes with a question to the server. */
export function questionOf({ fields, system, letters, count }: DealWish): {
  query: Record<Field | 'letters', string> & { count: number };
  body: { system: string };
} {
  return { query: { ...fields, letters, count }, body: { system } };
}

/** The wish that an address holds, and whether it holds one. */
export function wishIn(search: string, system: string, letters: string): { wish: DealWish; begun: boolean } {
  const query = new URLSearchParams(search);
  const typed = FIELDS.map((field) => [field, (query.get(field) ?? '').slice(0, LONGEST)] as const);
  const [named, whose, seed] = ['system', 'letters', 'seed'].map((name) => query.get(name) ?? '');
  const wish = {
    fields: { ...NO_CONDITIONS, ...Object.fromEntries(typed) },
    system: named && named.length <= IN_ADDRESS && SYSTEM.test(named) ? named : system,
    letters: whose && /^[a-z]{2}$/.test(whose) ? whose : letters,
    count: COUNTS.find((count) => String(count) === query.get('count')) ?? USUAL,
    seed: seed && isSeed(seed) ? seed : newSeed(),
  };
  return { wish, begun: wish.seed === seed };
}

/** The address under which the same boards are found again. */
export function addressFor(wish: DealWish): string {
  const query = new URLSearchParams();
  for (const field of FIELDS) if (wish.fields[field].trim()) query.set(field, wish.fields[field].trim());
  if (asksSomething(wish)) query.set('letters', wish.letters);
  if (wish.fields.auction.trim()) query.set('system', inAddress(wish.system));
  query.set('count', String(wish.count));
  query.set('seed', wish.seed);
  return `/deals?${query.toString()}`;
}
