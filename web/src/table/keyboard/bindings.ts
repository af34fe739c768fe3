// Which keys do what: the one table that the keyboard obeys and that every text that names a key is made from.
import { i18n, t } from '../../lib/i18n.svelte';
import type { Game } from '../state/game.svelte';
import { hear, type Question } from './hearing';
import type { Panel } from '../state/ui.svelte';

export interface Binding {
  /** What a key event calls the keys, letters in lower case; the first one is named where there is room for one only. */
  keys: readonly string[];
  /** The messages that say what they do. */
  says: readonly string[];
  /** Does it; whether there was anything to do. */
  act: (game: Game) => boolean;
}

function panel(name: Panel): Binding['act'] {
  return (game) => {
    game.ui.toggle(name);
    return true;
  };
}

function hearing(key: string, what: Question): Binding {
  const act = (game: Game): boolean => {
    hear(game, what);
    return true;
  };
  return { keys: [key], says: [`hear-${what}`], act };
}

/** Keys that always do the same, wherever nothing is being typed. */
export const SHORTCUTS: readonly Binding[] = [
  { keys: ['l', 'f4'], says: ['table-last-trick'], act: panel('last') },
  {
    keys: ['u'],
    says: ['table-undo'],
    act: (game) => {
      game.undo();
      return true;
    },
  },
  {
    keys: ['='],
    says: ['table-claim'],
    act: (game) => (game.view?.may.claim.length ? panel('claim')(game) : false),
  },
  { keys: ['a'], says: ['phase-auction'], act: panel('auction') },
  {
    keys: ['w'],
    says: ['table-hint', 'play-hint'],
    act: (game) => {
      game.hint();
      return true;
    },
  },
  { keys: ['z'], says: ['table-sheet'], act: panel('sheet') },
  { keys: ['g'], says: ['people-title'], act: panel('people') },
  hearing('b', 'hand'),
  hearing('o', 'dummy'),
  hearing('m', 'trick'),
  hearing('r', 'auction'),
  hearing('e', 'score'),
  hearing('i', 'turn'),
  { keys: ['?'], says: ['table-key-help'], act: panel('keys') },
];

/** Keys that go on, confirm and leave; what they do depends on what has the keyboard (`keys.ts`). */
export const GOING_ON: readonly Binding[] = [
  { keys: [' '], says: ['table-key-space'], act: (game) => game.goOn() },
  { keys: ['escape'], says: ['table-key-escape'], act: (game) => game.escape() },
];

export const ENTER: Binding = { keys: ['enter'], says: ['table-key-enter'], act: (game) => game.confirm() };

const NAMES: Record<string, string> = { ' ': 'table-key-space-name', enter: 'table-key-enter-name' };
const SHOWN: Record<string, string> = { escape: 'Esc', f4: 'F4' };

/** What a key is called in the player's language. */
export function keyName(key: string): string {
  const name = NAMES[key];
  return name ? t(name) : (SHOWN[key] ?? key.toUpperCase());
}

/** The key that goes on to what is next: "Leertaste". */
export const onwardKey = (): string => keyName(GOING_ON[0]?.keys[0] ?? '');

/** The binding of a key, as an event names it. */
export function bound(bindings: readonly Binding[], key: string): Binding | undefined {
  return bindings.find(({ keys }) => keys.includes(key.toLowerCase()));
}

/** A row of the help: which keys, and what they do. */
export type Row = readonly [keys: string, text: string];

export function rowOf({ keys, says }: Binding): Row {
  return [keys.map(keyName).join(', '), says.map((id) => t(id)).join(' ')];
}

/** Something that is typed, in the letters of the profile: the keys, and what they do. */
export interface Example {
  phase: 'auction' | 'play';
  typed: string;
  meant: string;
}

/** What is typed to bid, pass, double and play, as the help names it. */
export function examples(): Record<'bid' | 'pass' | 'double' | 'card' | 'dot', Example> {
  const spades = i18n.suitLetter('S');
  return {
    bid: { phase: 'auction', typed: `4${spades}`, meant: '4S' },
    pass: { phase: 'auction', typed: 'P', meant: 'P' },
    double: { phase: 'auction', typed: 'X', meant: 'X' },
    card: { phase: 'play', typed: spades + i18n.rank('K'), meant: 'SK' },
    dot: { phase: 'play', typed: `.S${i18n.rank('K')}`, meant: 'SK' },
  };
}
