// What has come about in a match that no event of one's own table tells, in words for those who listen.
import type { MatchView } from '../../generated/wire';
import { t } from '../../lib/i18n.svelte';
import { earned, unit } from '../../bridge/sheet/measures';
import { namedTeam, ownAt } from '../teams/ownTeam';

/** The other table's number. */
export const otherRoom = (match: MatchView): 1 | 2 => (match.me.startsWith('1') ? 2 : 1);

/** How many boards the other table has finished. */
export const otherFinished = (match: MatchView): number => match.finished[otherRoom(match) - 1] ?? 0;

/** What is new between two views; empty if nothing. */
export function news(before: MatchView, match: MatchView): string {
  if (match.paused !== before.paused) return t(match.paused ? 'teams-paused' : 'teams-resumed');
  if (match.standing.boards > before.standing.boards) return standingAloud(match);
  if (otherFinished(match) > otherFinished(before))
    return t('teams-other-has', { room: otherRoom(match), count: otherFinished(match) });
  return '';
}

/** "Verglichen: 2 Boards. Team Blau 5, Team Gelb 3 IMPs." */
export function standingAloud({ lineUp, standing, me }: MatchView): string {
  const own = ownAt(me);
  const [a, b] = lineUp.teams;
  if (!a || !b) return '';
  const { measure } = lineUp.plan;
  return (
    t('teams-compared', { boards: standing.boards }) +
    ' ' +
    t('teams-standing-aloud', {
      a: namedTeam(a, own),
      b: namedTeam(b, own),
      points: earned(measure, standing.total.A ?? 0),
      others: earned(measure, standing.total.B ?? 0),
      unit: unit(measure),
    })
  );
}
