// How rare deals are, in words.
import type { DealsRarity } from '../generated/wire';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/i18n.svelte';

/** One of so many: few to a tenth, many in as many figures as say something. */
const oneIn = (count: number, exact: boolean): string =>
  count.toLocaleString(
    settings.profile.replace(/\+.*/, ''),
    count < 10 ? { maximumFractionDigits: 1 } : { maximumSignificantDigits: exact && count > 100 ? 3 : 2 },
  );

/** What is told of it. */
export function rarityTold({ often, seldom, exact, below }: DealsRarity): string {
  if (often === null && below) return t('deals-rarity-below', { below: oneIn(below, false) });
  if (often === null) return t(exact ? 'deals-rarity-nothing' : 'deals-rarity-never');
  if (exact && often === 1) return t('deals-rarity-all');
  if (seldom === null) return t('deals-rarity-some', { often: oneIn(often, exact) });
  const [from, to] = [oneIn(often, exact), oneIn(seldom, exact)];
  if (from !== to) return t('deals-rarity-range', { often: from, seldom: to });
  return t('deals-rarity-one', { often: from, exact: Number(exact) });
}
