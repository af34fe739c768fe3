// How far the contract is from being made or beaten, in words.
import type { TableView } from '../../generated/wire';
import { t } from '../../lib/i18n.svelte';
import { fateOf } from './contractFate';
import { sideOf } from '../seats/seats';

/** "noch 5 zum Kontrakt"; empty while there is no contract. */
export function needLine(view: TableView): string {
  const { contract, piles } = view;
  if (!contract) return '';
  const declarers = sideOf(contract.declarer);
  const taken = piles.filter((side) => side === declarers).length;
  const { fate, make, beat } = fateOf(contract.tricks, taken, piles.length - taken);
  const declaring = declarers === sideOf(view.me);
  return t(declaring ? 'table-need-make' : 'table-need-beat', { fate, count: declaring ? make : beat });
}
