// What somebody new to mini-bridge should know now, in one line beside the cards, and how a deal ended.
import type { TableView } from '../../generated/wire';
import { t } from '../../lib/i18n.svelte';
import { who } from '../../bridge/seats/announce';
import { sideOf } from '../../bridge/seats/seats';
import { mini } from './guidance.svelte';

/** One thing to know now, which stands beside the own cards; empty where there is none. */
export function tipOf(view: TableView): string {
  if (mini.guidance === 'none') return '';
  const { contract, turn } = view;
  if (view.phase === 'naming' && turn.actor)
    return turn.mine ? t('mini-tip-name') : t('mini-tip-waits', { name: who(view, turn.actor) });
  if (view.phase !== 'play' || !contract) return '';
  if (!turn.mine) return mini.guidance === 'much' ? goal(view) : '';
  const led = view.trick?.cards[0]?.card.charAt(0);
  const from = turn.seat === view.me ? 'own' : 'opposite';
  if (!led) return first(view, from);
  if (turn.cards.some((card) => card.startsWith(led))) return t('mini-tip-follow', { suit: led, from });
  const trumps = contract.strain !== 'NT' && turn.cards.some((card) => card.startsWith(contract.strain));
  return t(trumps ? 'mini-tip-ruff' : 'mini-tip-discard', { suit: led, trump: contract.strain, from });
}

/** What to think of before leading. */
function first(view: TableView, from: string): string {
  const opening = view.piles.length === 0 && view.contract?.dummy !== view.turn.seat;
  const declaring = view.contract && sideOf(view.contract.declarer) === sideOf(view.me);
  if (opening && !declaring) return t('mini-tip-opening-lead');
  return t('mini-tip-lead', { from });
}

/** Whether the contract was made; empty where there was none. */
function ended({ contract, result }: TableView): string {
  if (!contract || !result?.fate) return '';
  const { margin, tricks } = result.fate;
  return t('mini-tip-result', { made: margin < 0 ? 'no' : 'yes', need: contract.tricks, tricks });
}

/** How many tricks the own side wants. */
function goal(view: TableView): string {
  const { contract } = view;
  if (!contract) return '';
  const declaring = sideOf(contract.declarer) === sideOf(view.me);
  return t(declaring ? 'mini-tip-make' : 'mini-tip-beat', {
    tricks: declaring ? contract.tricks : 14 - contract.tricks,
  });
}

/** How the deal ended, and which it was. */
export const endOf = (view: TableView): string => `${ended(view)} ${t('mini-tip-done', { done: mini.done })}`;
