// The school: questions by keyboard, what went wrong comes back, and hands that are played out.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { go } from '../lib/router.svelte';
import { expectFits, expectSound, SIZES } from '../testing/soundness';
import { comes, eventually, lookAt, open, shown, silence, still } from '../testing/stage';
import { forget } from './progress.svelte';

const OPTION = '[data-testid=exercise] [data-option]';
/** What is right of the first questions of the lesson about the declarer, and of the first one about cards. */
const DECLARERS = ['W', 'E', 'W'];
const [RIGHT, WRONG] = ['D', 'C'];

beforeEach(forget);

const exercise = (): HTMLElement => shown('[data-testid=exercise]');
const options = (): string[] =>
  [...exercise().querySelectorAll<HTMLElement>('[data-option]')].map((each) => each.dataset.option ?? '');
const judged = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-testid=judged]')?.dataset.right;

/** Opens a lesson, once its first question is there. */
async function ask(lesson: string): Promise<void> {
  await open(`/lesson/${lesson}`);
  await comes(OPTION);
  await still();
}

async function answer(option: string): Promise<void> {
  await userEvent.click(shown(`[data-testid=exercise] [data-option='${option}']`));
  await still();
}

async function press(name: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name }).first());
  await still();
}

test('a digit chooses, Enter goes on, and three right ones in a row are noted on the lesson and in the school', async () => {
  await ask('declarer');
  for (const right of DECLARERS) {
    shown('[data-testid=exercise] h3').focus();
    const { seed } = exercise().dataset;
    await userEvent.keyboard(String(options().indexOf(right) + 1));
    await still();
    expect(judged()).toBe('true');
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(exercise().dataset.seed).not.toBe(seed));
  }
  go('/school');
  await comes('[data-lesson=declarer]');
  await still();
  expect(shown('[data-lesson=declarer]').dataset.mark).toBe('done');
  expect(shown('[data-testid=learnt]').textContent).toMatch(/^1 von \d+/);
  expect(shown('[data-testid=next-lesson]').getAttribute('href')).toBe('/lesson/cards');
  expect(shown('[data-testid=repeat]').dataset.due).toBe('0');
});

test('what went wrong is due today, asked again by its seed, and after a right answer again later; all can be forgotten', async () => {
  await ask('cards');
  const { seed } = exercise().dataset;
  await answer(WRONG);
  expect(judged()).toBe('false');
  await userEvent.click(page.getByRole('link', { name: 'Alle Lektionen' }));
  await comes('[data-lesson=cards]');
  await eventually(() => expect(shown('[data-testid=repeat]').dataset.due).toBe('1'));
  expect(shown('[data-lesson=cards]').dataset.mark).toBe('begun');
  await userEvent.click(shown('[data-testid=repeat] button'));
  await comes(OPTION);
  expect(exercise().dataset.seed).toBe(seed);
  await answer(RIGHT);
  expect(judged()).toBe('true');
  await eventually(() => expect(shown('[data-testid=repeat]').dataset.due).toBe('0'));
  await press('Alles zurücksetzen');
  await press('Ja, zurücksetzen');
  expect(document.querySelector('[data-mark=begun]')).toBeNull();
  expect(localStorage.getItem('schlemm-school')).toBeNull();
});

test('a question that does not come is told of, and the way to try again leads the keyboard to it', async () => {
  await open('/school');
  silence('/api/school/exercises/who-declares', '/api/school/questions');
  go('/lesson/declarer');
  await eventually(() =>
    expect(shown('[data-testid=exercise] [role=alert]').textContent).toContain('Der Server antwortet nicht'),
  );
  silence();
  await press('Noch einmal versuchen');
  await comes(OPTION);
  expect(document.activeElement).toBe(shown('[data-testid=exercise] h3'));
});

test('where a card of a hand is the answer, each of its cards is on the page once', async () => {
  await ask('trick');
  expect(options()).toHaveLength(7);
  expect(exercise().querySelector('[data-testid=practice-hand]')).toBeNull();
});

test('an answered lesson passes the rules of accessibility, wide and narrow, and nothing is cut off', async () => {
  await ask('declarer');
  await answer('N');
  shown('[data-testid=judged]');
  for (const size of SIZES) {
    await lookAt({ size });
    await still();
    await expectSound();
    expectFits();
  }
});

test('the cards of a lesson are played to their end; a card can be taken back, and the end says what was possible', async () => {
  await open('/lesson/stealing');
  await press('Spielen');
  const play = shown('[data-testid=play-out]');
  const cards = (): HTMLElement[] => [...play.querySelectorAll<HTMLElement>('button[data-card]')];
  const back = page.elementLocator(play).getByRole('button', { name: 'Karte zurück' });
  const diagram = (): string => shown('[data-testid=play-out] [data-testid=diagram]').innerText;
  const playFirst = async (): Promise<void> => {
    await userEvent.click(cards()[0] ?? play);
    await still();
  };
  await expect.element(back).toHaveAttribute('aria-disabled', 'true');
  const first = diagram();
  await playFirst();
  await expect.element(back).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(back);
  await still();
  await expect.element(back).toHaveAttribute('aria-disabled', 'true');
  expect(diagram()).toBe(first);
  await expectSound();
  for (let played = 0; played < 10; played += 1) {
    const before = diagram();
    await playFirst();
    expect(diagram()).not.toBe(before);
  }
  expect(cards()).toEqual([]);
  expect(shown('[data-testid=play-said]').textContent).toMatch(/Gespielte Stiche: \d; möglich: 5/);
});
