// What people say about their own calls, in words.
import type { ExplanationView, TableView } from '../../generated/wire';
import { i18n, t } from '../../lib/i18n.svelte';
import { who } from '../../bridge/seats/announce';
import type { Game } from '../state/game.svelte';

/** What was said about this call, as far as the player at the screen may know it. */
export function explanationOf(view: TableView, index: number): ExplanationView | undefined {
  return view.explanations.find((each) => each.index === index);
}

/** "Ben zu 2♣: …"; aloud with the call as a word. */
export function heard(view: TableView, said: ExplanationView, aloud = false): string {
  const call = view.calls[said.index];
  if (!call) return '';
  const args = {
    name: who(view, said.seat),
    system: said.text === null ? 'yes' : 'no',
    text: said.text ?? '',
  };
  return aloud
    ? t('explain-heard', { ...args, callname: i18n.callName(call) })
    : t('explain-shown', { ...args, call });
}

/** Tells the opponents what an own call means; without words, that it means what the system says. */
export function tell(game: Game, index: number, call: string, text: string | null): boolean {
  return game.store.send({ type: 'explain-call', index, call, text });
}
