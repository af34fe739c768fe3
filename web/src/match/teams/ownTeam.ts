// What belongs to the reader of a match: their team, and where they sit. Whoever looks over a player's shoulder follows
// that player; the gallery follows nobody.
import { t } from '../../lib/i18n.svelte';
import { crewName, roomOf, teamOf, type Crew, type PlaceName, type Room, type TeamName } from './teams';

/** Whose things are marked. */
export interface Own {
  readonly team: TeamName;
  /** Where the own chair is; `null` where only the team is known. */
  readonly place: PlaceName | null;
  /** The player whom the reader follows; `null` where the reader plays. */
  readonly follows: string | null;
}

/** What belongs to the chair at this place, whose player the reader is or follows. */
export const ownAt = (place: PlaceName, follows: string | null = null): Own => ({
  team: teamOf(place),
  place,
  follows,
});

export const isOwnTeam = (own: Own | null, team: TeamName | null): boolean => own?.team === team;

export const isOwnRoom = (own: Own | null, room: Room): boolean =>
  own?.place != null && roomOf(own.place) === room;

/** What stands beside the own team: "wir", or the name of who is followed. */
export const teamTag = ({ follows }: Own): string => follows ?? t('teams-own');

/** What stands beside the own table: "dein Tisch". */
export const roomTag = ({ follows }: Own): string =>
  follows === null ? t('teams-own-table') : t('teams-followed-table', { name: follows });

/** "Team Blau (dein Team)": a team in a sentence. */
export function namedTeam(crew: Crew & { team: TeamName }, own: Own | null): string {
  const name = crewName(crew);
  if (!own || !isOwnTeam(own, crew.team)) return name;
  return own.follows === null
    ? t('teams-own-named', { name })
    : t('teams-followed-named', { name, player: own.follows });
}
