// Why one's own table has no next board yet.
import type { MatchView, TableView } from '../../generated/wire';
import { otherFinished } from './news';
import { roomOf } from '../teams/teams';

/** The message that says so; `null` if nothing keeps this table. */
export function waitingFor(view: TableView, match: MatchView): string | null {
  if (view.may.next || match.over) return null;
  const { plan } = match.lineUp;
  const own = match.finished[roomOf(match.me) - 1] ?? 0;
  if (own >= plan.boards) return 'teams-wait-end';
  if (plan.half === 'change' && own === plan.boards / 2 && !match.changed) return 'teams-wait-half';
  if (plan.order === 'passed-on' && otherFinished(match) <= own) return 'teams-wait-board';
  return 'teams-wait';
}
