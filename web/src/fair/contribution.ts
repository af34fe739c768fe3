// Gives a number of this browser's own for the deal to come, as soon as the server has bound itself to a promise.
import type { ContributeCommand, TableView } from '../generated/wire';
import { remember, remembered } from './memory';

/** 128 bits of this device's randomness as 32 hexadecimal digits; it needs no secure page. */
function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a number is given through: the line to a table. */
interface Line {
  tell(message: Pick<ContributeCommand, 'type' | 'number' | 'value'>): void;
}

/** Remembers the promise of a view, and gives a number for it unless that was done. */
export function give(line: Line, view: TableView): void {
  const { promise, match } = view;
  const player = view.players.find((each) => each.seat === view.me);
  if (!promise || !view.seated || !player?.human || player.away) return;
  // In a match the deals are those of both tables.
  const game = match?.lineUp.match ?? view.table;
  const who = match?.me ?? view.me;
  const before = remembered(game, promise.number);
  const known = before ?? { commitment: promise.commitment, given: {} };
  // Another tab may have given one already: then this is the same number once more.
  const value = known.given[who] ?? (promise.given ? undefined : drawn());
  const given = value === undefined ? known.given : { ...known.given, [who]: value };
  if (!before || given[who] !== known.given[who]) remember(game, promise.number, { ...known, given });
  if (!promise.given && value !== undefined) line.tell({ type: 'contribute', number: promise.number, value });
}
