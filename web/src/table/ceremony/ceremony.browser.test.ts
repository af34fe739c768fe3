// The ceremony of dealing: a person cuts, the cards are dealt, and who has seen enough picks up.
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lawful } from '../../bridge/newgame/wish';
import { settings } from '../../lib/settings.svelte';
import { expectFits, expectSound, SIZES } from '../../testing/soundness';
import {
  choose,
  comes,
  eventually,
  type Look,
  lookAt,
  open,
  openScene,
  shown,
  still,
} from '../../testing/stage';
import { sweep } from '../../testing/sweep';

const LAPTOP = { size: [1440, 900], moves: true } as const satisfies Look;

afterEach(() => {
  vi.useRealTimers();
});

const stage = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-testid=ceremony]')?.dataset.stage;

/** Writes down how many cards lie before East, South, West and North, whenever that changes. */
function notePiles(): string[] {
  const seen: string[] = [];
  const at = (seat: string): string | undefined =>
    document.querySelector<HTMLElement>(`[data-before=${seat}] [data-cards]`)?.dataset.cards;
  const note = (): void => {
    const now = [...'ESWN'].map(at).join(' ').trim();
    if (now && seen.at(-1) !== now) seen.push(now);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, attributes: true, childList: true });
  return seen;
}

/** Has the server say that the pack is cut, and time stand still from then on. */
async function cut({ next }: { next: () => Promise<void> }): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void next();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage()).toBe('cut');
}

/** The same, until the first cards are dealt. */
async function deal(scene: { next: () => Promise<void> }): Promise<void> {
  await cut(scene);
  await vi.advanceTimersByTimeAsync(1_200);
  expect(stage()).toBe('deals');
}

/** Lets time go on until all is dealt. */
async function dealAll(): Promise<void> {
  await vi.advanceTimersByTimeAsync(6_000);
  expectPickedUp();
}

function expectPickedUp(): void {
  expect(stage()).toBeUndefined();
  expect(document.querySelectorAll('[data-hand] [data-card]')).toHaveLength(13);
}

test('a person cuts by keyboard where they want, and the cards lie face down until the last is dealt', async () => {
  const table = await openScene('a cut of a pack that was promised', LAPTOP);
  const slider = shown('[data-testid=cut-at]');
  expect(document.activeElement).toBe(slider);
  for (const size of SIZES) {
    await lookAt({ size, moves: true });
    await still();
    expect(page.getByText('Wo abgehoben wird, zählt').query()).not.toBeNull();
    await expectSound();
  }
  const piles = notePiles();
  await userEvent.keyboard('{ArrowRight}');
  expect(slider.getAttribute('aria-valuetext')).toBe('27 oben, 25 unten');
  await userEvent.keyboard('{Enter}');
  expect(table.sent()).toContainEqual(expect.objectContaining({ type: 'cut', after: 27 }));
  await deal(table);
  expect(document.querySelector('[data-hand]')?.checkVisibility({ visibilityProperty: true })).toBe(false);
  await expectSound();
  await dealAll();
  expect(piles.at(-1)).toBe('13 13 13 13');
  for (const size of SIZES) {
    await lookAt({ size, moves: true });
    await still();
    expectFits();
  }
});

test('cards come from the dealer’s left clockwise, packet by packet', async () => {
  const table = await openScene('a cut before packets', LAPTOP);
  expect(page.getByText('Auf diesem Server stehen die Karten schon fest').query()).not.toBeNull();
  const piles = notePiles();
  await userEvent.click(shown('[data-testid=cut]'));
  await deal(table);
  await dealAll();
  const counts = [0, 0, 0, 0];
  const expected: string[] = [];
  for (const packet of [3, 3, 3, 4])
    // West deals, so North is at the dealer's left.
    for (const place of [3, 0, 1, 2]) {
      counts[place] = (counts[place] ?? 0) + packet;
      expected.push(counts.join(' '));
    }
  expect(piles.filter((pile) => pile !== '0 0 0 0')).toEqual(expected);
  expect(shown('[data-testid=habits]').textContent).toContain('3-3-3-4');
});

sweep([
  ['any key', () => userEvent.keyboard('?')],
  [
    'a click anywhere',
    () => userEvent.click(shown('[data-testid=ceremony]'), { position: { x: 60, y: 400 } }),
  ],
  ['the button', () => userEvent.click(shown('[data-testid=skip-dealing]'))],
])(
  '%s picks the cards up at once and does nothing else, and only then they are read aloud',
  async (_, enough) => {
    const table = await openScene('a cut', LAPTOP);
    await deal(table);
    const log = shown('[data-testid=log]');
    expect(log.textContent).not.toContain('Dein Blatt');
    await enough();
    await vi.advanceTimersByTimeAsync(0);
    expectPickedUp();
    expect(document.querySelector('.pane')).toBeNull();
    await eventually(() => expect(log.textContent).toContain('Dein Blatt'));
  },
);

/** Whether the two halves of a pack that has been cut lie beside each other. */
function parted(): boolean {
  const [upper, lower] = ['.pack > :first-child', '.pack > .lower'].map((half) =>
    shown(half).getBoundingClientRect(),
  ) as [DOMRect, DOMRect];
  return lower.left >= upper.right || lower.right <= upper.left;
}

test('who wants no motion sees still pictures: the parted pack, then all cards dealt', async () => {
  const table = await openScene('a cut', { size: [1440, 900] });
  const piles = notePiles();
  await cut(table);
  expect(parted()).toBe(true);
  expect(document.getAnimations()).toEqual([]);
  expect(page.getByRole('status').filter({ hasText: 'nach 26 Karten abgehoben' }).query()).not.toBeNull();
  await dealAll();
  expect(piles).toEqual(['0 0 0 0', '13 13 13 13']);
});

test('who comes again before the cut finds the pack, and the other one at the next dealer’s left', async () => {
  await openScene('a cut', { size: [1440, 900] });
  expect(page.getByTestId('cut-pack').query()).not.toBeNull();
  expect(shown('[data-away=red]').textContent).toContain('Nora');
});

test('who comes again after the cut finds the hand', async () => {
  await openScene('after a cut');
  expectPickedUp();
});

test('one press ends the ceremony at this table, at the next one and in games to come', async () => {
  const table = await openScene('the only cut', LAPTOP);
  await userEvent.click(shown('[data-testid=no-ceremony]'));
  expect(table.sent()).toContainEqual(expect.objectContaining({ type: 'cut' }));
  expect(table.sent()).toContainEqual(expect.objectContaining({ type: 'settings', ceremony: 'off' }));
  expect(settings.opening?.ceremony).toBe('off');
  await table.next();
  expectPickedUp();
});

test.each([
  ['begins with the ceremony of its first deal', {}, { ceremony: 'singly', ceremonyDeals: 'first' }],
  [
    'begins without it where one has had enough',
    { opening: { ...lawful('robber4'), ceremony: 'off' } },
    { ceremony: 'off' },
  ],
])('from the start page a game at home %s', async (_, wishes, wanted) => {
  const start = await open('/', { ...LAPTOP, wishes });
  await userEvent.click(page.getByRole('button', { name: 'Karten geben' }));
  await comes('[data-testid=table]');
  expect(start.posted('/api/tables')).toMatchObject(wanted);
});

test('one key closes the settings, the next cuts: nothing is dealt to be seen, and one bids by keyboard', async () => {
  const table = await openScene('a cut', LAPTOP);
  const slider = shown('[data-testid=cut-at]');
  const piles = notePiles();
  await userEvent.click(shown('[data-testid=menu]'));
  await userEvent.click(shown('[data-testid=open-settings]'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await eventually(() => expect(page.getByRole('dialog').query()).toBeNull());
  slider.focus();
  await userEvent.keyboard('{Escape}');
  expect(table.sent()).toContainEqual(expect.objectContaining({ type: 'cut' }));
  await table.next();
  expectPickedUp();
  expect(piles.filter((pile) => pile !== '0 0 0 0')).toEqual([]);
  expect(document.activeElement?.closest('[data-testid=bidbox]')).not.toBeNull();
  expect((document.activeElement as HTMLElement).tabIndex).toBe(0);
});

test('who waits reads whose cut it is, and sees the same deal begin', async () => {
  const table = await openScene('a cut of somebody else');
  expect(shown('[data-testid=waits-for-cut]').textContent).toBe('Willi hebt ab.');
  await cut(table);
  await dealAll();
});

test('the form offers it as a habit, before the first deal', async () => {
  const form = await open('/?new');
  await userEvent.click(shown('[data-testid=fold-table] summary'));
  choose('Geben wie am Kartentisch', 'immer');
  await still();
  choose('Wie gegeben wird', '3-3-3-4');
  await still();
  expect(page.getByRole('group', { name: 'Wer mischt' }).query()).not.toBeNull();
  await expectSound();
  await userEvent.click(shown('[data-testid=begin]'));
  await comes('[data-testid=table]');
  expect(form.posted('/api/tables')).toMatchObject({ ceremony: 'packets', ceremonyDeals: 'every' });
});
