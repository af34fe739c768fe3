// Each text that names a key comes from the table that the keyboard obeys; here the keys are pressed.
import { describe, expect, it, vi } from 'vitest';
import { tableView } from '../../testing/views';
import { ENTER, examples, GOING_ON, onwardKey, rowOf, SHORTCUTS } from './bindings';
import type { Game } from '../state/game.svelte';
import { Keys } from './keys';
import { keysOf, NOTHING, type } from '../../bridge/auction/typing';

const PROFILES = {
  de: ['PCKT', 'S'],
  'de-AT': ['PHKT', 'S'],
  it: ['PCQF', 'S'],
  en: ['SHDC', 'N'],
  fr: ['PCKT', 'S'],
} as const;

function tableOf([suits, notrump]: readonly [string, string]): ReturnType<typeof keysOf> {
  return keysOf({
    suitLetter: (suit) => suits.charAt('SHDC'.indexOf(suit)),
    rank: (rank) => rank,
    strain: () => notrump,
  });
}

/** A table at which everything may be done, and what was done at it. */
function table(): { game: Game; done: string[] } {
  const done: string[] = [];
  const did = (what: string) => vi.fn(() => (done.push(what), true));
  const ui = { toggle: (panel: string) => done.push(`panel ${panel}`), typed: '' };
  const plain = tableView();
  const view = { ...plain, may: { ...plain.may, claim: [13] }, phase: 'play' };
  const store = { view, log: { faceDown: false, say: did('say') } };
  const game = {
    ui,
    view,
    store,
    undo: did('undo'),
    hint: did('hint'),
    goOn: did('on'),
    escape: did('escape'),
  };
  return { game: { ...game, confirm: did('confirm') } as unknown as Game, done };
}

/** The names that the browser has for keys bound in lower case. */
const EVENT: Record<string, string> = { escape: 'Escape', enter: 'Enter', f4: 'F4' };

function press(game: Game, key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  Object.defineProperty(event, 'target', { value: document.body });
  new Keys(game).press(event);
  return event.defaultPrevented;
}

describe('the keys that the help names', () => {
  const bindings = [...SHORTCUTS, ...GOING_ON, ENTER];

  it('do when pressed what stands beside them, in lower case and in capitals', () => {
    for (const binding of bindings)
      for (const key of binding.keys.flatMap((key) => [EVENT[key] ?? key, EVENT[key] ?? key.toUpperCase()])) {
        const [pressed, wanted] = [table(), table()];
        binding.act(wanted.game);
        expect([key, press(pressed.game, key)]).toEqual([key, true]);
        expect(pressed.done).toEqual(wanted.done);
        expect(wanted.done).toHaveLength(1);
      }
  });

  it('are each bound once', () => {
    const keys = bindings.flatMap(({ keys }) => keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('name the space bar where it goes on', () => {
    const { game, done } = table();
    expect(GOING_ON.map(rowOf).map(([keys]) => keys)).toContain(onwardKey());
    press(game, ' ');
    expect(done).toEqual(['on']);
  });

  it.each(Object.entries(PROFILES))('are no letters of suits where cards are typed: %s', (_, profile) => {
    const { suits } = tableOf(profile);
    const own = profile[0].toLowerCase();
    for (const { keys } of SHORTCUTS)
      for (const key of keys) expect(own.includes(key) && suits.has(key)).toBe(false);
  });
});

describe('what the help types', () => {
  it('comes to what it says', () => {
    for (const { phase, typed, meant } of Object.values(examples())) {
      const keys = tableOf(PROFILES.en);
      let now = { typed: NOTHING, meant: null } as Pick<ReturnType<typeof type>, 'typed' | 'meant'>;
      for (const key of typed) now = type(now.typed, key, phase, keys);
      const said = now.meant && ('doubling' in now.meant ? 'X' : Object.values(now.meant)[0]);
      expect([typed, said]).toEqual([typed, meant]);
    }
  });
});
