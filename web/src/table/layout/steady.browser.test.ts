// What is pressed stays where it is and stays in sight: tabs of a result, the space bar's name.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allShown, lookAt, openScene, openTable, shown, still } from '../../testing/stage';

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
    for (const look of ['tricks', 'hands', 'review', 'review', 'tricks', 'hands', 'hands']) {
      const tab = shown(`[data-testid=look-${look}]`);
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
  await page.getByTestId('look-hands').click();
  await expect.element(key).toBeVisible();
  await userEvent.keyboard(' ');
  expect(sent().at(-1)).toMatchObject({ type: 'next' });
  await next();
  expect(allShown('[data-testid=result]')).toEqual([]);
  expect(allShown('button[data-card]')).toHaveLength(13);
});
