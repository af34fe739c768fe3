// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LANGUAGES, wordsOf } from '../testing/profiles';
import { isolated, SUITS, suitOf } from './words';

const CALLS = [
  'P',
  'X',
  'XX',
  ...'1234567'.split('').flatMap((n) => ['C', 'D', 'H', 'S', 'NT'].map((s) => n + s)),
];
const CARDS = SUITS.flatMap((suit) => 'AKQJT98765432'.split('').map((rank) => suit + rank));

describe.each(LANGUAGES)('words in %s', (language) => {
  const words = wordsOf(language);

  it('names every card and every call, each by a name of its own', () => {
    for (const name of [(card: string) => words.card(card), (card: string) => words.cardName(card)])
      expect(new Set(CARDS.map(name)).size).toBe(52);
    for (const name of [(call: string) => words.call(call), (call: string) => words.callName(call)])
      expect(new Set(CALLS.map(name)).size).toBe(38);
  });

  it('never shows a canonical name where there is a word', () => {
    for (const call of ['P', 'X', 'XX']) expect(words.call(call)).not.toBe(call);
    for (const card of CARDS) expect(words.cardName(card)).toMatch(/^\p{L}{1,}( \p{L}+)+$/u);
  });

  it('tells results with a true minus, and who declared them', () => {
    for (const [text, margin] of [
      ['4SXE+1', '+1'],
      ['3NTN=', '='],
      ['6HXXW-2', '−2'],
    ] as const) {
      expect(words.result(text)).toContain(margin);
      expect(words.result(text)).toContain(words.seat(text.replace(/.*([NESW])[-+=].*/, '$1')));
      expect(words.result(text, true)).not.toContain(words.seat(text.replace(/.*([NESW])[-+=].*/, '$1')));
    }
    expect(words.result('P')).not.toBe('P');
  });

  it('turns what an argument’s name says it is, numbered or not, and nothing else', () => {
    expect(
      words.arguments({ card: 'SQ', 'card-2': 'HT', suit: 'D', seat: 'E', strain: 'NT', name: 'SQ', n: 3 }),
    ).toEqual({
      card: words.card('SQ'),
      'card-2': words.card('HT'),
      suit: '♦',
      seat: words.seat('E'),
      strain: words.strain('NT'),
      name: 'SQ',
      n: 3,
    });
    expect(words.arguments({ suit: '' })).toEqual({ suit: 'none' });
  });
});

describe('words in German', () => {
  it('says what people say', () => {
    const words = wordsOf('de');
    expect(words.card('SQ')).toBe('♠D');
    expect(words.card('HT')).toBe('♥10');
    expect(words.cardName('SA')).toBe('Pik As');
    expect(words.callName('4S')).toBe('4 Pik');
    expect(words.call('3NT')).toBe('3SA');
    expect(words.contract('4SXE')).toBe('4♠X von Ost');
    expect(words.result('4SXE+1')).toBe('4♠X +1 von Ost');
    expect(words.arguments({ held: '0/4', wanted: '1/2/3' })).toEqual({
      held: '0 oder 4',
      wanted: '1, 2 oder 3',
    });
  });

  it('shows A K Q J to who prefers them, and keeps the names that are read aloud', () => {
    const words = wordsOf('de', true);
    expect(['SA', 'SK', 'SQ', 'SJ', 'ST'].map((card) => words.card(card))).toEqual([
      '♠A',
      '♠K',
      '♠Q',
      '♠J',
      '♠10',
    ]);
    expect(words.cardName('SQ')).toBe('Pik Dame');
  });
});

describe('a suit', () => {
  it('is known by its symbol', () => {
    for (const suit of SUITS) expect(suitOf(wordsOf('en').suit(suit))).toBe(suit);
    expect(suitOf('S')).toBeUndefined();
  });
});

describe('a name of the other writing direction', () => {
  it('stands by itself in a sentence, each of several, and others stay as they are', () => {
    expect(isolated('Anna')).toBe('Anna');
    expect(isolated('Łukasz, Zoë 3')).toBe('Łukasz, Zoë 3');
    expect(isolated('דנה')).toBe('\u2068דנה\u2069');
    expect(isolated('Anna, ליאור 2, عمر')).toBe('Anna, \u2068ליאור 2\u2069, \u2068عمر\u2069');
  });

  it('is so in whatever is said, and no card or seat is', () => {
    const words = wordsOf('de');
    expect(words.arguments({ name: 'דנה', seat: 'S', card: 'SA', count: 3 })).toEqual({
      name: '\u2068דנה\u2069',
      seat: 'Süd',
      card: '♠A',
      count: 3,
    });
  });
});
