import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { judgedAt, misarranged } from '../../testing/judge';
import { ownerless } from '../../testing/owners';
import { allShown, openScene, shown } from '../../testing/stage';

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
