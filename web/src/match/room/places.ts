// Who sits at the places of a match, in words.
import type { PlaceView } from '../../generated/wire';
import { chairName, stateOf, stateWords } from '../../bridge/seats/players';
import { seatOf } from '../teams/teams';

/** The name at a place and how it stands there: a person who is here or not, a bot, or a bot for somebody. */
export function placeWords(player: PlaceView): { name: string; state: string; words: string } {
  const seated = { ...player, seat: seatOf(player.place), coming: null };
  return { name: chairName(seated), state: stateOf(seated), words: stateWords(seated) };
}
