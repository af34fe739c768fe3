// What this browser has seen of promised deals and given for them: kept here, so that nobody can change it afterwards.

import { fieldsOf, StoredValue } from '../lib/storage';

/** A deal as this browser knows it from the time before it was dealt. */
export interface Remembered {
  /** The commitment that was seen first. */
  commitment: string;
  /** The numbers given from this browser, by seat. */
  given: Record<string, string>;
}

/** How many deals are remembered; the oldest are forgotten. */
const MOST = 500;

type Memory = Record<string, Remembered>;

/** What this page has remembered itself: all there is where the browser stores nothing. */
let memory: Memory = {};

const stored = new StoredValue<Memory>('schlemm.deals', (raw) => fieldsOf<Memory>(raw) as Memory);

/** With what other tabs of this browser have stored meanwhile. */
const all = (): Memory => ({ ...memory, ...stored.read() });

const name = (game: string, deal: number): string => `${game} ${deal}`;

/** What is remembered of a deal. */
export function remembered(game: string, deal: number): Remembered | undefined {
  return all()[name(game, deal)];
}

/** Remembers a deal. */
export function remember(game: string, deal: number, what: Remembered): void {
  const kept = Object.entries(all()).filter(([other]) => other !== name(game, deal));
  memory = Object.fromEntries([...kept, [name(game, deal), what]].slice(-MOST)) as Memory;
  stored.keep(memory);
}
