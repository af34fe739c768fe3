// Calls and cards by keyboard: a level and a suit, or a suit and a rank, in the player's letters.
import type { Words } from '../../lib/words';
import type { Suit } from '../cards/hands';

/** The keys of one profile, in lower case. */
export interface KeyTable {
  strains: ReadonlyMap<string, string>;
  suits: ReadonlyMap<string, Suit>;
  ranks: ReadonlyMap<string, string>;
}

export interface Typed {
  level: string;
  suit: Suit | null;
  /** After a full stop the canonical letters hold. */
  dot: boolean;
}

export type Meant = { call: string } | { card: string } | { doubling: true } | null;

export interface Outcome {
  typed: Typed;
  meant: Meant;
  /** Whether the key meant anything. */
  used: boolean;
}

export const NOTHING: Typed = { level: '', suit: null, dot: false };

const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];
const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;

/** Adds keys that no other one of the table has taken. */
function fill<T>(table: Map<string, T>, entries: readonly (readonly [string, T])[]): Map<string, T> {
  for (const [key, value] of entries)
    if (key && !table.has(key.toLowerCase())) table.set(key.toLowerCase(), value);
  return table;
}

/** The keys of a profile: its own letters first, the canonical ones where they are still free. */
export function keysOf(words: Pick<Words, 'suitLetter' | 'rank' | 'strain'>): KeyTable {
  const own = SUITS.map((suit) => [words.suitLetter(suit), suit] as const);
  const canonical = SUITS.map((suit) => [suit, suit] as const);
  const suits = fill(fill(new Map<string, Suit>(), own), canonical);
  const noTrump = [
    [words.strain('NT').charAt(0), 'NT'],
    ['N', 'NT'],
  ] as const;
  const strains = fill(fill(fill(new Map<string, string>(), own), noTrump), canonical);
  const ranks = fill(
    fill(
      new Map<string, string>(),
      RANKS.map((one) => [one === 'T' ? '1' : words.rank(one), one] as const),
    ),
    RANKS.map((one) => [one, one] as const),
  );
  return { strains, suits, ranks };
}

const asItIs = (letter: string): string => letter;
const CANONICAL: KeyTable = keysOf({ suitLetter: asItIs, rank: asItIs, strain: asItIs });

function unused(typed: Typed): Outcome {
  return { typed, meant: null, used: false };
}

function typeCall(typed: Typed, key: string, keys: KeyTable): Outcome {
  if (/^[1-7]$/.test(key))
    return { typed: { ...NOTHING, level: key, dot: typed.dot }, meant: null, used: true };
  if (typed.level) {
    const strain = keys.strains.get(key);
    if (strain) return { typed: NOTHING, meant: { call: typed.level + strain }, used: true };
    return unused(typed);
  }
  if (key === 'p') return { typed: NOTHING, meant: { call: 'P' }, used: true };
  if (key === 'x') return { typed: NOTHING, meant: { doubling: true }, used: true };
  return unused(typed);
}

function typeCard(typed: Typed, key: string, keys: KeyTable): Outcome {
  const rank = keys.ranks.get(key);
  if (typed.suit && rank) return { typed: NOTHING, meant: { card: typed.suit + rank }, used: true };
  const suit = keys.suits.get(key);
  if (suit) return { typed: { ...NOTHING, suit }, meant: null, used: true };
  return unused(typed);
}

/** What a key means after what has been typed. */
export function type(typed: Typed, key: string, phase: 'auction' | 'play', table: KeyTable): Outcome {
  const lower = key.toLowerCase();
  if (lower === '.') return { typed: { ...typed, dot: true }, meant: null, used: true };
  const keys = typed.dot ? { ...CANONICAL, ranks: table.ranks } : table;
  return phase === 'auction' ? typeCall(typed, lower, keys) : typeCard(typed, lower, keys);
}
