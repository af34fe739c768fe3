// Cards that come to a hand, and dummy that is laid down: seen, short, and in nobody's way.
import { flushSync } from 'svelte';
import { expect, onTestFinished, test } from 'vitest';
import { openTable, shown } from '../../testing/stage';

/** What moves in hands, by what it does: until when, in milliseconds, and which of its properties. */
type Moved = Record<string, { ends: number; moves: Set<string> }>;

/** Whatever changes in the document is told from now on, until the test is over. */
function observe(act: (observer: MutationObserver) => void): void {
  const observer = new MutationObserver(() => act(observer));
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  onTestFinished(() => observer.disconnect());
}

/** Writes down what moves in hands from now on. */
function watchHands(): Moved {
  const moved: Moved = {};
  observe(() => {
    for (const animation of document.getAnimations()) {
      const effect = animation.effect as KeyframeEffect;
      if (!effect.target?.closest('[data-hand]')) continue;
      const name = animation instanceof CSSAnimation ? animation.animationName.replace(/.*-/, '') : '';
      const seen = (moved[name] ??= { ends: 0, moves: new Set() });
      seen.ends = Math.max(seen.ends, Number(effect.getComputedTiming().endTime));
      for (const frame of effect.getKeyframes()) Object.keys(frame).forEach((each) => seen.moves.add(each));
    }
  });
  return moved;
}

const ABOUT = ['offset', 'computedOffset', 'easing', 'composite'];

test.each([
  ['a hand comes within 600 ms', 'first-call', 'come', 600],
  ['dummy lies within 400 ms', 'dummy', 'lay', 400],
])('%s, and of it only place and opacity change', async (_, moment, name, most) => {
  const moved = watchHands();
  await openTable(moment, { moves: true });
  shown('[data-hand] [data-card]');
  const seen = moved[name];
  expect(seen?.ends).toBeGreaterThan(0);
  expect(seen?.ends).toBeLessThanOrEqual(most);
  expect(['translate', 'opacity', ...ABOUT]).toEqual(expect.arrayContaining([...(seen?.moves ?? [])]));
  expect('come' in moved).toBe(name === 'come');
});

test('cards can be pressed while they come, and lie where they belong as soon as a key is pressed', async () => {
  const came: [number, number][] = [];
  observe((observer) => {
    if (!document.querySelector('.hand.coming')) return;
    observer.disconnect();
    const buttons = document.querySelectorAll('[data-hand] button[data-card]').length;
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    flushSync();
    came.push([buttons, document.querySelectorAll('.hand.coming').length]);
  });
  await openTable('first-call', { moves: true });
  expect(came).toEqual([[13, 0]]);
});

test('who wants no motion finds hand and dummy there', async () => {
  const moved = watchHands();
  for (const moment of ['first-call', 'dummy']) {
    await openTable(moment);
    shown('[data-hand] [data-card]');
  }
  expect('come' in moved).toBe(false);
  for (const { ends } of Object.values(moved)) expect(ends).toBeLessThanOrEqual(1);
});
