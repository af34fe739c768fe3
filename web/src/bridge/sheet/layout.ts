// Where the numbers of a score sheet stand. The server says what is scored; this only says where it is written.
import type { EntryView, SheetLineView, SheetView } from '../../generated/wire';
import type { Seat } from '../seats/seats';

export type Side = 'NS' | 'EW';
export type Danger = 'None' | 'NS' | 'EW' | 'All';

/** A number on the sheet, with the line it belongs to. */
export interface Written {
  key: string;
  line: SheetLineView;
  entry: EntryView;
}

/** A row with what stands in our column and in theirs. */
export interface Pair {
  us: Written | null;
  them: Written | null;
}

/** The sheet of a rubber: the numbers above the line from the top, then the games below it. */
export interface RubberLayout {
  above: Pair[];
  games: Pair[][];
}

/** A row of the sheet of a robber of four. */
export interface DealRow {
  key: string;
  kind: 'board' | 'passed-out' | 'now' | 'to-come' | 'closing';
  deal: number;
  /** Which board it was, over all that were dealt; 0 of what is none, or has not been played. */
  board: number;
  vulnerability: Danger | null;
  result: string | null;
  declarer: Seat | null;
  /** The code of a line without a contract. */
  code: string;
  us: Written[];
  them: Written[];
}

/** The line that the server draws under both columns when a game is complete. */
const GAME_LINE = 'game-line';
const DEALS = 4;

export function sideOf(seat: string): Side {
  return seat === 'N' || seat === 'S' ? 'NS' : 'EW';
}

export function otherSide(side: Side): Side {
  return side === 'NS' ? 'EW' : 'NS';
}

function writtenOf(line: SheetLineView, index: number): Written[] {
  return line.entries.map((entry, at) => ({ key: `${index}-${at}`, line, entry }));
}

function pairs(written: Written[], us: Side): Pair[] {
  const ours = written.filter(({ entry }) => entry.side === us);
  const theirs = written.filter(({ entry }) => entry.side !== us);
  const rows = Math.max(ours.length, theirs.length);
  return Array.from({ length: rows }, (_, row) => ({ us: ours[row] ?? null, them: theirs[row] ?? null }));
}

/** Numbers stand from the line outwards: the first ones are nearest to it. */
export function layRubber(sheet: SheetView, us: Side): RubberLayout {
  const above: Written[] = [];
  const games: Written[][] = [[]];
  sheet.lines.forEach((line, index) => {
    for (const written of writtenOf(line, index))
      (written.entry.line === 'below' ? games.at(-1) : above)?.push(written);
    if (line.kind === GAME_LINE) games.push([]);
  });
  // Under the line that a game draws the next one begins at once, unless the rubber is over (S1:66).
  const begun = sheet.over && games.length > 1 ? games.filter((game) => game.length > 0) : games;
  return { above: pairs(above, us).reverse(), games: begun.map((game) => pairs(game, us)) };
}

function playedRow(line: SheetLineView, index: number, us: Side): DealRow {
  const written = writtenOf(line, index);
  const kind = line.kind === 'board' || line.kind === 'passed-out' ? line.kind : 'closing';
  return {
    key: `line-${index}`,
    kind,
    deal: line.deal,
    board: line.board ?? 0,
    vulnerability: line.vulnerability,
    result: line.result,
    declarer: line.fate?.declarer ?? null,
    code: line.kind,
    us: written.filter(({ entry }) => entry.side === us),
    them: written.filter(({ entry }) => entry.side !== us),
  };
}

/** The four deals: those played, the one on the table (`now` is its vulnerability), and those to come. */
export function layDeals(sheet: SheetView, us: Side, now: Danger | null): DealRow[] {
  const played = sheet.lines
    .filter((line) => line.kind !== GAME_LINE)
    .map((line, index) => playedRow(line, index, us));
  if (sheet.over) return played;
  const scored = sheet.lines.filter((line) => line.kind === 'board').length;
  const inProgress = scored + sheet.upcoming.length < DEALS;
  const rest = (inProgress ? [now, ...sheet.upcoming] : sheet.upcoming).map(
    (vulnerability, index): DealRow => {
      const deal = scored + index + 1;
      const kind = inProgress && index === 0 ? 'now' : 'to-come';
      return {
        key: `deal-${deal}`,
        kind,
        deal,
        board: 0,
        vulnerability,
        result: null,
        declarer: null,
        code: '',
        us: [],
        them: [],
      };
    },
  );
  return [...played, ...rest];
}
