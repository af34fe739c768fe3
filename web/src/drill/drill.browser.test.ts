// Practice of bidding: a hand to its end, what is said about each call, and the warning before a double.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits, expectSound, SIZES } from '../testing/soundness';
import { comes, inWindow, lookAt, open, shown, still, type Look } from '../testing/stage';

const ENDING = '[data-testid=practice-ending]';
const calls = (): number => Number(shown('[data-testid=practice]').dataset.calls);
const review = (): HTMLElement => shown('[data-testid=review]');

async function click(selector: string): Promise<void> {
  await userEvent.click(shown(selector));
  await still();
}

/** Makes a call by the box. */
async function call(made: string): Promise<void> {
  const before = calls();
  await click(`[data-testid=practice-box] [data-call='${made}'][aria-disabled=false]`);
  expect(calls()).toBeGreaterThan(before);
}

/** Passes until the hand is over. */
async function passToTheEnd(pass = () => call('P')): Promise<void> {
  while (!document.querySelector(ENDING)) await pass();
}

/** Opens the hand of a topic. */
async function begin(topic: string, look: Look = {}): Promise<void> {
  await open('/practice', look);
  await comes('[data-topic]');
  await click(`[data-topic=${topic}]`);
}

test('the way leads from the start page; a wild bid is told why not; the end shows four hands, and another follows', async () => {
  await open('/');
  await userEvent.click(shown('main a[href="/practice"]'));
  await comes('[data-topic]');
  expect(document.title).toBe('Reizen üben – Schlemm');
  await click('[data-topic=answer-suit]');
  expect(shown('h1').textContent).toBe('Auf eine Farbe antworten');
  expect(document.querySelectorAll('[data-testid=practice-hand] [data-card]')).toHaveLength(13);
  await call('7NT');
  expect(review().dataset.verdict).toBe('other');
  expect(review().textContent).toContain('Das System hätte hier');
  expect(review().textContent).toContain('Warum nicht 7SA?');
  await passToTheEnd();
  expect(shown(ENDING).querySelectorAll('.hand')).toHaveLength(4);
  expect(shown(ENDING).textContent).toContain('So hätte das System gereizt');
  expect(shown('[data-testid=practice-tally]').textContent).toContain('Bisher ein Blatt');
  await click("[data-made='0']");
  expect(shown('[data-testid=practice-told]').textContent).toContain('bedeutet');
  await click('[data-testid=practice-next]');
  shown('[data-testid=practice-box]');
  expect(document.querySelector('[data-testid=review]')).toBeNull();
});

test('a level and a letter make a bid, p passes, and at the end the keyboard is on the next hand', async () => {
  await begin('opening');
  await userEvent.keyboard('7s');
  await still();
  expect(review().textContent).toContain('7SA');
  await passToTheEnd(async () => {
    await userEvent.keyboard('p');
    await still();
  });
  const next = shown('[data-testid=practice-next]');
  expect(document.activeElement).toBe(next);
  expect(inWindow(next)).toBe(true);
  shown('[data-testid=practice-topics]').focus();
  await userEvent.keyboard('{Enter}');
  await still();
  expect(document.activeElement).toBe(shown('h1'));
});

test('before a double that gives away a game it is asked again: going back leaves all as it was, insisting doubles', async () => {
  const warning = page.getByRole('alertdialog');
  const double = '[data-testid=practice-box] [data-call=X]';
  let before = 0;
  // Not in every hand does a double give a game away.
  for (const system of ['forum', 'natur-a', 'natur-b', 'forum/notrump=12-14']) {
    await begin('doubling', { wishes: { opening: { system } } });
    before = calls();
    await click(double);
    if (warning.query()) break;
  }
  await expect.element(warning).toHaveTextContent('wird zum Vollspiel');
  await userEvent.keyboard('{Escape}');
  await still();
  expect(warning.query()).toBeNull();
  expect(document.activeElement?.matches("[data-testid=practice-box] [tabindex='0']")).toBe(true);
  await click(double);
  await userEvent.click(page.getByRole('button', { name: 'Lieber nicht' }));
  await still();
  expect(warning.query()).toBeNull();
  expect(calls()).toBe(before);
  await click(double);
  await click('[data-testid=double-anyway]');
  expect(calls()).toBeGreaterThan(before);
  expect([...document.querySelectorAll('.made')].some((made) => made.textContent.includes('Kontra'))).toBe(
    true,
  );
});

test('axe finds nothing serious from a call to the end, wide and narrow, and nothing is wider than the window', async () => {
  await begin('answer-suit');
  await call('7NT');
  for (const size of SIZES) {
    await lookAt({ size, scheme: size === SIZES[0] ? 'dark' : 'light' });
    await still();
    await expectSound();
    expectFits();
  }
  await passToTheEnd();
  await click("[data-made='0']");
  for (const size of SIZES) {
    await lookAt({ size, scheme: size === SIZES[0] ? 'dark' : 'light' });
    await still();
    await expectSound();
    expectFits();
  }
});
