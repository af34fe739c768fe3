// Opens a match and goes to one's table in it.
import type { OpenMatch } from '../../generated/wire';
import type { Asking } from '../../lib/asking.svelte';
import { go } from '../../lib/router.svelte';
import { rememberTable, settings } from '../../lib/settings.svelte';
import { openMatch } from '../api';
import type { MatchWish } from './wish';

/** The wish as it is sent. */
function sent(wish: MatchWish): OpenMatch {
  const { boards, measure, order, half, crews, name, me, level, tempo, minutes } = wish;
  return {
    boards,
    measure,
    order,
    half,
    a: { name: crews.A.name.trim(), colour: crews.A.colour, system: wish.system, level },
    b: { name: crews.B.name.trim(), colour: crews.B.colour, system: wish.theirSystem, level },
    name,
    place: me,
    company: wish.company.filter((place) => place !== me),
    tempo,
    minutes,
    face: settings.face,
  };
}

/** Opens the match that is wished for, and shows one's table. */
export function beginMatch(asking: Asking, wish: MatchWish): Promise<void> {
  return asking.ask(
    () => openMatch(sent(wish)),
    ({ table, seat }) => {
      rememberTable(table);
      go(`/table/${table}?seat=${seat}`);
    },
  );
}
