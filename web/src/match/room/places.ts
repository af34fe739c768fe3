// Who sits at the places of a match, in words.
import type { PlaceView } from '../../generated/wire';
import { chairName, pictureOf, stateOf, stateWords } from '../../bridge/seats/players';
import { seatOf } from '../teams/teams';

interface PlaceWords {
  name: string;
  state: string;
  words: string;
  /** The picture of who sits there; `null` where nobody does yet. */
  picture: ReturnType<typeof pictureOf> | null;
}

/** The name at a place and how it stands there: a person who is here or not, a bot, or a bot for somebody. */
export function placeWords(player: PlaceView): PlaceWords {
  const seated = { ...player, seat: seatOf(player.place), coming: null };
  const picture = player.human || !player.kept ? pictureOf(seated) : null;
  return { name: chairName(seated), state: stateOf(seated), words: stateWords(seated), picture };
}
