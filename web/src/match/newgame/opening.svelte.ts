// Opens a match and goes to one's table in it.
import type { OpenMatch } from '../../generated/wire';
import { reasonOf } from '../../lib/api';
import { say } from '../../lib/i18n.svelte';
import { go } from '../../lib/router.svelte';
import { rememberTable } from '../../lib/settings.svelte';
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
    a: { ...crews.A, name: crews.A.name.trim(), system: wish.system, level },
    b: { ...crews.B, name: crews.B.name.trim(), system: wish.theirSystem, level },
    name,
    place: me,
    company: wish.company.filter((place) => place !== me),
    tempo,
    minutes,
  };
}

/** The state of opening a match: under way, or why it did not work. */
export class MatchBeginning {
  busy = $state(false);
  trouble = $state('');

  /** Opens the match that is wished for, and shows one's table. */
  async begin(wish: MatchWish): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      const { table, seat } = await openMatch(sent(wish));
      rememberTable(table);
      go(`/table/${table}?seat=${seat}`);
    } catch (reason) {
      this.trouble = say(reasonOf(reason), 'refused-');
    } finally {
      this.busy = false;
    }
  }
}
