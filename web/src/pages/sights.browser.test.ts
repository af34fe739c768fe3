import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routeOf } from '../lib/router.svelte';
import { QUICK, SIGHTS, type Sight } from '../testing/sights';
import { alike, BUT_COLOURS, OF_COLOURS, violations } from '../testing/soundness';
import { addressOf, lookAt, open, shown, still } from '../testing/stage';
import { OTHERS } from './routes';

const OWN = ['start', 'table', 'sit', 'lesson'];
const PHONE = [390, 844] as const;

async function show({ address, shows, presses = [] }: Sight): Promise<void> {
  await open(address);
  for (const press of presses) {
    if (press.startsWith('key:')) await userEvent.keyboard(press.slice(4));
    else await userEvent.click(shown(press));
    await still();
  }
  shown(shows);
}

const NAMES = Object.keys(SIGHTS);
const rows = (names: string[]): [string, Sight][] =>
  names.map((name) => [name, SIGHTS[name] ?? { address: '', shows: `a sight that is called ${name}` }]);

async function assertSound(_: string, sight: Sight): Promise<void> {
  await show(sight);
  const found = await violations();
  await lookAt({ scheme: 'light' });
  await still();
  expect(document.documentElement.dataset.theme).toBe('light');
  found.push(...(await violations(OF_COLOURS)));
  await lookAt({ scheme: 'light', size: PHONE });
  await still();
  found.push(...(await violations(BUT_COLOURS)));
  await lookAt({ scheme: 'light', size: PHONE, forced: true });
  await still();
  expect([...found, ...alike()]).toEqual([]);
}

test.each(rows(QUICK))('"%s" is sound in both themes, wide and narrow, and in forced colours', assertSound);

test.each(rows(NAMES.filter((name) => !QUICK.includes(name))))(
  '"%s" is as sound',
  { tags: ['slow'] },
  assertSound,
);

test('no page is without a sight', () => {
  const pages = [...OWN, ...Object.keys(OTHERS)];
  const seen = Object.values(SIGHTS).map(({ address }) => {
    const { pathname, search } = new URL(address, location.origin);
    return routeOf(pathname, search).page;
  });
  expect(pages.length).toBeGreaterThan(20);
  expect(new Set(seen)).toEqual(new Set(pages));
});

test('the end of a robber is sound for those who need more contrast', async () => {
  await open(addressOf('end of a robber'), { contrast: true });
  shown('[data-testid=robber-end]');
  expect(document.documentElement.dataset.theme).toBe('contrast');
  expect(await violations()).toEqual([]);
});
