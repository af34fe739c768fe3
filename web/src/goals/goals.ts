// Boards to practise the play of the cards with: opened over HTTP, played at a table like any other.
import type { OpenGoal, PracticeGoal, TableOpened } from '../generated/wire';
import { ask } from '../lib/api';

export type Goal = PracticeGoal['goal'];
export const GOALS = ['make', 'beat', 'overtricks'] as const satisfies readonly Goal[];

/** Opens a table with the first board of a practice. */
export function openGoal(wish: OpenGoal): Promise<TableOpened> {
  const headers = { 'content-type': 'application/json' };
  return ask<TableOpened>('/api/goals', { method: 'POST', headers, body: JSON.stringify(wish) });
}

/** Opens another table: with the same board as this one, or with the next of its practice. */
export function openBoard(table: string, which: 'same' | 'next'): Promise<TableOpened> {
  return ask<TableOpened>(`/api/goals/${encodeURIComponent(table)}/${which}`, { method: 'POST' });
}
