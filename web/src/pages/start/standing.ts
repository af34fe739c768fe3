// How a table that this browser has sat at stands, in words.
import type { MatchLine, TableSummary } from '../../generated/wire';
import { otherSide } from '../../bridge/sheet/layout';
import { number, t } from '../../lib/i18n.svelte';
import { earned, unit } from '../../bridge/sheet/measures';
import { namedTeam } from '../../match/teams/ownTeam';

/** "Robber zu vier Austeilungen mit Anna und Bert" */
export function gameOf({ goal, replayed, form, others }: TableSummary): string {
  const game = t(goal ? 'goals-title' : replayed ? 'origin-title' : `form-${form}`);
  return others.length > 0 ? `${game} ${t('start-with', { names: others.join(', ') })}` : game;
}

/** "Austeilung 3 von 4 · Wir führen mit 320" */
export function standingOf(table: TableSummary): string {
  return `${dealOf(table)} · ${scoreOf(table)}`;
}

function dealOf({ deal, deals, goal, match }: TableSummary): string {
  if (match) return t('teams-of-boards', { boards: match.standing.boards, of: match.plan.boards });
  if (goal) return t('goal-board', { number: deal });
  return deals > 0 ? t('start-deal-of', { deal, deals }) : t('start-deal', { deal });
}

function scoreOf(table: TableSummary): string {
  if (table.match) return scoreOfMatch(table.match);
  if (table.goal) return t(`goal-${table.goal}`);
  const [ours, theirs] = [table.totals[table.us] ?? 0, table.totals[otherSide(table.us)] ?? 0];
  if (table.over) return `${t('table-us')} ${number(ours)} : ${number(theirs)} ${t('table-them')}`;
  const lead = ours - theirs;
  if (lead === 0) return t('sheet-now-even');
  return t(lead > 0 ? 'sheet-now-us' : 'sheet-now-them', { amount: number(Math.abs(lead)) });
}

/** "Team Blau 5, Team Gelb 3 (IMPs)" */
function scoreOfMatch({ plan, standing, team, teams }: MatchLine): string {
  const own = { team, place: null, follows: null };
  const [a = '', b = ''] = teams.map((each) => namedTeam(each, own));
  return t('teams-standing-aloud', {
    a,
    b,
    points: earned(plan.measure, standing.total.A ?? 0),
    others: earned(plan.measure, standing.total.B ?? 0),
    unit: unit(plan.measure),
  });
}
