// An entry on the pad, and where it goes.
import type { WriteDown } from '../generated/wire';
import type { Picked } from '../bridge/result/picked';

export type Entry = WriteDown['entry'];
export type Seat = 'N' | 'E' | 'S' | 'W';

/** Where a draft goes: a line of its own, or the place of one that is there. */
export interface Target {
  round: number;
  at: number;
  entry: Entry;
}

/** What is about to be written: picked or typed. */
export interface Written {
  picked: Picked;
  passed: boolean;
  heldBy: Seat | '';
  held: 0 | 4 | 5;
  board: number;
  room: 1 | 2;
  text: string;
  /** What it replaces; `null` for a new line. */
  target: Target | null;
}
