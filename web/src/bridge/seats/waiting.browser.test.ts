// Who is waited for says so: a bot that thinks for long.
import { afterEach, expect, test, vi } from 'vitest';
import { openScene, still } from '../../testing/stage';

afterEach(() => {
  vi.useRealTimers();
});

const signs = (within: string): Element[] =>
  [...document.querySelectorAll(`${within} [data-waits]`)].filter((each) => each.checkVisibility());
const said = (): string => document.querySelector('[data-testid=waits-for]')?.textContent.trim() ?? '';

test.each([
  ['a laptop', [1440, 900]],
  ['a phone', [390, 844]],
] as const)(
  'on %s a bot that thinks for long is seen and heard to think, until it is done',
  async (_, size) => {
    const table = await openScene('calls', { size });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await table.next();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(signs('[data-testid=felt]')).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
    await still();
    expect(signs('[data-testid=felt]')).toHaveLength(1);
    expect(said()).toContain('denkt nach');
    expect(document.querySelectorAll('[data-plate=W].turn [data-waits]')).toHaveLength(1);
    await table.next();
    expect(document.querySelector('[data-plate=W].turn')).toBeNull();
    expect(document.querySelector('[data-waits]')).toBeNull();
    expect(said()).toBe('');
  },
);
