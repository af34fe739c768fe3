// What a defender's card says, as a sentence for the player at the screen.
import type { CardSays, TableView } from '../generated/wire';
import { say, t } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import { sideOf, type Seat } from './seats';

/** The sentence; of a person's card only what it would mean by agreement. */
export function cardSays(view: TableView, seat: Seat, says: CardSays): string {
  const text = say({ code: says.said.code, args: { ...says.said.args, ...from(says.holdings ?? []) } });
  const person = view.players.some((player) => player.seat === seat && player.human);
  const whose = sideOf(seat) === sideOf(view.me) ? 'ours' : 'theirs';
  return person ? t('table-card-agreed', { whose, says: text }) : text;
}

/** From what a card may have been led. */
function from([first, ...others]: string[]): Record<string, string> {
  if (!first) return {};
  const list = new Intl.ListFormat(settings.profile, { type: 'disjunction' });
  return { first: t(first), others: list.format(others.map((id) => t(id))) };
}
