// @vitest-environment happy-dom
// The page's only clock: what it waits for, and when the document says that all is still.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { after, atLeisure, elapsed, every, nextFrame, now, pause, underWay } from './time';

const still = (): boolean => document.documentElement.hasAttribute('data-still');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what waits is done after its time, and the page is still from then on', () => {
  const act = vi.fn();
  after(400, act);
  vi.advanceTimersByTime(399);
  expect([act.mock.calls.length, still()]).toEqual([0, false]);
  vi.advanceTimersByTime(1);
  expect([act.mock.calls.length, still()]).toEqual([1, true]);
});

test('what is cancelled is not done, and nothing waits for it', () => {
  const act = vi.fn();
  const cancel = after(400, act);
  cancel();
  cancel();
  vi.runAllTimers();
  expect([act.mock.calls.length, still()]).toEqual([0, true]);
});

test('the page is still only when the last of several is over', () => {
  after(100, () => after(100, () => undefined));
  nextFrame(() => undefined);
  vi.advanceTimersByTime(150);
  expect(still()).toBe(false);
  vi.advanceTimersByTime(50);
  expect(still()).toBe(true);
});

test('what is done at leisure, or again and again, is not waited for', () => {
  after(1, () => undefined);
  vi.advanceTimersByTime(1);
  const act = vi.fn();
  atLeisure(1000, act);
  const cancel = every(500, act);
  expect(still()).toBe(true);
  vi.advanceTimersByTime(1000);
  cancel();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(3);
});

test('what comes from elsewhere is waited for, whether it comes or fails', async () => {
  const coming = underWay(pause(50));
  expect(still()).toBe(false);
  await vi.advanceTimersByTimeAsync(50);
  await coming;
  expect(still()).toBe(true);
  await expect(underWay(Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(still()).toBe(true);
});

test('date and time taken follow the same clock', () => {
  const [before, from] = [now().getTime(), elapsed()];
  vi.advanceTimersByTime(1234);
  expect([now().getTime() - before, Math.round(elapsed() - from)]).toEqual([1234, 1234]);
});
