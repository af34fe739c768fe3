// What calls mean, at the table: text and picture, alerts, hints, and why not.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { go } from '../../lib/router.svelte';
import { expectFits } from '../../testing/soundness';
import { openScene, openTable, shown, still, TABLES } from '../../testing/stage';
import { sweep } from '../../testing/sweep';

const DESKTOP = [1440, 900] as const;
const PHONE = [360, 640] as const;

const made = (index: number): HTMLElement => shown(`[data-made='${index}']`);
const why = (): HTMLElement => shown('[data-testid=why]');
const best = (): string => shown('[data-best]').dataset.best ?? '';
const objections = (): string => shown('[data-testid=objections]').textContent;

async function click(on: HTMLElement): Promise<void> {
  await userEvent.click(on);
  await still();
}

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s a call is opened as text and picture, no wider than the page', async (_, size) => {
  await openTable('full-box', { size });
  await click(made(0));
  const bars = page.elementLocator(shown('[data-testid=picture]')).getByRole('listitem').elements();
  expect(bars).toHaveLength(5);
  expect(why().textContent.replace(/\s+/g, ' ')).toContain('Punkte mit Länge (FL): ');
  expect(why().querySelectorAll('p')[1]?.textContent.trim()).toBeTruthy();
  expectFits();
});

test('with a hint open, a call that is pressed is explained, and one that is made is seen', async () => {
  const hint = (): HTMLElement => page.getByTestId('advice').element() as HTMLElement;
  const table = await openTable('full-box', { size: DESKTOP });
  await click(hint());
  await click(made(0));
  expect(why().textContent.trim()).toBeTruthy();
  await click(hint());
  await click(shown('[data-testid=bidbox] [data-call=P]'));
  expect(table.sent().at(-1)).toMatchObject({ type: 'call', call: 'P' });
  expect(document.querySelector('[data-panel=hint]')).toBeNull();
});

test('an artificial call is alerted by itself, and says so to who listens', async () => {
  const table = await openScene('a strong opening');
  await table.next();
  await expect
    .element(page.elementLocator(shown('[data-made]:has(.alert)')))
    .toHaveAccessibleName('2 Treff von Süd, künstlich');
  await click(shown('[data-made]:has(.alert)'));
  expect(why().textContent).toContain('Künstlich');
});

sweep([
  ['de', 'Was würdest du bieten?', 'Punkte mit Länge'],
  ['en', 'What would you bid?', 'points with long suits'],
  ['it', 'Che cosa dichiareresti?', 'punti con i colori lunghi'],
  ['fr', 'Que diriez-vous\u202f?', 'points HL'],
])(
  'in %s a hint names a legal call, why, and draws what it shows; one click makes it',
  async (profile, title, points) => {
    const table = await openTable('first-call', { profile });
    await click(page.getByRole('button', { name: title }).element() as HTMLElement);
    const call = best();
    expect(shown(`[data-testid=bidbox] [data-call='${call}']`).ariaDisabled).toBe('false');
    const hint = page.elementLocator(shown('[data-testid=hint-answer]'));
    expect(hint.getByRole('listitem').first().element().textContent).toContain(points);
    await click(shown('[data-testid=hint-make]'));
    expect(table.sent()).toContainEqual(expect.objectContaining({ type: 'call', call }));
    expect(made(0).textContent).toBeTruthy();
    expect(hint.query()).toBeNull();
  },
);

test('any call can be asked about, and the answer names the condition that fails', async () => {
  await openTable('first-call');
  await click(shown('[data-testid=advice]'));
  const call = best();
  await click(shown("[data-why-not='7C']"));
  expect(shown('[data-testid=objections] p').textContent.trim()).toBeTruthy();
  expect(objections()).not.toContain('Nichts spricht gegen');
  await click(shown(`[data-why-not='${call}']`));
  expect(objections()).toContain('Nichts spricht gegen');
});

test('W opens the hint, the tab key leads to the calls, Enter asks, Escape closes', async () => {
  await openTable('first-call');
  await userEvent.keyboard('w');
  await still();
  best();
  for (let presses = 0; presses < 20; presses += 1) {
    if ((document.activeElement as HTMLElement).dataset.whyNot === '7C') break;
    await userEvent.keyboard(
      (document.activeElement as HTMLElement).dataset.whyNot ? '{ArrowRight}' : '{Tab}',
    );
  }
  await userEvent.keyboard('{Enter}');
  await still();
  expect(objections().trim()).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await still();
  expect(document.querySelector('[data-testid=hint-answer]')).toBeNull();
});

test('hint and reasons outlast what happens meanwhile', async () => {
  const table = await openTable('first-call');
  await userEvent.keyboard('w');
  await still();
  await click(shown("[data-why-not='7C']"));
  for (let times = 0; times < 3; times += 1) {
    shown('[data-testid=objections] p:not(.mute)');
    shown('[data-testid=hint-make]');
    const before = Number(shown('[data-testid=table]').dataset.version);
    await table.happen();
    expect(shown('[data-testid=table]').dataset.version).toBe(String(before + 1));
  }
  shown('[data-testid=objections] p:not(.mute)');
  shown('[data-testid=hint-make]');
});

test('calls are asked about in play and after the deal, and the answer is the same', async () => {
  await openTable('lead');
  await click(made(0));
  shown('[data-testid=why] [data-testid=picture]');
  const told = why().innerText;
  go(`/table/${TABLES.get('result')}`);
  await still();
  await click(made(0));
  shown('[data-testid=why] [data-testid=picture]');
  expect(why().innerText).toBe(told);
});
