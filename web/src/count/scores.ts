// The printed card of scores: the numbers of the Laws in the order in which one looks them up. Nothing is computed.

/** A table: the codes of its columns and rows, and the points. */
export interface ScoreCard {
  name: string;
  columns: readonly string[];
  rows: readonly { name: string; points: readonly number[] }[];
}

export const SCORE_CARDS: readonly ScoreCard[] = [
  {
    name: 'tricks',
    columns: ['plain', 'doubled', 'redoubled'],
    rows: [
      { name: 'minor', points: [20, 40, 80] },
      { name: 'major', points: [30, 60, 120] },
      { name: 'notrump-first', points: [40, 80, 160] },
      { name: 'notrump-further', points: [30, 60, 120] },
    ],
  },
  {
    name: 'premiums',
    columns: ['safe', 'danger'],
    rows: [
      { name: 'part-score', points: [50, 50] },
      { name: 'game', points: [300, 500] },
      { name: 'small-slam', points: [500, 750] },
      { name: 'grand-slam', points: [1000, 1500] },
      { name: 'insult-doubled', points: [50, 50] },
      { name: 'insult-redoubled', points: [100, 100] },
      { name: 'overtrick-doubled', points: [100, 200] },
      { name: 'overtrick-redoubled', points: [200, 400] },
    ],
  },
  {
    name: 'down-safe',
    columns: ['plain', 'doubled', 'redoubled'],
    rows: [
      { name: 'first', points: [50, 100, 200] },
      { name: 'second-third', points: [50, 200, 400] },
      { name: 'fourth', points: [50, 300, 600] },
    ],
  },
  {
    name: 'down-danger',
    columns: ['plain', 'doubled', 'redoubled'],
    rows: [
      { name: 'first', points: [100, 200, 400] },
      { name: 'second-third', points: [100, 300, 600] },
      { name: 'fourth', points: [100, 300, 600] },
    ],
  },
];
