// Deals that can be checked: a record of them is worked out again on the page.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import vectors from '../../../tests/reference/fair_deals.json';
import taught from '../../../tests/reference/newcomers_deals.json';
import { expectFits, expectSound, SIZES } from '../testing/soundness';
import { open, shown, still } from '../testing/stage';

type Vector = Omit<(typeof vectors)[0], 'given'> & { given: unknown; declarer?: string | null };

const last = vectors.at(-1) as Vector;

/** Has the page read a file. */
async function read(content: string): Promise<void> {
  const input = document.querySelector('input[type=file]');
  await userEvent.upload(
    input as HTMLElement,
    new File([content], 'deals.json', { type: 'application/json' }),
  );
  await still();
}

/** Has the page read a record of one deal, as it saves it itself. */
async function readDeal(vector: Vector): Promise<string> {
  const given = Array.isArray(vector.given)
    ? Object.fromEntries(vector.given as [string, string][])
    : vector.given;
  const deals = [{ ...vector, given }];
  await read(JSON.stringify({ game: vector.game, reader: 'S', practice: false, hidden: 0, deals }));
  return shown('[data-testid=fair-verdict]').textContent;
}

test('a deal of the reference file comes out as in Python, and no other deal passes', async () => {
  await open('/fair');
  expect(await readDeal(last)).toContain('Die eine versprochene Austeilung stimmt');
  await userEvent.click(shown('summary'));
  expect(shown('details').textContent).toContain(last.seed);
  expect(shown('details').textContent).toContain(last.dealNumber);
  expect(await readDeal({ ...last, deal: vectors[0]?.deal ?? '' })).toContain('Hier stimmt etwas nicht');
});

test('hands that were passed on to a newcomer are told of, and hands that were not do not pass', async () => {
  await open('/fair');
  for (const vector of taught) {
    const deal = { ...last, ...vector };
    expect(await readDeal(deal)).toContain('Die eine versprochene Austeilung stimmt');
    expect(shown('.findings').textContent).toContain('reihum weitergegeben');
    const hands = vector.deal.slice(2).split(' ');
    const turned = `N:${[...hands.slice(1), ...hands.slice(0, 1)].join(' ')}`;
    expect(await readDeal({ ...deal, deal: turned })).toContain('Hier stimmt etwas nicht');
  }
});

test('what is no record, and a game of others, lead to a sentence and not to an error', async () => {
  await open('/fair');
  for (const text of ['no json', 'null', '{"deals": 3}']) {
    await read(text);
    await expect.element(page.getByRole('alert')).toHaveTextContent('keine Datei mit Austeilungen');
  }
  await open('/fair/abcdefghijkm');
  await expect.element(page.getByRole('alert')).toHaveTextContent('nichts nachzurechnen');
  expect(shown('[data-testid=fair-counted]').textContent).toContain('vorher bekannt');
});

test('axe finds nothing serious with a record and its figures open, and nothing is wider than the window', async () => {
  for (const size of SIZES) {
    await open('/fair', { size });
    await readDeal(last);
    await userEvent.click(shown('summary'));
    await still();
    await expectSound();
    expectFits();
  }
});
