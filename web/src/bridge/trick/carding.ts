// What a defender's card says, as a sentence for the player at the screen.
import 'words:card-says-';
import 'words:carding';
import type { CardSays, TableView } from '../../generated/wire';
import { say, t } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { sideOf, type Seat } from '../seats/seats';

/** The sentence: what the card means by agreement, unless the reader sees that it is so, or that it cannot be. */
export function cardSays(view: TableView, seat: Seat, says: CardSays): string {
  const text = say({ code: says.said.code, args: { ...says.said.args, ...from(says.holdings ?? []) } });
  const whose = sideOf(seat) === sideOf(view.me) ? 'ours' : 'theirs';
  switch (says.standing) {
    case 'certain':
      return text;
    case 'excluded':
      return t('table-card-excluded', { whose, says: text });
    default:
      return t('table-card-agreed', { whose, choice: says.alone ? 'perhaps' : 'free', says: text });
  }
}

/** From what a card may have been led. */
function from([first, ...others]: string[]): Record<string, string> {
  if (!first) return {};
  const list = new Intl.ListFormat(settings.profile, { type: 'disjunction' });
  return { first: t(first), others: list.format(others.map((id) => t(id))) };
}
