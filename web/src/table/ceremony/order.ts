// In what order the cards come to the players: from the dealer's left, clockwise (S1:17).
import type { PackView, SettingsView } from '../../generated/wire';
import { nextSeat, type Place, type Seat } from '../../bridge/seats/seats';

/** So many cards for this seat, all at once. */
export interface Packet {
  seat: Seat;
  cards: number;
}

const ROUNDS: Record<SettingsView['ceremony'], readonly number[]> = {
  off: [],
  singly: Array.from({ length: 13 }, () => 1),
  packets: [3, 3, 3, 4],
};

/** What the dealer gives, packet by packet; the last one is their own. */
export function packets(dealer: Seat, dealing: SettingsView['ceremony']): Packet[] {
  return ROUNDS[dealing].flatMap((cards) => {
    let seat = dealer;
    return Array.from({ length: 4 }, () => ({ seat: (seat = nextSeat(seat)), cards }));
  });
}

/** Where a place lies: to the right and downwards, from the middle. */
export const OUT: Record<Place, readonly [number, number]> = {
  bottom: [0, 1],
  left: [-1, 0],
  top: [0, -1],
  right: [1, 0],
};

/** The colour of the other pack. */
export const otherBack = (back: PackView['back']): PackView['back'] => (back === 'blue' ? 'red' : 'blue');
