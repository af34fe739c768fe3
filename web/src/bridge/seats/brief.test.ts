// @vitest-environment node
import { expect, it } from 'vitest';
import { LANGUAGES, wordsOf } from '../../testing/profiles';
import { briefCall, briefCard, briefHand, briefResult } from './brief';

const HAND = ['SA', 'SK', 'SQ', 'S2', 'DJ', 'DT'];
const SHORT: Record<(typeof LANGUAGES)[number], readonly string[]> = {
  de: ['PA', 'P AKD2 K B10', '6PX S −5', '3SA N =', '3SA'],
  en: ['SA', 'S AKQ2 D J10', '6SX S −5', '3NT N =', '3NT'],
  it: ['PA', 'P ARD2 Q F10', '6PX S −5', '3SA N =', '3SA'],
  fr: ['PA', 'P ARD2 K V10', '6PX S −5', '3SA N =', '3SA'],
};

it.each(LANGUAGES)('names cards, hands, results and bids in the letters one types: %s', (language) => {
  const words = wordsOf(language);
  expect([
    briefCard(words, 'SA'),
    briefHand(words, HAND),
    briefResult(words, '6SXS-5'),
    briefResult(words, '3NTN='),
    briefCall(words, '3NT'),
  ]).toEqual(SHORT[language]);
});

it('keeps doubles to their signs and a pass to its word', () => {
  const words = wordsOf('de');
  expect(['X', 'XX', 'P'].map((call) => briefCall(words, call))).toEqual(['X', 'XX', 'Passe']);
  expect(briefResult(words, 'P')).toBe(words.result('P'));
});
