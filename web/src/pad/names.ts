// Who sits where, as the pad has it.
import type { PadView } from '../generated/wire';
import { pickedOf } from '../bridge/result/picked';
import { i18n } from '../lib/i18n.svelte';
import type { Seat } from './entry';

/** The name of who sits at a seat, with the seat's letter; in a match the team that sits there. */
export function nameAt(view: PadView, round: number, seat: Seat, room: 1 | 2 = 1): string {
  if (view.form !== 'match') {
    return view.people[view.rounds[round]?.seated[seat] ?? -1] ?? i18n.seat(seat);
  }
  const first = (seat === 'N' || seat === 'S') === (room === 1);
  return `${i18n.seat(seat)} · ${view.people[first ? 0 : 1] ?? ''}`;
}

/** What is written in a line, short: "4♠X +1 · Anna". */
export function shortly(view: PadView, round: number, result: string): string {
  const seat = pickedOf(result)?.seat as Seat | undefined;
  return seat ? `${i18n.result(result, true)} · ${nameAt(view, round, seat)}` : i18n.result(result, true);
}
