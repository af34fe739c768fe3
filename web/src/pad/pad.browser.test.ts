// The score pad at a real table: what is written down, mended and added up, on a phone.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits, expectSound } from '../testing/soundness';
import { addressOf, comes, lookAt, open, shown, still, type Look, type Staged } from '../testing/stage';

const PHONE = { size: [360, 640] } as const satisfies Look;
const FOUR = { 'Wir: Süd': 'Anna', 'Wir: Nord': 'Carla', 'Sie: West': 'Ben', 'Sie: Ost': 'Dora' };

const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent.replace(/\s+/g, ' ').trim());
const text = (name: string): string => shown(`[data-testid=${name}]`).textContent.replace(/\s+/g, ' ').trim();
const lines = (): string[] => texts('[data-testid=lines] li');
const isThere = (name: string): boolean => document.querySelector(`[data-testid=${name}]`) !== null;

/** What stands at the foot of the sheet, ours and theirs. */
const totals = (): string[] =>
  texts('[data-round] tfoot td')
    .slice(0, 2)
    .map((each) => each.replace(/\D/g, ''));

async function click(on: Element): Promise<void> {
  await userEvent.click(on);
  await still();
}

const press = (name: string): Promise<void> => click(shown(`[data-testid=${name}]`));

/** Begins a rubber of four with a fifth who waits; each test has another one, and so a pad of its own. */
async function begin(fifth: string): Promise<Staged> {
  const pad = await open('/pad', PHONE);
  for (const [field, name] of Object.entries(FOUR)) await userEvent.fill(page.getByLabelText(field), name);
  await userEvent.fill(page.getByLabelText('Wer noch da ist'), fifth);
  await press('begin');
  await comes('[data-testid=pad]');
  await still();
  return pad;
}

/** Begins a match of one board at two tables. */
async function beginMatch(measure?: string): Promise<void> {
  await open('/pad', PHONE);
  await click(
    page.getByRole('radio', { name: 'Match an zwei Tischen' }).element().closest('label') as Element,
  );
  if (measure) await click(page.getByRole('radio', { name: measure }).element().closest('label') as Element);
  await userEvent.fill(page.getByLabelText('Team 1'), 'Blau');
  await userEvent.fill(page.getByLabelText('Team 2'), 'Rot');
  await userEvent.fill(page.getByLabelText('Boards'), '1');
  await press('begin');
  await comes('[data-testid=pad]');
  await still();
}

/** Says who played it. */
const played = (who: string): Promise<void> =>
  click(
    page
      .elementLocator(shown('[data-testid=declarer]'))
      .getByRole('radio', { name: who, exact: true })
      .element()
      .closest('label') as Element,
  );

/** Fills the form in by thumb: contract, who played it, tricks above or below it. */
async function pick(bid: string, who: string, tricks = 0): Promise<void> {
  const chosen = [...document.querySelectorAll('.bid')].find((each) => each.textContent.includes(bid));
  if (!chosen) throw new Error(`no bid is called ${bid}`);
  await click(chosen);
  await played(who);
  const more = page.getByLabelText(tricks > 0 ? 'ein Stich mehr' : 'ein Stich weniger');
  for (let times = 0; times < Math.abs(tricks); times += 1) await click(more.element());
}

/** Writes a deal down. */
async function write(bid: string, who: string, tricks = 0): Promise<void> {
  await press('open-writing');
  await pick(bid, who, tricks);
  await press('write-down');
  expect(isThere('writing')).toBe(false);
}

/** Opens the page again as it is, in the same browser. */
async function reload(): Promise<void> {
  const kept = Object.fromEntries(
    Object.entries({ ...localStorage }).map(([place, value]) => [
      place,
      JSON.parse(String(value)) as unknown,
    ]),
  );
  await open(location.pathname, { ...PHONE, kept, wishes: kept.schlemm as Record<string, unknown> });
  await comes('[data-testid=pad]');
  await still();
}

test('a rubber is written down, corrected and undone, and the next one begins with another four', async () => {
  const pad = await begin('Emil');
  expect(pad.posted('/api/pads')).toMatchObject({
    form: 'rubber',
    people: ['Carla', 'Dora', 'Anna', 'Ben', 'Emil'],
  });
  await write('2♠', 'Anna', 1);
  await write('3SA', 'Dora', -2);
  expect(totals()).toEqual(['190', '0']);
  await click(page.getByRole('button', { name: 'Ändern: Zeile 1' }).element());
  await pick('4♠', 'Anna');
  await press('write-down');
  expect(lines()[0]).toContain('4♠ +1 · Anna');
  expect(totals()).toEqual(['250', '0']);
  await press('undo');
  expect(lines()[0]).toContain('2♠');
  await write('4♥', 'Carla');
  await expectSound();
  await write('4♠', 'Anna', 1);
  expect(text('sits-out')).toContain('Setzt aus');
  await expectSound();
  const seats = page.elementLocator(shown('[data-testid=next-round]'));
  await userEvent.selectOptions(seats.getByLabelText('Süd'), 'Emil');
  await press('begin-round');
  expect(text('pad')).toContain('2. Robber');
  expect(shown("[data-round='1']").textContent).toContain('Emil');
  expect(text('standing')).toContain('+1.160');
  expectFits();
});

test('B7: switched, each number of a sheet says its sums, premium by premium in one number, and the next sheet too', async () => {
  await begin('Fritz');
  await write('6♠', 'Anna', 1);
  expect(isThere('sum-line')).toBe(false);
  await click(page.getByRole('checkbox', { name: 'Prämien als Summen' }).element());
  expect(texts('[data-testid=sum-line]')).toEqual(['Stiche 30 + Prämie 500', 'Stiche']);
  await click(shown('.above .entry'));
  const [tricks, bonus, sum] = texts('.steps li');
  expect(tricks).toContain('Stiche 30');
  expect(bonus).toContain('Prämie 500');
  expect(sum).toBe('Summe 530');
  expectFits();
  await expectSound();
  const wishes = JSON.parse(localStorage.getItem('schlemm') ?? '{}') as Record<string, unknown>;
  await open(addressOf('a pad with a slam'), { ...PHONE, wishes });
  expect(texts('[data-testid=sum-line]')).toHaveLength(2);
});

test('the form says what is missing or wrong, and a pad that somebody else has written on keeps what was typed', async () => {
  await begin('Greta');
  await press('open-writing');
  await press('write-down');
  expect(text('missing')).toContain('Kontrakt');
  await click(page.getByText('Lieber tippen').element());
  const typed = page.getByTestId('typed');
  await userEvent.fill(typed, '3SA +9');
  await comes('[data-testid=defect]');
  await press('write-down');
  expect(text('missing')).toContain('getippten');
  await expect.element(typed).toHaveValue('3SA +9');
  await userEvent.fill(typed, '3SA +4');
  await still();
  expect(text('missing')).toContain('Namen');
  await played('Ben');
  const more = page.getByLabelText('ein Stich mehr');
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  (more.element() as HTMLElement).click();
  await still();
  expect(text('summary')).toBe('3SA +4 · Ben');
  await press('write-down');
  expect(text('why')).toContain('Inzwischen');
  expect(text('summary')).toBe('3SA +4 · Ben');
  await press('write-down');
  expect(lines()).toHaveLength(2);
});

test('what is half written is there again after a reload, until it is written down', async () => {
  await begin('Hugo');
  await press('open-writing');
  await pick('3SA', 'Ben', 1);
  await reload();
  expect(text('summary')).toBe('3SA +1 · Ben');
  await press('write-down');
  expect(lines()[0]).toContain('3SA +1 · Ben');
  await reload();
  expect(isThere('writing')).toBe(false);
});

test('on paper stand the sheets with where each number comes from, and no buttons; the file is offered', async () => {
  await begin('Ida');
  await write('2♠', 'Anna', 1);
  dispatchEvent(new Event('beforeprint'));
  await lookAt({ printed: true });
  await still();
  expect(document.querySelectorAll('[data-round] .steps')).toHaveLength(2);
  for (const button of [page.getByTestId('undo'), page.getByRole('button', { name: 'Ändern: Zeile 1' })])
    expect(button.query()?.checkVisibility() ?? false).toBe(false);
  dispatchEvent(new Event('afterprint'));
  await lookAt({});
  const file = page.getByRole('link', { name: 'Tabelle (CSV)' }).element();
  expect(file.getAttribute('href')).toBe(`/api${location.pathname.replace('pad', 'pads')}/csv?words=de`);
});

/** Writes down what both tables have made of the only board. */
async function writeBoard(): Promise<void> {
  await write('4♠', 'Nord · Blau', 1);
  await press('open-writing');
  await click(page.getByRole('radio', { name: 'Tisch 2' }).element().closest('label') as Element);
  const form = page.elementLocator(shown('[data-testid=writing]'));
  await userEvent.selectOptions(form.getByLabelText('Board'), '1');
  await pick('3♠', 'Nord · Rot', 2);
  await press('write-down');
}

test('both tables’ results of a board stand side by side, with IMPs and total points, and every point opens its steps', async () => {
  await beginMatch('IMPs');
  await writeBoard();
  expect(text('match-sheet')).toContain('Blau führt mit 6 IMPs');
  expect(text('total-points')).toBe('In Abrechnungspunkten: 250 für Blau');
  expect(text('victory-points')).toContain('Siegpunkte');
  await click(page.getByRole('button', { name: 'Board 1', exact: true }).element());
  expect(document.querySelectorAll('.steps')).toHaveLength(2);
  await expectSound();
  expectFits();
});

test('where nobody chooses, total points decide a match: columns and lead are points, with IMPs beside them', async () => {
  await beginMatch();
  expect(text('match-sheet')).toContain('Es entscheiden die Abrechnungspunkte');
  await writeBoard();
  expect(text('match-sheet')).toContain('Blau führt mit 250 Punkten');
  expect(text('match-sheet')).toContain('In IMPs: 6 für Blau');
  expect(texts('[data-testid=match-sheet] tfoot td')).toEqual(['250', '0']);
  expect(isThere('victory-points')).toBe(false);
  expectFits();
});
