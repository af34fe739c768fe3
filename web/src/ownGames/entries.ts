// Games as the list says them: by evenings, with whom, and how they ended.
import type { OwnGameView } from '../generated/wire';
import { number, t } from '../lib/i18n.svelte';
import { otherSide } from '../bridge/seats/seats';
import { earned, unit } from '../bridge/sheet/measures';
import { namedTeam } from '../match/teams/ownTeam';
import type { TeamName } from '../match/teams/teams';

export interface Evening {
  /** As `2026-11-19`; empty where the file does not tell. */
  date: string;
  games: OwnGameView[];
}

/** The games by the evenings on which they were begun, in the order in which they come. */
export function evenings(games: readonly OwnGameView[]): Evening[] {
  const found: Evening[] = [];
  for (const game of games) {
    const last = found.at(-1);
    if (last?.date === game.date) last.games.push(game);
    else found.push({ date: game.date, games: [game] });
  }
  return found;
}

/** "Donnerstag, 19. November 2026" */
export function day(date: string, profile: string): string {
  if (!date) return t('games-undated');
  return new Date(`${date}T12:00:00`).toLocaleDateString(profile, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

export const formOf = (game: OwnGameView): string =>
  t(game.goal ? 'goals-title' : game.replayed ? 'origin-title' : `form-${game.form}`);

/** "mit Ben und Carla", or that only bots were there. */
export function company(game: OwnGameView): string {
  const names = game.players.filter(({ human, mine }) => human && !mine).map(({ name }) => name || t('you'));
  return names.length > 0 ? t('start-with', { names: names.join(', ') }) : t('games-with-bots');
}

/** How a game ended or stands, from the reader's side. */
export function outcome(game: OwnGameView): string {
  if (game.match) return standing(game.match);
  if (game.goal) return t(`goal-${game.goal}`);
  if (game.boards === 0) return t('games-no-board');
  const [us, them] = [game.totals[game.us] ?? 0, game.totals[otherSide(game.us)] ?? 0];
  if (!game.over) {
    if (us === them) return t('sheet-now-even');
    return t(us > them ? 'sheet-now-us' : 'sheet-now-them', { amount: number(Math.abs(us - them)) });
  }
  if (us === them) return t('games-even');
  return t(us > them ? 'games-won' : 'games-lost', { points: Math.abs(us - them) });
}

/** Whether the reader's side has won, lost, or neither: what is over says so with a mark. */
export function ended(game: OwnGameView): 'won' | 'lost' | 'even' | null {
  if (!game.over || game.goal) return null;
  if (game.match) {
    const leader = game.match.standing.leader;
    return leader === null ? 'even' : leader === game.match.team ? 'won' : 'lost';
  }
  const ahead = (game.totals[game.us] ?? 0) - (game.totals[otherSide(game.us)] ?? 0);
  return ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'even';
}

function standing({ plan, standing: now, team, teams }: NonNullable<OwnGameView['match']>): string {
  const own = { team, place: null, follows: null };
  const name = (wanted: TeamName): string =>
    teams.flatMap((each) => (each.team === wanted ? [namedTeam(each, own)] : [])).join('');
  return t('teams-standing-aloud', {
    a: name('A'),
    b: name('B'),
    points: earned(plan.measure, now.total.A ?? 0),
    others: earned(plan.measure, now.total.B ?? 0),
    unit: unit(plan.measure),
  });
}
