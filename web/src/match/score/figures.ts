// The figures of a match as they are written.
import type { ComparisonView, PlanView, StandingView } from '../../generated/wire';
import { money, number, t } from '../../lib/i18n.svelte';
import type { TeamName } from '../teams/teams';

/** Who has won a number of points, seen from the first team: a negative one is the other's. */
export function creditOf(points: number): { team: TeamName | null; amount: number } {
  return { team: points > 0 ? 'A' : points < 0 ? 'B' : null, amount: Math.abs(points) };
}

/** What a table brought, as points of the first team. */
export const ofTeamA = (room: 1 | 2, score: number): number => (room === 1 ? score : -score);

/** What stands in the measure's unit: IMPs and points as they are, halves of a board as halves: "1½". */
export function earned(measure: PlanView['measure'], amount: number): string {
  if (measure !== 'board-a-match') return number(amount);
  const whole = Math.floor(amount / 2);
  return amount % 2 === 0 ? number(whole) : `${whole > 0 ? number(whole) : ''}½`;
}

/** The same for sentences that count: a number, wherever it is a whole one. */
export function counted(measure: PlanView['measure'], amount: number): string | number {
  if (measure !== 'board-a-match') return amount;
  return amount % 2 === 0 ? amount / 2 : earned(measure, amount);
}

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

/** The unit of a measure: "IMPs". */
export const unit = (measure: PlanView['measure']): string => t(`teams-unit-${measure}`);
