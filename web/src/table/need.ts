// How far the contract is from being made or beaten, in words.
import type { TableView } from '../generated/wire';
import { t } from '../lib/i18n.svelte';
import { sideOf } from './seats';

/** "noch 5 zum Kontrakt"; empty while there is no contract. */
export function needLine(view: TableView): string {
  const { contract, piles } = view;
  if (!contract) return '';
  const us = sideOf(view.me);
  const ours = piles.filter((side) => side === us).length;
  const declaring = sideOf(contract.declarer) === us;
  const need = (declaring ? contract.tricks : 14 - contract.tricks) - ours;
  const over = Math.max(0, -need);
  const args = { need: Math.max(0, need), over, down: over + 1 };
  return t(declaring ? 'table-need-make' : 'table-need-beat', args);
}
