// The strength of a hand in one number, on the page of hands.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comes, open, shown, still } from '../testing/stage';

/** Twelve figure points, four for length, three for shortness. */
const HAND = '♠AKD54 ♥K9876 ♦32 ♣2';

/** The page of hands, once this one is typed. */
async function valued(wishes: Record<string, unknown> = {}): Promise<void> {
  await open('/hand', { wishes });
  await comes('[data-testid=hand-account]');
  await userEvent.fill(page.getByRole('textbox'), HAND);
  await userEvent.keyboard('{Enter}');
  await still();
}

const strength = (): HTMLElement => shown('[data-testid=hand-strength]');
const numbers = (): string[] => [...strength().querySelectorAll('b')].map((each) => each.textContent);
const forNotrump = (): HTMLElement | null => strength().querySelector('[type=checkbox]');

test('figure and length points are one number, in notrump too, so that there is nothing to switch (S1:19)', async () => {
  await valued();
  expect(numbers()).toEqual(['16']);
  expect(forNotrump()).toBeNull();
});

test('short suits need trumps: the switch for notrump takes them away (S4:63)', async () => {
  await valued();
  page.getByRole('radio', { name: 'Kurze Farben' }).element().closest('label')?.click();
  await still();
  expect(numbers()).toEqual(['15']);
  expect(strength().textContent).toContain('nur mit Trumpf');
  forNotrump()?.click();
  await still();
  expect(numbers()).toEqual(['12']);
  expect(strength().textContent).toContain('sie zählen in SA nicht');
});

test('the hand is counted as the system played last has it', async () => {
  await valued({ opening: { system: 'natur-b' } });
  expect(numbers()[0]).toBe('15');
});
