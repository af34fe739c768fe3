/** The suits' pips and the ornaments of the court cards: own drawings on a field of 32 by 32. */

export type SuitLetter = 'S' | 'H' | 'D' | 'C';
export type RankLetter = 'A' | 'K' | 'Q' | 'J' | 'T' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2';

/** Outlines that stay apart at 16 px: one point, two lobes, four concave sides, three balls. */
export const PIPS: Record<SuitLetter, string> = {
  S:
    'M16 1.5C18.6 7.4 30 12.6 30 20.3A6.4 6.4 0 0 1 18.6 24.3Q19 28.4 22.4 30.5H9.6Q13 28.4 13.4 24.3' +
    'A6.4 6.4 0 0 1 2 20.3C2 12.6 13.4 7.4 16 1.5Z',
  H: 'M16 30.2C13.2 24.4 1.8 19.4 1.8 10.6A7.4 7.4 0 0 1 16 7.4A7.4 7.4 0 0 1 30.2 10.6C30.2 19.4 18.8 24.4 16 30.2Z',
  D: 'M16 .8Q20.6 9.2 27.6 16Q20.6 22.8 16 31.2Q11.4 22.8 4.4 16Q11.4 9.2 16 .8Z',
  C:
    'M16 1.4A6.7 6.7 0 0 1 20.9 12.7A6.7 6.7 0 1 1 18.2 22.4Q18.4 27.6 22.2 30.5H9.8Q13.6 27.6 13.8 22.4' +
    'A6.7 6.7 0 1 1 11.1 12.7A6.7 6.7 0 0 1 16 1.4Z',
};

/** What the pip of a court card wears: a crown, a coronet of pearls, a cap with a feather. `gold` lies behind. */
export const COURTS: Record<'K' | 'Q' | 'J', { line: string; gold: string }> = {
  K: {
    gold: 'M5 27L3.4 12.5L10.4 18L16 8.5L21.6 18L28.6 12.5L27 27Z',
    line:
      'M5 27L3.4 12.5L10.4 18L16 8.5L21.6 18L28.6 12.5L27 27ZM5 27H27M5.4 23.3H26.6' +
      'M16 8.5V1.6M13.2 4.1H18.8',
  },
  Q: {
    gold: 'M5 27Q4 19 6 16Q9.5 21.5 16 21.5Q22.5 21.5 26 16Q28 19 27 27Z',
    line:
      'M5 27Q3.6 18 5.2 13.5Q9 21 11.5 20.5Q15.5 16 16 9.5Q16.5 16 20.5 20.5' +
      'Q23 21 26.8 13.5Q28.4 18 27 27ZM5.3 23.5H26.7' +
      'M16 9.5A2.1 2.1 0 1 1 16.01 9.5M5.2 13.5A1.9 1.9 0 1 1 5.21 13.5' +
      'M26.8 13.5A1.9 1.9 0 1 1 26.81 13.5',
  },
  J: {
    gold: 'M5 27Q4.5 17.5 12 16.5Q20 15.5 26 20.5L27 27Z',
    line:
      'M4 27Q3.5 17.5 12 16.5Q20 15.5 26.5 20.5L28 27ZM4 27H28M4.3 23.3H27.2' +
      'M20.5 17.8Q19 8 29 2.5Q30.5 10.5 23.6 18.8M21.7 17.2Q23 10.5 27.6 6',
  },
};
