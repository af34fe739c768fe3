// What the sheet says about the board just ended, and about the robber when it is over.
import type { SheetLineView, SheetView, TableView } from '../../generated/wire';
import { otherSide, sideOf, type Side } from '../../bridge/seats/seats';

/** The line of the board just ended and what was written after it, such as the bonus for the rubber. */
export function newestLines(sheet: SheetView): SheetLineView[] {
  const last = sheet.lines.findLastIndex((line) => line.result !== null);
  return last < 0 ? [] : sheet.lines.slice(last);
}

/** Who these lines credit, on balance, and with how much. */
export function pointsFor(
  lines: readonly SheetLineView[],
  us: Side,
): { side: 'us' | 'them' | 'none'; points: number } {
  const entries = lines.flatMap((line) => line.entries);
  const balance = entries.reduce((sum, entry) => sum + (entry.side === us ? entry.points : -entry.points), 0);
  const side = balance > 0 ? 'us' : balance < 0 ? 'them' : 'none';
  return { side, points: Math.abs(balance) };
}

/** How the robber ended for the player at the screen; a tie is a tie. */
export function verdict({ sheet, me }: TableView): 'won' | 'lost' | 'tie' {
  const us = sideOf(me);
  const lead = (sheet.totals[us] ?? 0) - (sheet.totals[otherSide(us)] ?? 0);
  return lead > 0 ? 'won' : lead < 0 ? 'lost' : 'tie';
}
