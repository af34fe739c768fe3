// What is said about a board at two tables: who won it, where the tables parted, what that cost, what one learns.
import type { BoardCosts, ComparisonView, LineUpView } from '../../generated/wire';
import { i18n, number, t } from '../../lib/i18n.svelte';
import { parResults } from '../../table/review/figures';
import { earned } from '../../bridge/sheet/measures';
import { creditOf } from './figures';
import { namedTeam, type Own } from '../teams/ownTeam';
import type { TeamName } from '../teams/teams';

function nameOf(lineUp: LineUpView, team: TeamName | null, own: Own | null): string {
  const crew = lineUp.teams.find((one) => one.team === team);
  return crew ? namedTeam(crew, own) : 'none';
}

/** "Team Blau gewinnt das Board: 470 Punkte, 10 IMPs." */
export function outcome(lineUp: LineUpView, board: ComparisonView, own: Own | null): string {
  const { measure } = lineUp.plan;
  if (!board.winner) return t('teams-board-even');
  return t('teams-board-won', {
    name: nameOf(lineUp, board.winner, own),
    points: number(Math.abs(board.difference)),
    imps: Math.abs(board.imps),
    earned: earned(measure, board.earned[board.winner] ?? 0),
    measure,
  });
}

/** Where the tables parted. */
export function partedAt({ parting }: ComparisonView): string {
  if (!parting) return t('teams-parted-not');
  const { what, index, seat, done } = parting;
  const written = (card: string | null): string =>
    card === null ? t('teams-parted-claim-word') : what === 'call' ? i18n.call(card) : i18n.card(card);
  const [one, two] = [written(done[0]), written(done[1])];
  const trick = Math.floor(index / 4) + 1;
  return t(`teams-parted-${what}`, { count: index, trick, seat, one, two });
}

/** How much of the difference lies in the contracts and how much in the play, with open cards. */
export function whence(lineUp: LineUpView, costs: BoardCosts, own: Own | null): string {
  const [auction, play] = [creditOf(costs.byAuction), creditOf(costs.byPlay)];
  return t('teams-whence', {
    auction: number(auction.amount),
    bidders: nameOf(lineUp, auction.team, own),
    play: number(play.amount),
    players: nameOf(lineUp, play.team, own),
  });
}

/** What the two cards cost in which the tables parted; empty if they did not part by cards. */
export function partingCost({ parting }: BoardCosts): string {
  return parting ? t('teams-parting-cost', { one: parting[0], two: parting[1] }) : '';
}

/** "Par: 4♠ = von Süd, 420 für Nord-Süd." */
export function parLine({ par, parResults: results }: BoardCosts): string {
  if (par === 0) return t('teams-par-none');
  const side = par > 0 ? 'NS' : 'EW';
  return t('teams-par', { results: parResults(results), points: number(Math.abs(par)), side });
}

/** "Erfüllt, und trotzdem verloren", with what the others did better. */
export function lessonOf(lineUp: LineUpView, { lesson, tables }: ComparisonView, own: Own | null): string {
  if (!lesson) return '';
  const [here, there] = lesson.room === 1 ? tables : [tables[1], tables[0]];
  return t('teams-lesson', {
    name: nameOf(lineUp, lesson.team, own),
    room: lesson.room,
    made: i18n.result(here.result),
    theirs: i18n.result(there.result),
    lost: number(lesson.lost),
    why: t(`teams-lesson-${lesson.lesson}`),
  });
}
