/** The suits' pips: own drawings on a field of 32 by 32, the same as on the sheet of faces (tools/art/faces.py). */

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
