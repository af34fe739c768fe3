import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { judgedAt, lyingUnder, misarranged } from '../../testing/judge';
import { ownerless } from '../../testing/owners';
import { allShown, lookAt, openScene, shown, still } from '../../testing/stage';

test('while a defender is away only what can be claimed is offered, and who would have to agree is named', async () => {
  const { sent, next } = await openScene('a concession');
  await page.getByTestId('claim-open').click();
  await expect
    .element(page.getByTestId('claim-absent'))
    .toHaveTextContent('ist nicht da und müsste zustimmen');
  expect(allShown('[data-testid=claim-slider]')).toEqual([]);
  const sizes = [
    [390, 844],
    [1366, 657],
  ] as const;
  expect(await judgedAt(sizes, misarranged, ownerless)).toEqual([]);
  await page.getByTestId('claim-send').click();
  await page.getByTestId('concede-sure').click();
  expect(sent().at(-1)).toMatchObject({ type: 'claim', tricks: 0 });
  await next();
  shown('[data-testid=result]');
});

test('a claim is judged with all cards in sight: a screen covers none, a phone shows them; a refusal says whose it was', async () => {
  const { sent, next } = await openScene('a claim', { size: [1024, 768] });
  await next();
  const panel = '[data-panel=claim-answer]';
  const cards = [...document.querySelectorAll('[data-card]')];
  expect(cards.length).toBeGreaterThan(13);
  expect(lyingUnder(panel, '[data-card]')).toEqual([]);
  expect(allShown('[data-testid=claim-seen]')).toEqual([]);
  await lookAt({ size: [390, 844] });
  await still();
  const claimed = '.felt [data-hand=W] [data-card], [data-testid=claim-seen] .claimed .face';
  expect(allShown(claimed)).toHaveLength(12);
  expect(lyingUnder(panel, '.felt [data-hand] [data-card], [data-trick] [data-card]')).toEqual([]);
  await page.getByTestId('claim-refuse').click();
  expect(sent().at(-1)).toMatchObject({ type: 'answer', accept: false });
  await next();
  await expect.element(page.getByText('Du hast den Anspruch von Willi abgelehnt').first()).toBeVisible();
});
