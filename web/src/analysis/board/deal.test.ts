import { describe, expect, it } from 'vitest';
import { analysisPath } from '../../bridge/diagram/analysed';
import { addressFor, lookedIn, type Looked } from './address';
import { doubt, hundredths } from './chance';
import {
  completed,
  dealText,
  given,
  handsOf,
  holderOf,
  isEnding,
  isWhole,
  NO_HANDS,
  PACK,
  shuffled,
  swapped,
  type Hands,
} from './deal';
import { tricksOf, turnAfter } from './tricks';

const random = (): ReturnType<typeof completed> => completed(NO_HANDS, shuffled);

describe('four hands', () => {
  it('are a deal once all cards are given out, each once', () => {
    for (let round = 0; round < 50; round++) {
      const hands = random();
      expect(isWhole(hands)).toBe(true);
      expect(PACK.every((card) => holderOf(hands, card))).toBe(true);
    }
  });

  it('keep thirteen cards each when two change places, and are the same after they change back', () => {
    const hands = random();
    const [one = '', other = ''] = [hands.N[0], hands.W[12]];
    const now = swapped(hands, one, other);
    expect([isWhole(now), holderOf(now, one), holderOf(now, other)]).toEqual([true, 'W', 'N']);
    expect(swapped(now, one, other)).toEqual(hands);
  });

  it('take a card from whoever has it, give it back, and take no fourteenth', () => {
    const one = given(NO_HANDS, 'SA', 'N');
    expect(given(one, 'SA', 'E').E).toEqual(['SA']);
    expect(given(one, 'SA', 'N')).toEqual(NO_HANDS);
    const hands = random();
    expect(given(hands, hands.E[0] ?? '', 'N')).toBe(hands);
  });
});

describe('the address', () => {
  it('holds the deal and all that is tried out with it', () => {
    for (let round = 0; round < 50; round++) {
      const hands = random();
      const looked: Looked = {
        hands,
        lead: '',
        dealer: 'E',
        danger: 'NS',
        contract: '3NTXW',
        cards: [hands.N[3] ?? ''],
        calls: ['P', '1NT', 'X', 'XX', 'P', 'P', 'P'],
        ns: 'natur-b/nt=15-17',
        ew: 'forum',
      };
      const search = addressFor(looked).replace('/analysis', '');
      expect(lookedIn(search, 'forum')).toEqual(looked);
      expect(handsOf(dealText(hands).slice(2), ' ')).toEqual(hands);
    }
  });

  it('holds an ending, who leads to it, and what was played', () => {
    const hands: Hands = { N: ['SA', 'SJ'], E: ['SQ', 'S2'], S: ['SK', 'S3'], W: ['ST', 'S9'] };
    const whole = lookedIn(searchOf(random(), 'S'), 'forum');
    if (!whole) throw new Error('a whole deal is read');
    const looked: Looked = { ...whole, hands, lead: 'W', contract: '1NTS', cards: ['S9'] };
    expect(isEnding(hands)).toBe(true);
    expect(isEnding({ ...hands, N: ['SA'] })).toBe(false);
    expect(isEnding(random())).toBe(false);
    expect(lookedIn(addressFor(looked).replace('/analysis', ''), 'forum')).toEqual(looked);
    expect(turnAfter('1NTE', [], 'W')).toBe('W');
    expect(turnAfter('1NTE', ['S9', 'SJ', 'SQ', 'S3'], 'W')).toBe('E');
  });

  it('is no deal with a card twice, one missing, or anything else', () => {
    const search = searchOf(random(), 'S');
    expect(lookedIn(search, 'forum')).toMatchObject({ dealer: 'S', danger: 'All', ns: 'forum' });
    for (const wrong of ['', '?deal=', '?deal=AK~Q', search.replace('A', ''), search.replace('2', 'A')])
      expect(lookedIn(wrong, 'forum')).toBeNull();
  });

  it('gives nothing of a contract or a system that is none', () => {
    const search = searchOf(random(), 'N');
    expect(lookedIn(`${search}&contract=8SN&cards=SA`, 'forum')).toMatchObject({ contract: '', cards: [] });
    expect(lookedIn(`${search}&ns=%3Cb%3E`, 'forum')?.ns).toBe('forum');
    expect(lookedIn(`${search}&calls=P.8S.P`, 'forum')?.calls).toEqual([]);
  });
});

/** What stands behind the path where another page leads to the analysis of a deal. */
function searchOf(hands: ReturnType<typeof random>, dealer: string): string {
  const entries = Object.entries(hands).map(([seat, cards]) => ({ seat, cards }));
  return analysisPath(entries, dealer, 'All').slice('/analysis'.length);
}

describe('tricks', () => {
  it('go to the highest card of the suit led, or the highest trump, whose player leads next', () => {
    const cards = ['H2', 'HA', 'HK', 'S2', 'D2'];
    expect(tricksOf('4SE', cards)[0]?.winner).toBe('E');
    expect(tricksOf('3NTE', cards)[0]?.winner).toBe('W');
    expect([turnAfter('4SE', []), turnAfter('4SE', cards), turnAfter('3NTE', cards.slice(0, 4))]).toEqual([
      'S',
      'S',
      'W',
    ]);
  });
});

describe('shares', () => {
  it('are surer the more deals they are of, and never quite sure', () => {
    expect([doubt(200, 400), doubt(0, 400), doubt(400, 400), doubt(20, 40)]).toEqual([5, 1, 1, 15]);
    expect(hundredths(248, 400)).toBe(62);
    for (let count = 2; count < 400; count *= 2)
      expect(doubt(count / 2, count)).toBeGreaterThan(doubt(count, 2 * count));
  });
});
