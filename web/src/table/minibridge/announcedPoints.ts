// What the announced points mean, for the words of mini-bridge.
import type { MinibridgeView, TableView } from '../../generated/wire';
import { t } from '../../lib/i18n.svelte';
import { who } from '../../bridge/seats/announce';
import { otherSide, partnerOf, sideOf, type Seat, type Side } from '../../bridge/seats/seats';

/** What a side has announced together. */
export function together(mini: MinibridgeView, side: Side): number {
  return Object.entries(mini.points).reduce(
    (sum, [seat, points]) => sum + (sideOf(seat as Seat) === side ? points : 0),
    0,
  );
}

/** Which side has more, and why that seat declares. */
export function whyDeclarer(view: TableView, mini: MinibridgeView): string {
  const us = sideOf(view.me);
  const [ours, theirs] = [together(mini, us), together(mini, otherSide(us))];
  const seat = mini.declarer;
  if (!seat) return t('mini-level');
  const sum = { more: Math.max(ours, theirs), less: Math.min(ours, theirs) };
  const side = t(ours > theirs ? 'mini-we-declare' : 'mini-they-declare', sum);
  const [points, other] = [mini.points[seat] ?? 0, mini.points[partnerOf(seat)] ?? 0];
  const self = seat === view.me ? 'yes' : 'no';
  const why = points === other ? 'first' : 'more';
  const partner = partnerOf(seat) === view.me ? 'you' : 'other';
  const names = { name: who(view, seat), other: who(view, partnerOf(seat)), partner };
  return `${side} ${t('mini-declarer', { ...names, self, why, points, less: other })}`;
}
