// Who sits where, seen from one chair.
import type { TableView } from '../../generated/wire';

export const SEATS = ['N', 'E', 'S', 'W'] as const;
export type Seat = (typeof SEATS)[number];
export type Side = 'NS' | 'EW';

/** Where a seat is on the screen; one's own is always at the bottom. */
export type Place = 'bottom' | 'left' | 'top' | 'right';
const PLACES: readonly Place[] = ['bottom', 'left', 'top', 'right'];

function turned(seat: Seat, steps: number): Seat {
  return SEATS[(SEATS.indexOf(seat) + steps + 4) % 4] ?? seat;
}

/** The next seat, clockwise. */
export const nextSeat = (seat: Seat): Seat => turned(seat, 1);
export const partnerOf = (seat: Seat): Seat => turned(seat, 2);

/** Whether the board is over here; in a match the other table may still play it. */
export const isOver = (phase: string): boolean =>
  phase === 'finished-here' || phase === 'result' || phase === 'closed';

export function sideOf(seat: Seat): Side {
  return seat === 'N' || seat === 'S' ? 'NS' : 'EW';
}

export function otherSide(side: Side): Side {
  return side === 'NS' ? 'EW' : 'NS';
}

export function placeOf(seat: Seat, me: Seat): Place {
  return PLACES[(SEATS.indexOf(seat) - SEATS.indexOf(me) + 4) % 4] ?? 'bottom';
}

export function seatAt(place: Place, me: Seat): Seat {
  return turned(me, PLACES.indexOf(place));
}

/** Whether a side is in danger. */
export function inDanger(side: Side, vulnerability: string): boolean {
  return vulnerability === 'All' || vulnerability === side;
}

/** How the vulnerability lies for a side where only one of the two is vulnerable. */
export function odds(side: Side, vulnerability: string): 'favourable' | 'unfavourable' {
  return inDanger(side, vulnerability) ? 'unfavourable' : 'favourable';
}

/** Whether a board is dealt with the red pack, where nobody has shuffled one for it: packs take turns. */
export const redBoard = (board: number): boolean => board % 2 === 0;

/** Whether the red pack is on the table: the one that was shuffled for it, else every other board's. */
export const redPack = ({ pack, board }: Pick<TableView, 'pack' | 'board'>): boolean =>
  pack ? pack.back === 'red' : redBoard(board?.number ?? 0);
