// Who leads on a sheet, in words.
import type { SheetView } from '../../generated/wire';
import { number, t } from '../../lib/i18n.svelte';
import { otherSide, type Side } from './layout';

/** "Ihr führt mit 120." */
export function standingLine(sheet: SheetView, us: Side): string {
  const lead = (sheet.totals[us] ?? 0) - (sheet.totals[otherSide(us)] ?? 0);
  const when = sheet.over ? 'end' : 'now';
  if (lead === 0) return t(`sheet-${when}-even`);
  return t(`sheet-${when}-${lead > 0 ? 'us' : 'them'}`, { amount: number(Math.abs(lead)) });
}
