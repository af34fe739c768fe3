// How rare deals are, in words.
import type { DealsRarity } from '../generated/wire';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/i18n.svelte';

/** One of so many: few to a tenth, many in three figures. */
const oneIn = (count: number): string =>
  count.toLocaleString(
    settings.profile.replace(/\+.*/, ''),
    count < 10 ? { maximumFractionDigits: 1 } : { maximumSignificantDigits: count < 1000 ? 3 : 2 },
  );

/** What is told of it. */
export function rarityTold({ often, seldom, exact }: DealsRarity): string {
  if (often === null) return t(exact ? 'deals-rarity-nothing' : 'deals-rarity-never');
  if (exact && often === 1) return t('deals-rarity-all');
  if (seldom === null) return t('deals-rarity-some', { often: oneIn(often) });
  const [from, to] = [oneIn(often), oneIn(seldom)];
  if (from !== to) return t('deals-rarity-range', { often: from, seldom: to });
  return t('deals-rarity-one', { often: from, exact: Number(exact) });
}
