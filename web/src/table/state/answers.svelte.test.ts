import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reviewed } from '../../generated/wire';
import { tableView } from '../../testing/views';
import { Answers, type Answer, type Question } from './answers.svelte';

const playing = tableView({ phase: 'play', version: 7, calls: ['1D', 'P', 'P', 'P'] });
const auction = tableView({ version: 3, calls: ['1D', 'P'] });
const NEXT_BOARD = { number: 2, deal: 2, deals: 4, dealer: 'E', first: 'E', vulnerability: 'NS' } as const;

let sent: Question[];
let goesOut: boolean;
let answers: Answers;
beforeEach(() => {
  sent = [];
  goesOut = true;
  answers = new Answers((question) => {
    if (goesOut) sent.push(question);
    return goesOut;
  });
  answers.follow(playing);
});

const newest = (): string => sent.at(-1)?.id ?? '';
/** An answer to the newest question, of which a test says only what it is about. */
const hear = (answer: Partial<Answer> & Pick<Answer, 'type'>, id = newest()): void =>
  answers.heard({ ...answer, id } as Answer);
const meaning = (id = newest()): void => hear({ type: 'meaning', said: [], artificial: true }, id);

describe('what a call means', () => {
  it('is asked once, and once more after it was refused', () => {
    answers.explain(0);
    answers.explain(0);
    expect(sent).toEqual([{ type: 'explain', id: newest(), index: 0 }]);
    answers.refused(newest(), { code: 'meaning-too-many' });
    expect(answers.meanings[0]).toMatchObject({ said: [{ code: 'refused-meaning-too-many' }] });
    answers.explain(0);
    meaning();
    answers.explain(0);
    expect(sent).toHaveLength(2);
    expect(answers.meanings[0]).toMatchObject({ artificial: true });
  });

  it('is asked again by who shows it whenever more cards are to be seen, and in the auction is not', () => {
    const stop = $effect.root(() => {
      $effect(() => answers.explain(0));
    });
    flushSync();
    meaning();
    answers.follow({ ...playing, version: 8 });
    flushSync();
    expect(sent).toHaveLength(2);
    answers.follow(auction);
    flushSync();
    meaning();
    answers.follow({ ...auction, version: 4, calls: ['1D', 'P', 'P'] });
    flushSync();
    expect(sent).toHaveLength(3);
    stop();
  });

  it.each([
    ['another board', { ...playing, version: 8, board: NEXT_BOARD }],
    ['an auction that begins anew', { ...auction, version: 8 }],
  ])('is forgotten with %s, and an answer that comes too late counts for nothing', (_, view) => {
    answers.explain(0);
    meaning();
    answers.explain(1);
    answers.follow(view);
    expect(answers.meanings).toEqual({});
    answers.refused(newest(), { code: 'unknown' });
    expect(answers.meanings).toEqual({});
  });

  it('is forgotten when a call is taken back, and kept while calls are added', () => {
    answers.follow(auction);
    answers.explain(1);
    meaning();
    answers.follow({ ...auction, version: 4, calls: ['1D', 'P', '1H'] });
    expect(answers.meanings).toHaveProperty('1');
    answers.follow({ ...auction, version: 5, calls: ['1D'] });
    expect(answers.meanings).toEqual({});
  });

  it('can be asked once the line is back, where it broke before or after the question went out', () => {
    goesOut = false;
    answers.explain(0);
    goesOut = true;
    answers.explain(0);
    expect(sent).toHaveLength(1);
    const lost = newest();
    answers.waitNoMore();
    meaning(lost);
    expect(answers.meanings).toEqual({});
    answers.explain(0);
    expect(sent).toHaveLength(2);
  });
});

describe('what a card says', () => {
  const says = (standing: 'agreed' | 'certain') =>
    ({ said: { code: 'card-says-count-even', args: {} }, standing }) as const;

  it('is asked for when somebody looks, told anew each time, and forgotten once all cards lie open', () => {
    answers.askAbout('D7');
    expect(sent).toEqual([{ type: 'card-says', id: newest(), card: 'D7' }]);
    hear({ type: 'card-said', card: 'D7', says: says('agreed') });
    expect(answers.cardsSaid).toMatchObject({ D7: { says: { standing: 'agreed' } } });
    answers.askAbout('D7');
    hear({ type: 'card-said', card: 'D7', says: says('certain') });
    answers.follow({ ...playing, version: 8 });
    expect(answers.cardsSaid).toMatchObject({ D7: { says: { standing: 'certain' } } });
    answers.follow({ ...playing, version: 9, phase: 'result' });
    expect(answers.cardsSaid).toEqual({});
  });

  it('may be refused, and why is kept in its place', () => {
    answers.askAbout('D7');
    answers.refused(newest(), { code: 'card-unexplained' });
    expect(answers.cardsSaid).toEqual({ D7: { code: 'card-unexplained' } });
  });
});

describe('advice', () => {
  const ask = {
    advice: () => answers.ask(),
    objections: () => answers.ask('2H'),
    cardAdvice: () => answers.askCard(),
  };

  it.each([
    ['advice', 'hinted', { type: 'hint' }],
    ['objections', 'objections', { type: 'why-not', call: '2H' }],
    ['cardAdvice', 'card-hinted', { type: 'card-hint' }],
  ] as const)(
    'in %s is about one version: an answer after the next counts for nothing',
    (about, type, question) => {
      ask[about]();
      expect(sent.at(-1)).toEqual({ ...question, id: newest() });
      const late = newest();
      answers.follow({ ...playing, version: 8 });
      hear({ type }, late);
      expect(answers[about]).toBeNull();
      ask[about]();
      hear({ type });
      answers.follow({ ...playing, version: 8 });
      expect(answers[about]).toMatchObject({ type });
      answers.follow({ ...playing, version: 9 });
      expect(answers[about]).toBeNull();
    },
  );
});

describe('the review of a board', () => {
  const known = (done: number): Partial<Reviewed> & { type: 'reviewed' } => ({
    type: 'reviewed',
    cards: [],
    done,
    complete: done === 2,
  });

  it('grows with each answer to one question, is complete for good, and forgotten with the next board', () => {
    answers.lookBack();
    answers.lookBack();
    expect(sent).toEqual([{ type: 'review', id: newest() }]);
    hear(known(1));
    answers.lookBack();
    hear(known(2));
    answers.lookBack();
    expect(answers.review).toMatchObject({ done: 2 });
    expect(sent).toHaveLength(1);
    answers.follow({ ...playing, version: 8, board: NEXT_BOARD });
    expect(answers.review).toBeNull();
  });
});
