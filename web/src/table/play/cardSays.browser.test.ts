// What a defender's card says, at the table: asked by click, tap and keyboard, and read in the review.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allShown, lookAt, openTable, shown, still, tabTo } from '../../testing/stage';

const ASK = '[data-trick] [data-card] button';
/** After the opening lead, which is a bot's. */
const LED = 'rest';
const SIZES = [
  [1440, 900],
  [360, 640],
] as const;

test('the opening lead is asked about by a click', async () => {
  await openTable(LED);
  for (const size of SIZES) {
    await lookAt({ size });
    await still();
    expect(allShown(ASK)).toHaveLength(1);
    const { width, height } = shown(ASK).getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(shown(ASK));
    await still();
    const says = page.getByTestId('card-says');
    await expect.element(says).toHaveTextContent('Ausspiel');
    await expect.element(says).toHaveTextContent('Ausgespielt ist');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.keyboard('{Escape}');
    await still();
  }
});

test('the opening lead is asked about by keyboard', async () => {
  await openTable(LED);
  await tabTo(ASK);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('card-says')).toHaveTextContent('Ausgespielt ist');
  await userEvent.keyboard('{Escape}');
  await still();
  expect(allShown('[data-testid=card-says]')).toEqual([]);
  expect(document.activeElement).toBe(shown(ASK));
});

test('afterwards the lead says for certain what it was', async () => {
  await openTable(LED);
  await userEvent.click(shown(ASK));
  await still();
  expect([...shown('[data-testid=card-says]').querySelectorAll('p')].at(-1)?.textContent).toContain(
    'Vereinbarung',
  );
  await openTable('slam');
  await page.getByTestId('look-review').click();
  await still();
  const says = document.querySelector('[data-cost] [data-testid=review-says]')?.textContent;
  expect(says).toContain('Ausgespielt ist');
  expect(says).not.toContain('Vereinbarung');
  expect(says).not.toContain('wohl');
});
