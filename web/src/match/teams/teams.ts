// The two teams of a match and its eight places.
import { t } from '../../lib/i18n.svelte';
import { SEATS, sideOf, type Seat } from '../../bridge/seats/seats';

export type TeamName = 'A' | 'B';
export type Room = 1 | 2;
export const COLOURS = ['blue', 'yellow', 'violet', 'green', 'red', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a team calls itself, and its colour. */
export interface Crew {
  name: string;
  colour: Colour;
}

/** A seat at one of the tables: "1N". */
export type PlaceName = `${Room}${Seat}`;
export const ROOMS: readonly Room[] = [1, 2];
export const PLACES: readonly PlaceName[] = ROOMS.flatMap((room) =>
  SEATS.map((seat) => `${room}${seat}` as const),
);

/** Team A sits North-South at the first table and East-West at the second. */
export function teamAt(room: Room, seat: Seat): TeamName {
  return (sideOf(seat) === 'NS') === (room === 1) ? 'A' : 'B';
}

export const roomOf = (place: PlaceName): Room => (place.startsWith('1') ? 1 : 2);
export const seatOf = (place: PlaceName): Seat => place.charAt(1) as Seat;
export const teamOf = (place: PlaceName): TeamName => teamAt(roomOf(place), seatOf(place));

/** "Team Blau" where a team has given itself no name. */
export const crewName = (crew: Crew): string => crew.name || t(`teams-colour-${crew.colour}-name`);
