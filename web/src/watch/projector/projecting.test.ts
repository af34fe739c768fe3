import { describe, expect, it } from 'vitest';
import { isProjected, shownFor, shownNext, watchPath } from './projecting';
import { routeOf } from '../../lib/router.svelte';

describe('the address of the projector', () => {
  it('asks for it, and the way out does not', () => {
    const asked = (projected: boolean): boolean => {
      const { pathname, search } = new URL(watchPath('aaaaaaaaaaaa.1', projected), 'http://here');
      return isProjected(routeOf(pathname, search), search);
    };
    expect(asked(true)).toBe(true);
    expect(asked(false)).toBe(false);
  });

  it('is none of other pages', () => {
    expect(isProjected(routeOf('/table/aaaaaaaaaaaa', '?projector'), '?projector')).toBe(false);
  });
});

describe('a board that goes by itself', () => {
  it('shows all its cards one after the other, and then the hands again', () => {
    for (const last of [3, 4, 17, 52]) {
      const shown = [0];
      while (shown.length <= last + 1) shown.push(shownNext(shown.at(-1) ?? 0, last));
      expect(shown).toEqual([...Array.from({ length: last + 1 }, (_, card) => card), 0]);
    }
  });

  it('stays longer at a complete trick than at a card, and longest at the hands', () => {
    const [hands = 0, card = 0, trick = 0, end = 0] = [0, 3, 4, 52].map((cards) => shownFor(cards, 52) ?? 0);
    expect(card).toBeGreaterThan(0);
    expect(trick).toBeGreaterThan(card);
    expect(hands).toBeGreaterThan(trick);
    expect(end).toBe(hands);
  });

  it('stands still where nothing was played', () => {
    expect(shownFor(0, 0)).toBeNull();
  });
});
