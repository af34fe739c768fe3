import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { judgedAt, misarranged } from '../../testing/judge';
import { LANGUAGES } from '../../testing/profiles';
import { openScene, shown } from '../../testing/stage';

/** How often something can be done from when on one is told; the server says it. */
const TOLD_FROM = '10';

test.each(LANGUAGES)('a phone tells what can be done a few times more: "%s"', async (profile) => {
  const size = [390, 844] as const;
  const { next } = await openScene('a call taken back', { profile, size });
  const said = page.getByTestId('bid-hint');
  await expect.element(said).not.toHaveTextContent(TOLD_FROM);
  await next();
  await expect.element(said).toHaveTextContent(TOLD_FROM);
  shown('[data-testid=bid-hint]');
  expect(await judgedAt([size], misarranged)).toEqual([]);
});
