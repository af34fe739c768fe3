// When a part that does not come is asked for again, and when the page is loaded anew instead.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followServer, part } from './part';
import { now } from './time';

const reload = vi.fn();
const served = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  served.mockRejectedValue(new TypeError('no line'));
  vi.stubGlobal('fetch', served);
  vi.stubGlobal('location', { ...location, reload });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part that fails so often before it comes. */
function failing(times: number): () => Promise<string> {
  return () => (times-- > 0 ? Promise.reject(new TypeError('gone')) : Promise.resolve('here'));
}

const never = (): Promise<string> => failing(Infinity)();

describe('a part that does not come', () => {
  it('is asked for again until it does, ever more seldom, and each miss is told', async () => {
    const missed = vi.fn();
    const load = vi.fn(failing(4));
    const coming = part(load, missed);
    for (const [passed, tries] of [
      [0, 1],
      [499, 1],
      [1, 2],
      [1000, 3],
      [2000, 4],
      [2000, 5],
    ] as const) {
      await vi.advanceTimersByTimeAsync(passed);
      expect(load).toHaveBeenCalledTimes(tries);
    }
    expect(await coming).toBe('here');
    expect(missed).toHaveBeenCalledTimes(4);
  });

  it('has no page loaded anew while the line is broken', async () => {
    void part(never);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('has an old page loaded anew where the server answers, but none again and again', async () => {
    served.mockResolvedValue(new Response());
    const ages: number[] = [];
    for (let loads = 0; loads < 4; loads++) {
      const begun = now().getTime();
      vi.spyOn(performance, 'now').mockImplementation(() => now().getTime() - begun);
      reload.mockClear();
      void part(() =>
        reload.mock.calls.length > 0 ? Promise.resolve() : Promise.reject(new TypeError('gone')),
      );
      while (reload.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(100);
      ages.push(now().getTime() - begun);
      await vi.advanceTimersByTimeAsync(10_000);
    }
    ages.forEach((age, loads) => expect(age).toBeGreaterThanOrEqual(1000 * 2 ** loads));
  });
});

describe('a page whose line has broken', () => {
  it('is loaded anew where the server has another one, and only there', async () => {
    vi.spyOn(document, 'querySelector').mockReturnValue({ src: '/assets/index-old.js' } as HTMLScriptElement);
    await vi.advanceTimersByTimeAsync(60_000);
    await followServer();
    served.mockResolvedValue(new Response());
    await followServer();
    expect(reload).not.toHaveBeenCalled();
    served.mockResolvedValue(new Response(null, { status: 404 }));
    await followServer();
    expect(reload).toHaveBeenCalledOnce();
    expect(served).toHaveBeenLastCalledWith('/assets/index-old.js', { method: 'HEAD' });
  });
});
