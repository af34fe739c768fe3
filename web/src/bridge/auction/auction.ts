// The calls of a board as a table, and what a bid asks for.
import { nextSeat, sideOf, type Seat } from '../seats/seats';

export const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

export interface Made {
  index: number;
  seat: Seat;
  call: string;
}

/** What else there is about a call. */
export interface About {
  /** What is read aloud instead of the call's name. */
  name?: string;
  /** What stands behind it. */
  sign?: { text: string; kind: 'alert' | 'safe' | 'accent' | 'danger' } | undefined;
  /** Whether it is the call in which two tables parted. */
  parted?: boolean;
}

export type Cell = Made | { next: true } | null;

/** Who made which call. */
export function callsBySeat(calls: readonly string[], first: Seat): Made[] {
  let seat = first;
  return calls.map((call, index) => {
    const made = { index, seat, call };
    seat = nextSeat(seat);
    return made;
  });
}

/** Rows of four cells under West, North, East, South; `next` is where the next call goes. */
export function auctionRows(calls: readonly string[], first: Seat, open: boolean): Cell[][] {
  // A call that may not be looked at any longer is a gap.
  const made: Cell[] = callsBySeat(calls, first).map((each) => (each.call ? each : null));
  const cells: Cell[] = Array<Cell>(COLUMNS.indexOf(first)).fill(null).concat(made);
  if (open) cells.push({ next: true });
  const rows = Math.ceil(cells.length / 4);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 4 }, (_, column) => cells[row * 4 + column] ?? null),
  );
}

/** The last call of each seat that still has to be seen while the auction goes on. */
export function lastCallOf(calls: readonly string[], first: Seat, seat: Seat): string | null {
  return callsBySeat(calls, first).findLast((made) => made.seat === seat)?.call ?? null;
}

/** The bid by which declarer was the first of their side to name the strain. */
export function namingBid(
  calls: readonly string[],
  first: Seat,
  declarer: Seat,
  strain: string,
): Made | null {
  const named = callsBySeat(calls, first).find(
    (made) => sideOf(made.seat) === sideOf(declarer) && isBid(made.call) && made.call.slice(1) === strain,
  );
  return named ?? null;
}

/** The contract that an auction comes to, such as `4SXE`; `null` where nobody bid, or it is not over. */
export function contractOf(calls: readonly string[], first: Seat): string | null {
  const last = callsBySeat(calls, first).findLast(({ call }) => isBid(call));
  if (!last || calls.slice(-3).some((call) => call !== 'P')) return null;
  const strain = last.call.slice(1);
  const doubling = calls.slice(last.index + 1).findLast((call) => call !== 'P') ?? '';
  const declarer = namingBid(calls, first, last.seat, strain)?.seat ?? last.seat;
  return `${last.call}${doubling}${declarer}`;
}

export const isBid = (call: string): boolean => /^[1-7]/.test(call);
export const lastBid = (calls: readonly string[]): string | null => calls.findLast(isBid) ?? null;

/** How many tricks a bid of this level promises: the level counts from the seventh. */
export const tricksOf = (bid: string): number => Number(bid.charAt(0)) + 6;

export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
export const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;
