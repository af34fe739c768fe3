// The system book: change an agreement, read it, keep it, and play with it.
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetSystem, keepSystem, ownSystems } from '../bridge/newgame/systems.svelte';
import { linkOf, nameOfText } from '../bridge/newgame/systemText';
import { go } from '../lib/router.svelte';
import { comes, eventually, lookAt, open, shown, still } from '../testing/stage';

const book = () => page.getByTestId('book');
const words = (element: Element): string => element.textContent.replace(/\s+/g, ' ');
const row = (name: string): string => words(book().getByRole('row', { name }).first().element());

async function click(on: Element): Promise<void> {
  await userEvent.click(on);
  await still();
}

/** Chooses one of several, on its label. */
async function agreeOn(name: string): Promise<void> {
  await click(page.getByText('Vereinbarungen ändern').element());
  page.getByRole('radio', { name }).element().closest('label')?.click();
  await still();
}

test('a changed range of 1SA stands in the book, is kept under its name, and seats the bots', async () => {
  const house = await open('/systems');
  expect(row('1SA')).toContain('15 bis 17');
  await agreeOn('12–14');
  expect(row('1SA')).toContain('12 bis 14');
  await userEvent.fill(page.getByLabelText('Behalten unter dem Namen'), 'Schwach');
  await click(page.getByRole('button', { name: 'Speichern' }).element());
  await expect.element(page.getByText('Gespeichert in diesem Browser.')).toBeVisible();
  go('/');
  await still();
  go('/systems');
  await still();
  await userEvent.selectOptions(
    page.elementLocator(shown('main')).getByLabelText('System').first(),
    'Schwach',
  );
  await still();
  expect(row('1SA')).toContain('12 bis 14');
  await click(page.getByRole('button', { name: 'Damit spielen' }).element());
  await click(shown('[data-testid=fold-table] summary'));
  await userEvent.selectOptions(
    page.getByLabelText('System der Gegner'),
    'Natur B, wie in der Einführung in Kontraktbridge',
  );
  await click(page.getByRole('button', { name: 'Karten geben' }).element());
  await comes('[data-testid=table]');
  const wish = { system: 'forum/notrump=12-14', theirSystem: 'natur-b' };
  expect(house.posted('/api/tables')).toMatchObject(wish);
});

test('a chapter is fetched when it is opened, and stands there as tables', async () => {
  await open('/systems');
  const chapter = [...document.querySelectorAll('[data-testid=book] details')].find((each) =>
    each.textContent.includes('Antworten auf eine Oberfarbe'),
  );
  if (!chapter) throw new Error('no such chapter');
  expect(chapter.querySelector('table')).toBeNull();
  await click(page.elementLocator(chapter).getByText('Antworten auf eine Oberfarbe').first().element());
  const support = page.elementLocator(chapter).getByRole('row', { name: '2♠' }).first();
  expect(words(support.element())).toContain('Unterstützt die Farbe des Partners');
});

test('the contents lead to a chapter by keyboard', async () => {
  await open('/systems');
  const contents = page.getByRole('navigation', { name: 'Inhalt' });
  expect(contents.element().querySelector('b')?.textContent).toBe('Eröffnung und Antwort');
  (contents.getByRole('link', { name: 'Antworten auf eine Oberfarbe' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await still();
  expect(document.activeElement).toBe(shown('#topic-answers-major summary'));
  const support = page.elementLocator(shown('#topic-answers-major')).getByRole('row', { name: '2♠' }).first();
  expect(words(support.element())).toContain('Unterstützt die Farbe des Partners');
});

/** Has every text of a system be answered so from now on. */
function answerTexts(said: (text: string) => object): void {
  const answer = window.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.endsWith('/api/system-texts')
      ? Promise.resolve(Response.json(said((JSON.parse(init?.body as string) as { text: string }).text)))
      : answer(address, init),
  );
}

/** That all is right, with a book without chapters. */
const right = (text: string): object => ({
  faults: [],
  book: { name: nameOfText(text), agreements: [], parts: [], chapters: [] },
});

const editor = () => page.getByLabelText('Der Text deines Systems');
const save = () => page.getByRole('button', { name: 'Speichern' });

/** Begins a system of one's own, and has it say this. */
async function write(text: string): Promise<void> {
  await click(page.getByRole('button', { name: 'Ein eigenes System schreiben' }).element());
  await userEvent.fill(editor(), text);
  await expect.element(page.getByText('Alles lässt sich reizen.')).toBeVisible();
}

test('a text that was not saved is there again, also where somebody comes back, until it is deleted', async () => {
  await open('/systems');
  answerTexts(right);
  await write('system Entwurf\non forum\n');
  go('/');
  await still();
  go('/systems');
  await still();
  await expect.element(editor()).toHaveValue('system Entwurf\non forum\n');
  await click(page.getByRole('button', { name: '„Entwurf“ löschen' }).element());
  go('/');
  await still();
  go('/systems');
  await still();
  expect(editor().query()).toBeNull();
});

test('where there is no room for one more system it says so, and what was written stays', async () => {
  const names = Array.from({ length: 24 - ownSystems().length }, (_, at) => `System ${at}`);
  onTestFinished(() => names.forEach(forgetSystem));
  for (const name of names) expect(keepSystem(name, 'forum/majors=4')).toBe(true);
  await open('/systems');
  answerTexts(right);
  await write('system Zu viel\non forum\n');
  await click(save().element());
  await expect.element(page.getByText('Hier ist kein Platz mehr:')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '„Zu viel“ löschen' })).toBeVisible();
});

test('a link that was cut says so; a whole one opens where the page stands already', async () => {
  const link = linkOf('system Von Anna\non forum\n');
  await open(link.slice(0, -9));
  await expect.element(page.getByText('Von diesem Link fehlt ein Stück.')).toBeVisible();
  expect(editor().query()).toBeNull();
  answerTexts(right);
  location.hash = new URL(link, location.origin).hash;
  await expect.element(editor()).toHaveValue('system Von Anna\non forum\n');
  expect(page.getByText('Von diesem Link fehlt ein Stück.').query()).toBeNull();
});

test('a text that is too long for a link travels as a file, and one that no camera reads has no picture', async () => {
  await open('/systems');
  answerTexts(right);
  await write(`system Lang\non forum\n${'# eine Bemerkung\n'.repeat(60)}`);
  await expect.element(page.getByTestId('copy-link')).toBeVisible();
  expect(page.getByTestId('show-qr').query()).toBeNull();
  await userEvent.fill(editor(), `system Lang\non forum\n${'# eine Bemerkung\n'.repeat(400)}`);
  await expect.element(page.getByText('Für einen Link ist dieser Text zu lang')).toBeVisible();
  expect(page.getByTestId('copy-link').query()).toBeNull();
});

test('a place leads to its word in the text, which comes into sight; what is wrong cannot be saved', async () => {
  await open('/systems');
  const said = { code: 'fault-line', args: { word: '', near: '' } };
  answerTexts(() => ({ faults: [{ line: 90, column: 150, said, detail: 'x '.repeat(400) }], book: null }));
  await click(page.getByRole('button', { name: 'Ein eigenes System schreiben' }).element());
  const lines = Array.from({ length: 100 }, () => '# eine Bemerkung');
  lines[89] = `${'  '.repeat(74)} falsch hier`;
  await userEvent.fill(editor(), lines.join('\n'));
  await click(page.getByRole('button', { name: 'Zeile 90, Zeichen 150' }).element());
  const area = editor().element() as HTMLTextAreaElement;
  expect(document.activeElement).toBe(area);
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('falsch');
  expect(area.scrollTop).toBeGreaterThan(area.scrollHeight / 2);
  expect(area.scrollLeft).toBeGreaterThan(0);
  expect(save().element()).toHaveProperty('disabled', true);
  expect(page.getByTestId('system-text').getByRole('listitem').element().textContent.length).toBeLessThan(
    300,
  );
});

test('a row that is wrong after several auctions is told of after each', async () => {
  await open('/systems');
  const faults = ['1C P', '1D P'].map((after) => ({
    line: 5,
    column: 3,
    said: { code: 'fault-not-answered', args: { after } },
    detail: after,
  }));
  answerTexts(() => ({ faults, book: null }));
  await click(page.getByRole('button', { name: 'Ein eigenes System schreiben' }).element());
  await eventually(() =>
    expect(page.getByTestId('system-text').getByRole('listitem').elements()).toHaveLength(2),
  );
});

test('a link with a chapter’s name behind the # opens it', async () => {
  await open('/systems#topic-slam');
  shown('#topic-slam table');
});

test('after deleting one’s own system the keyboard stands on the name, and the page says what happened', async () => {
  await open('/systems');
  const name = page.getByLabelText('Behalten unter dem Namen');
  await userEvent.fill(name, 'Meins');
  await userEvent.keyboard('{Enter}');
  await still();
  (page.getByRole('button', { name: '„Meins“ löschen' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await still();
  expect(document.activeElement).toBe(name.element());
  await expect.element(page.getByText('„Meins“ ist gelöscht.')).toBeVisible();
});

const NATUR_B = { opening: { system: 'natur-b' } };

test('a search finds calls and cards in the whole book; without one its contents stand there again', async () => {
  await open('/systems', { wishes: NATUR_B });
  const search = async (wanted: string): Promise<void> => {
    await userEvent.fill(page.getByRole('main').getByRole('searchbox'), wanted);
    await still();
  };
  await search('schlemm');
  await eventually(() => expect(row('6♣')).toContain('Schlemm'));
  await search('vierthöchste');
  await eventually(() => expect(words(book().getByRole('listitem').first().element())).toContain('♠5'));
  await search('xyzzy');
  await eventually(() => expect(words(book().element())).toContain('Dazu steht nichts im Buch.'));
  await search('');
  await expect.element(page.getByRole('navigation', { name: 'Inhalt' })).toBeVisible();
});

test('on paper stand the agreements and every chapter, opened, and nothing of the page around it', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  onTestFinished(() => printed.mockRestore());
  await open('/systems', { wishes: NATUR_B });
  await click(page.getByRole('button', { name: 'Buch drucken' }).element());
  await eventually(() => expect(printed).toHaveBeenCalledOnce());
  await lookAt({ printed: true });
  await still();
  const chapters = [...document.querySelectorAll<HTMLDetailsElement>("[data-testid=book] [id^='topic-']")];
  expect(chapters).toHaveLength(7);
  for (const chapter of chapters) {
    expect(chapter.open, chapter.id).toBe(true);
    expect(chapter.innerText.trim().split('\n').length, chapter.id).toBeGreaterThan(2);
  }
  shown('[data-testid=book] dd');
  expect(page.getByRole('button', { name: 'Damit spielen' }).query()?.checkVisibility() ?? false).toBe(false);
});

test('other leads are chosen like any agreement, and stand in the chapter about them', async () => {
  await open('/systems');
  await agreeOn('Dritt- und Fünfthöchste');
  await click(shown('#topic-leads summary'));
  const lead = page
    .elementLocator(shown('#topic-leads'))
    .getByRole('listitem')
    .filter({ hasText: 'fünfthöchste' });
  expect(words(lead.first().element())).toContain('♠ D 9 7 5 2: ♠2');
  await click(page.getByRole('link', { name: 'Ausspiel', exact: true }).element());
  expect(document.activeElement).toBe(shown('#topic-leads summary'));
});
