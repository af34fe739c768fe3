// Mini-bridge at the table: one door, one page to read, and then whatever is asked, by what one sees and nothing else.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits, expectSoundIn, SIZES } from '../../testing/soundness';
import {
  choose,
  comes,
  lookAt,
  open,
  openScene,
  openTable,
  shown,
  still,
  type Look,
} from '../../testing/stage';
import { mini } from './guidance.svelte';

const PHONE = { size: [360, 640] } as const satisfies Look;
const POINTS = '[data-panel=mini-points]';
const NAMING = '[data-panel=mini-name]';
const CONTRACT = '[data-panel=mini-contract]';

afterEach(() => {
  mini.guide = 'fade';
});

const text = (selector: string): string => shown(selector).textContent.replace(/\s+/g, ' ').trim();
const inTrick = (): number => document.querySelectorAll('[data-trick] [data-card]').length;

async function click(selector: string): Promise<void> {
  await userEvent.click(shown(selector));
  await still();
}

test('from the start page one door leads to a page to read, and the cards; a newcomer shall declare first', async () => {
  const house = await open('/', PHONE);
  await click('[data-testid=mini-door]');
  await comes('[data-testid=mini-begin]');
  await still();
  expect(page.getByRole('group', { name: 'Wer gibt zuerst?' }).query()).toBeNull();
  await click('[data-testid=mini-begin]');
  await comes(POINTS);
  expect(house.posted('/api/tables')).toMatchObject({
    form: 'minibridge',
    newcomer: true,
    level: 'anfaenger',
  });
});

test('who deals first is chosen where nobody is new', async () => {
  const house = await open('/?new=mini');
  choose('Die ersten beiden Blätter', 'wie die Karten fallen');
  await still();
  choose('Wer gibt zuerst?', 'Ost');
  await click('[data-testid=mini-begin]');
  await comes('[data-testid=table]');
  expect(house.posted('/api/tables')).toMatchObject({ newcomer: false, dealer: 'E' });
});

test('a newcomer is told why they declare, counts, names a contract, plays it to its end, and goes on', async () => {
  mini.guide = 'keep';
  const done = mini.done;
  const table = await openScene('a newcomer declares', PHONE);
  expect(text('[data-testid=why-declarer]')).toContain('Du bist Alleinspieler');
  expect(text('[data-testid=newcomer]')).toContain('reihum weitergegeben');
  await click('[data-testid=own-points] summary');
  expect(text('[data-testid=own-points]')).toContain('Figurenpunkte');
  await expectSoundIn();
  await click(`${POINTS} [data-testid=mini-on]`);
  expect(table.sent().at(-1)).toMatchObject({ type: 'read', announcement: 'points' });
  await table.next();
  expect(text('[data-testid=plan]')).toMatch(/Zusammen \d+ Punkte/);
  await expectSoundIn();
  await click(`${NAMING} [data-strain=S]`);
  await click(`${NAMING} [data-level='4']`);
  await click(`${NAMING} [data-testid=name-contract]`);
  expect(table.sent().at(-1)).toMatchObject({ type: 'call', call: '4S' });
  await table.next();
  expect(document.querySelector(NAMING)).toBeNull();
  expect(inTrick()).toBeGreaterThan(0);
  await table.next();
  expect(text('[data-testid=result] [data-result]')).toContain('4♠');
  expect(mini.done).toBe(done + 1);
  shown('[data-testid=mini-strip]');
  for (const size of SIZES) {
    await lookAt({ size });
    await still();
    expectFits();
  }
  await click('[data-testid=next]');
  await table.next();
  shown(POINTS);
});

test('what is announced waits until it is read: first the points, then the contract; the space bar goes on', async () => {
  const table = await openScene('West names a contract');
  shown(POINTS);
  expect(shown('[data-testid=table]').dataset.phase).toBe('naming');
  expect(table.sent()).toEqual([]);
  await userEvent.keyboard(' ');
  expect(table.sent().at(-1)).toMatchObject({ type: 'read', announcement: 'points' });
  await table.next();
  expect(text(CONTRACT)).toContain('Willi spielt');
  expect(text('[data-testid=mini-needs]')).toContain('Ihr haltet dagegen');
  expect(text(CONTRACT)).toContain('Nora spielt zum ersten Stich aus');
  expect(inTrick()).toBe(0);
  shown(`${CONTRACT} [data-testid=mini-on]`).focus();
  await userEvent.keyboard('{Enter}');
  expect(table.sent().at(-1)).toMatchObject({ type: 'read', announcement: 'contract' });
  await table.next();
  expect(document.querySelector(CONTRACT)).toBeNull();
  expect(inTrick()).toBe(1);
});

test('who wants no guidance reads no points, and names a contract with keys alone', async () => {
  mini.guide = 'off';
  const before = await openTable('mini-points');
  expect(document.querySelector(POINTS)).toBeNull();
  expect(before.sent().at(-1)).toMatchObject({ type: 'read', announcement: 'points' });
  const table = await openTable('mini-name');
  for (const key of [`[data-strain=C]`, `[data-level='2']`, '[data-testid=name-contract]']) {
    shown(`${NAMING} ${key}`).focus();
    await userEvent.keyboard('{Enter}');
  }
  expect(table.sent().at(-1)).toMatchObject({ type: 'call', call: '2C' });
});
