// The pages around the table: what is agreed is kept, settings change the page at once.
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectSoundIn } from '../testing/soundness';
import { allShown, comes, eventually, hold, open, shown, still } from '../testing/stage';

/** Taps one of several choices, on its label. */
async function choose(group: string | RegExp, choice: string): Promise<void> {
  const radio = page.getByRole('group', { name: group }).getByRole('radio', { name: choice }).element();
  await userEvent.click(radio.closest('label') ?? radio);
  await expect.element(page.elementLocator(radio)).toBeChecked();
}

const chosen = (group: string, choice: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: choice });

test('what is agreed before the deal is named on the sheet and offered again', async () => {
  await open('/');
  await page.getByRole('link', { name: 'Einstellungen vor dem Start' }).click();
  await still();
  // Three things are asked at first; what is seldom changed is folded.
  const asked = (): number =>
    [...document.querySelectorAll('[data-testid=opening] fieldset')].filter((each) => each.checkVisibility())
      .length;
  expect(asked()).toBeLessThanOrEqual(5);
  for (const fold of ['seats', 'rules']) await userEvent.click(shown(`[data-testid=fold-${fold}] summary`));
  await choose('Dein Platz', 'Nord');
  chosen('Stichzwang', 'Ja').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('group', { name: 'Stichzwang' })).toHaveTextContent('Hausregel');
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await still();
  expect(allShown('[data-hand=N] button[data-card]')).toHaveLength(13);
  expect(document.querySelector('.sheet')?.textContent).toContain('Stichzwang');
  history.back();
  // What is no rule of the Laws is not hidden.
  await expect.element(chosen('Stichzwang', 'Ja')).toBeChecked();
  await page.getByRole('button', { name: 'Alles nach Regel' }).click();
  await expect.element(chosen('Stichzwang', 'Nein')).toBeChecked();
});

test('a table left is found again on the start page', async () => {
  await open('/');
  await page.getByRole('button', { name: 'Klassischer Robber' }).click();
  await still();
  const table = location.pathname;
  shown('[data-testid=table]');
  history.back();
  await still();
  const left = page.getByRole('region', { name: 'Hier geht es weiter' });
  await expect.element(left).toHaveTextContent('Es steht gleich');
  await left.getByRole('link', { name: 'Weiterspielen' }).click();
  await still();
  expect(location.pathname).toBe(table);
  shown('[data-testid=table]');
});

test('settings change the page at once and last', async () => {
  await open('/');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await still();
  const tap = async (name: string): Promise<void> => {
    const radio = page.getByRole('dialog').getByRole('radio', { name }).element();
    await userEvent.click(radio.closest('label') ?? radio);
  };
  const root = document.documentElement;
  await tap('Kontrast');
  expect(root.dataset.theme).toBe('contrast');
  await tap('Sehr groß');
  await tap('Sprache');
  await page.getByRole('dialog').getByRole('combobox').selectOptions('Italiano');
  await still();
  expect(root.lang).toBe('it');
  expect(document.title).toContain('bridge a casa');
  await userEvent.keyboard('{Escape}');
  await still();
  expect(allShown('[role=dialog]')).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Impostazioni' })).toHaveFocus();
  const kept = JSON.parse(localStorage.getItem('schlemm') ?? '{}') as Record<string, unknown>;
  await open('/', { wishes: kept, profile: String(kept.profile) });
  expect(root.dataset.theme).toBe('contrast');
  expect(parseFloat(getComputedStyle(document.body).fontSize)).toBeCloseTo(20.8);
  await expect.element(page.getByRole('button', { name: 'Impostazioni' })).toBeVisible();
});

test('an unknown address leads back', async () => {
  await open('/nowhere');
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect.element(page.getByRole('button', { name: 'Karten geben' })).toBeVisible();
});

test('a lesson leads to a match by total points', async () => {
  await open('/lesson/teams');
  await page.getByRole('link', { name: 'Ein Match nach Abrechnungspunkten spielen' }).click();
  await expect.element(chosen('Was entscheidet?', 'Abrechnungspunkte')).toBeChecked();
  await open('/?new=match');
  await expect.element(chosen('Was entscheidet?', 'Abrechnungspunkte')).toBeChecked();
  await open('/?new=match&measure=imps');
  await expect.element(chosen('Was entscheidet?', 'IMPs')).toBeChecked();
});

test('seats are drawn alone with bots', async () => {
  const { sent } = await open('/?new');
  await userEvent.click(shown('[data-testid=fold-seats] summary'));
  await choose('Plätze', 'Auslosen');
  await page.getByTestId('begin').click();
  await still();
  const cut = page.getByTestId('cut');
  expect(cut.getByRole('listitem').elements()).toHaveLength(4);
  await expect.element(cut.getByRole('listitem').getByText('Du', { exact: true })).toBeVisible();
  expect(cut.element().querySelector('p')?.textContent).toMatch(
    /\b(Du und|und du habt|gegen dich|und dich\.)/,
  );
  await expectSoundIn(undefined, { fits: true });
  await page.getByTestId('start').click();
  expect(sent().at(-1)).toMatchObject({ type: 'next' });
});

test('words of another language are not offered', async () => {
  await open('/');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await still();
  const language = page.getByRole('radio', { name: 'Sprache' }).element();
  await userEvent.click(language.closest('label') ?? language);
  const words = page.getByTestId('words');
  await userEvent.click(words.element().querySelector('summary') ?? words.element());
  await expect.element(words.getByRole('combobox', { name: 'Treff, Kreuz' })).toBeVisible();
  const release = hold('GET /i18n/fr/words.json');
  await page.getByRole('dialog').getByRole('combobox').first().selectOptions('Français');
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('fr'));
  expect(words.getByRole('combobox').elements()).toHaveLength(0);
  release();
  await still();
  expect(words.getByRole('combobox').elements()).toHaveLength(1);
});

test('a word that the server does not know costs only itself', async () => {
  const wishes = { words: { de: ['altwort', 'kreuz'] } };
  await open('/learn?q=Impass', { wishes });
  expect(shown('[data-testid=found]').textContent).toMatch(/\d/);
  await open('/glossary', { wishes });
  expect(shown('#minor').textContent).toContain('Karo oder Kreuz');
});

test('installing is offered in the settings once the browser has said that it can, and only until it was asked', async () => {
  await open('/');
  // The first thing that every page loads.
  const first = Object.assign(document.createElement('script'), { src: '/theme.js' });
  await new Promise((loaded) => {
    first.onload = loaded;
    document.head.append(first);
  });
  onTestFinished(() => first.remove());
  const prompt = vi.fn(() => Promise.resolve());
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  await userEvent.click(page.getByRole('button', { name: 'Einstellungen' }));
  await still();
  await userEvent.click(shown('[data-testid=install] button'));
  await still();
  expect(prompt).toHaveBeenCalledOnce();
  expect(document.querySelector('[data-testid=install]')).toBeNull();
});

test('the shortcut to deal cards opens a table where the page is installed, and elsewhere shows the start page', async () => {
  await open('/?deal');
  expect(location.pathname + location.search).toBe('/');
  await expect.element(page.getByRole('button', { name: 'Karten geben' })).toBeVisible();
  const asked = matchMedia.bind(window);
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => asked(query === '(display-mode: standalone)' ? 'all' : query));
  onTestFinished(() => media.mockRestore());
  await open('/?deal');
  await comes('[data-testid=table]');
  expect(location.pathname).toMatch(/^\/table\//);
  history.back();
  await eventually(() => expect(location.pathname + location.search).toBe('/'));
});

test('a text that is no deal is told of, where one was to be shown', async () => {
  await open('/deal');
  await userEvent.fill(page.getByRole('textbox'), 'kein Blatt');
  await userEvent.click(shown('[data-testid=read-deal]'));
  await comes('[data-testid=no-deal]');
});
