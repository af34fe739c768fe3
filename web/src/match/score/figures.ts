// The figures of a match as they are written.
import type { ComparisonView, MatchBoards, PlanView, StandingView } from '../../generated/wire';
import { money } from '../../lib/i18n.svelte';
import { isOwnTeam, ownAt } from '../teams/ownTeam';
import type { TeamName } from '../teams/teams';

/** Who has won a number of points, seen from the first team: a negative one is the other's. */
export function creditOf(points: number): { team: TeamName | null; amount: number } {
  return { team: points > 0 ? 'A' : points < 0 ? 'B' : null, amount: Math.abs(points) };
}

/** Whether the reader's team has won a match that is over. */
export const hasWon = ({ me, over, standing }: Pick<MatchBoards, 'me' | 'over' | 'standing'>): boolean =>
  over && standing.leader !== null && isOwnTeam(ownAt(me), standing.leader);

/** What a table brought, as points of the first team. */
export const ofTeamA = (room: 1 | 2, score: number): number => (room === 1 ? score : -score);

/** What is won or lost on a board by the measure, as a number that a bar can be drawn of; positive for the first team. */
export function swing({ measure }: PlanView, board: ComparisonView): number {
  if (measure === 'imps') return board.imps;
  if (measure === 'total-points') return board.difference;
  return Math.sign(board.difference);
}

/** "11,25 : 8,75" in hundredths. */
export function victoryPoints({ victoryPoints }: StandingView): Record<TeamName, string> | null {
  if (!victoryPoints) return null;
  const written = (team: TeamName): string => money(victoryPoints[team] ?? 0);
  return { A: written('A'), B: written('B') };
}
