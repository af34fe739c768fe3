import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LineUpView, StandingView } from '../../generated/wire';
import Standing from './Standing.svelte';

/** A match by this measure that has ended 7 : 12 in its unit. */
function shownAt(end: { measure: string; calm: boolean; fresh: boolean }): void {
  vi.stubGlobal('matchMedia', () => ({ matches: end.calm, addEventListener: () => undefined }));
  const crew = (team: string): unknown => ({ team, name: '', colour: 'blue' });
  const lineUp = { teams: [crew('A'), crew('B')], plan: { measure: end.measure } } as LineUpView;
  const standing = { total: { A: 7, B: 12 } } as unknown as StandingView;
  shown = mount(Standing, {
    target: document.body,
    props: { lineUp, standing, large: true, fresh: end.fresh },
  });
  flushSync();
}
let shown: Record<string, unknown>;

const written = (): (string | null | undefined)[] =>
  ['A', 'B'].map((team) => document.querySelector(`[data-testid=counted-${team}]`)?.textContent);

describe('the totals of a match', () => {
  beforeEach(() => {
    document.body.replaceChildren();
  });
  afterEach(async () => {
    await unmount(shown);
    vi.unstubAllGlobals();
  });

  it('are counted up from nothing where it has ended before the eyes, until something is pressed', () => {
    shownAt({ measure: 'imps', calm: false, fresh: true });
    expect(written()).toEqual(['0', '0']);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
    flushSync();
    expect(written()).toEqual(['7', '12']);
  });

  it('stand there at once for who wants no motion, and for who comes later', () => {
    shownAt({ measure: 'imps', calm: true, fresh: true });
    expect(written()).toEqual(['7', '12']);
  });

  it('are written in the unit of the match', () => {
    shownAt({ measure: 'board-a-match', calm: false, fresh: false });
    expect(written()).toEqual(['3½', '6']);
  });
});
