import { expect, test } from 'vitest';
import type { MatchBoards } from '../../generated/wire';
import { hasWon } from './figures';

const ended = (leader: 'A' | 'B' | null, over = true): Pick<MatchBoards, 'me' | 'over' | 'standing'> => ({
  me: '1S',
  over,
  standing: { leader } as MatchBoards['standing'],
});

test('a match is won by the team that leads when it is over, and by nobody before or where both are level', () => {
  expect(hasWon(ended('A'))).toBe(true);
  expect(hasWon(ended('B'))).toBe(false);
  expect(hasWon(ended(null))).toBe(false);
  expect(hasWon(ended('A', false))).toBe(false);
});

test('a player of the other table belongs to the team across', () => {
  expect(hasWon({ ...ended('B'), me: '2S' })).toBe(true);
});
