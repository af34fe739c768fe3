// What is pressed stays where it is and stays in sight: tabs of a result, the space bar's name.
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lyingUnder } from '../../testing/judge';
import {
  allShown,
  comes,
  eventually,
  inWindow,
  lookAt,
  openScene,
  openTable,
  shown,
  still,
} from '../../testing/stage';
import { sweep } from '../../testing/sweep';

const SIZES = [
  [390, 844],
  [844, 390],
  [1366, 657],
] as const;

test('the tabs of a result keep their place', async () => {
  await openTable('result');
  for (const size of SIZES) {
    await lookAt({ size });
    await still();
    const looks = allShown('[data-testid^=look-]').map((tab) => tab.dataset.testid ?? '');
    expect(looks).toContain('look-review');
    for (const look of [...looks, ...looks.toReversed()]) {
      const tab = shown(`[data-testid=${look}]`);
      tab.scrollIntoView({ block: 'nearest' });
      await still();
      const { left, top } = tab.getBoundingClientRect();
      await userEvent.click(tab);
      await still();
      const after = tab.getBoundingClientRect();
      expect([after.left, after.top].map(Math.round), `${look} at ${size.join('x')}`).toEqual(
        [left, top].map(Math.round),
      );
    }
  }
});

test('the space bar does what its name stands beside', async () => {
  const { sent, next } = await openScene('the next deal');
  const key = page.getByTestId('onward-key');
  const tricks = page.getByTestId('look-tricks');
  await expect.element(key).toHaveTextContent('Leertaste');
  shown('[data-testid=look-tricks]').focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  await expect.element(tricks).toHaveFocus();
  await expect.element(key).not.toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(tricks).toHaveAttribute('aria-pressed', 'true');
  expect(sent()).not.toContainEqual(expect.objectContaining({ type: 'next' }));
  await page.getByTestId('look-review').click();
  await expect.element(key).toBeVisible();
  await userEvent.keyboard(' ');
  expect(sent().at(-1)).toMatchObject({ type: 'next' });
  await next();
  expect(allShown('[data-testid=result]')).toEqual([]);
  expect(allShown('button[data-card]')).toHaveLength(13);
});

/** How far things may jump, as browsers count it: the part of the window that is moved times how far, summed. */
const MOST_SHIFT = 0.015;

/** Somebody else's turn. */
const NOT_MINE = { mine: false, calls: [], cards: [], reasons: {} };

sweep(SIZES)(
  'at %i × %i nothing leaves its place but cards, from the first call to the result',
  async (...size) => {
    const shifts: number[] = [];
    const watch = new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((one) => (one as PerformanceEntry & { value: number }).value)),
    );
    watch.observe({ type: 'layout-shift' });
    onTestFinished(() => watch.disconnect());
    const sum = (): number => shifts.reduce((all, one) => all + one, 0);
    const table = await openScene('from the first card to the result', { size, drawn: true });
    while (table.coming.length > 0) await table.next();
    shown('[data-testid=result]');
    expect(sum()).toBeLessThanOrEqual(MOST_SHIFT);
    // And a jump would have been seen.
    document.body.style.paddingTop = '200px';
    onTestFinished(() => void (document.body.style.paddingTop = ''));
    await eventually(() => expect(sum()).toBeGreaterThan(MOST_SHIFT));
  },
);

test.each([
  [390, 844],
  [320, 568],
] as const)('at %i × %i what is still needed stands where it stood, whoever is to play', async (...size) => {
  const table = await openTable('dummy', { size });
  const place = (): number => Math.round(shown('.need').getBoundingClientRect().top);
  const before = place();
  await userEvent.click(shown('[data-hand] button[data-card][aria-disabled=false]'));
  await still();
  expect(table.sent().at(-1)).toMatchObject({ type: 'card' });
  expect(place(), 'after the own card').toBe(before);
  for (const actor of ['W', 'N', 'E'] as const) {
    await table.happen({ turn: { ...NOT_MINE, seat: actor, actor } });
    expect(place(), actor).toBe(before);
  }
});

/** What has a name or can be pressed and lies below this notice. */
function coveredBy(notice: HTMLElement): string[] {
  const over = notice.getBoundingClientRect();
  if (over.width * over.height === 0) return [];
  const pressed = 'button, a[href], input, select, summary, [data-plate]';
  return [...document.querySelectorAll<HTMLElement>(`[data-testid=table] :is(${pressed})`)]
    .filter((each) => !notice.contains(each) && each.getClientRects().length > 0)
    .filter((each) => {
      const box = each.getBoundingClientRect();
      const apart =
        box.left >= over.right || over.left >= box.right || box.top >= over.bottom || over.top >= box.bottom;
      return !apart;
    })
    .map((each) => each.dataset.plate ?? each.dataset.card ?? each.textContent.trim());
}

sweep(['first-call', 'dummy-left', 'piles', 'absent'])(
  'at "%s" a broken line is told where no name lies and nothing that can be pressed',
  async (moment) => {
    const table = await openTable(moment);
    table.cut();
    await comes('[data-testid=offline]');
    for (const size of [...SIZES, [320, 568], [360, 640], [667, 375]] as const) {
      await lookAt({ size });
      await eventually(() => expect(coveredBy(shown('[data-testid=offline]')), String(size)).toEqual([]));
    }
  },
);

sweep([...SIZES, [667, 375], [800, 600]] as const)(
  'at %i × %i who a bot plays for is read in full beside the last call',
  async (...size) => {
    const table = await openScene('calls', { size });
    const players = table.coming[0]?.view.players.map((player) =>
      player.seat === 'N' ? { ...player, human: true, here: true, away: true } : player,
    );
    await table.next();
    await table.next();
    await table.next();
    await table.happen({ players: players ?? [] });
    const badges = allShown('.badge');
    expect(badges.map((badge) => badge.textContent)).toEqual(
      size[0] < 600 ? [] : ['Bot', 'Bot spielt', 'Bot'],
    );
    for (const badge of badges) {
      expect(badge.scrollWidth, badge.textContent).toBeLessThanOrEqual(badge.clientWidth);
      expect(inWindow(badge)).toBe(true);
      expect(lyingUnder(badge, '[data-last-call]')).toEqual([]);
    }
  },
);

sweep(SIZES)(
  'at %i × %i what people say is told where no name lies and nothing that can be pressed',
  async (...size) => {
    const table = await openScene('with a partner', { size });
    await table.happen({ chat: [{ number: 1, seat: 'N', name: 'Nora', line: 'chat-good-luck' }] });
    // Beside a plate it is not shown a second time.
    const said = page.getByTestId('said').element() as HTMLElement;
    expect(said.textContent).toContain('Gutes Spiel');
    expect(coveredBy(said)).toEqual([]);
  },
);

sweep(SIZES)('at %i × %i a dot says that something was said, and no word of what it was', async (...size) => {
  const table = await openScene('with a partner', { size });
  const dots = (): HTMLElement[] => allShown('[data-testid=unread]');
  const mine = { number: 1, seat: 'S', name: 'Anna', line: 'chat-good-luck' } as const;
  await table.happen({ chat: [mine] });
  expect(dots()).toEqual([]);
  await table.happen({ chat: [mine, { number: 2, seat: 'N', name: 'Nora', line: 'chat-thanks' }] });
  expect(dots().map((dot) => dot.textContent)).toEqual(['']);
  if (allShown('[data-testid=open-people]').length > 0)
    await userEvent.click(shown('[data-testid=open-people]'));
  else {
    await userEvent.click(shown('[data-testid=menu]'));
    await still();
    await userEvent.click(shown('[data-testid=menu-people]'));
  }
  await still();
  expect(dots()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await still();
  expect(dots()).toEqual([]);
});
