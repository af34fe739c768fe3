// What a board that is over was worth telling: made or down, and what of it is worth a ribbon, or joy.
import type { FateView, SheetLineView, TableView } from '../../generated/wire';
import { sideOf } from '../../bridge/seats/seats';
import { newestLines, pointsFor, verdict } from './result';

/** What does not happen in every board, the rarest first. */
const FEATS = ['grand-slam', 'small-slam', 'redoubled', 'doubled', 'game'] as const;
export type Feat = (typeof FEATS)[number];

export interface Outcome {
  /** Nothing, where nobody bid. */
  fate: 'made' | 'down' | null;
  /** Overtricks of a contract made, undertricks of one that went down. */
  count: number;
  /** The rarest thing that was done, by whichever side; a game counts if it was made in danger. */
  feat: Feat | null;
  /** Whether it was done by the side of the player at the screen. */
  ours: boolean;
  /** Whether there is something for the player at the screen to be glad of, beyond the points. */
  joy: boolean;
}

/** Whether a contract was made or went down, and by how much. */
export function madeOrDown(fate: FateView | null): Pick<Outcome, 'fate' | 'count'> {
  if (!fate) return { fate: null, count: 0 };
  return { fate: fate.margin < 0 ? 'down' : 'made', count: Math.abs(fate.margin) };
}

/** What of these lines of a sheet is worth a ribbon. */
export function featOf(lines: readonly SheetLineView[]): Feat | null {
  const steps = lines.flatMap(({ entries }) => entries.flatMap((entry) => entry.steps));
  const done = new Set(
    steps.map(({ code, args }): string => {
      if (code === 'insult') return args?.doubling === 4 ? 'redoubled' : 'doubled';
      return code === 'game' && !args?.vulnerable ? '' : code;
    }),
  );
  return FEATS.find((feat) => done.has(feat)) ?? null;
}

/** What there is to tell of the board that is over, and of the game if it is over with it. */
export function outcomeOf(view: TableView, fate: FateView | null): Outcome {
  const lines = newestLines(view.sheet);
  const feat = featOf(lines);
  const ours = feat !== null && pointsFor(lines, sideOf(view.me)).side === 'us';
  const won = view.sheet.over && !view.practice && !view.origin && !view.match && verdict(view) === 'won';
  return { ...madeOrDown(fate), feat, ours, joy: ours || won };
}

/** What of an amount is shown after this part of the time of counting, from 0 to 1: whole steps, slower towards the end. */
export function countedAt(amount: number, part: number, step = 10): number {
  if (part >= 1) return amount;
  const eased = 1 - (1 - Math.max(0, part)) ** 3;
  return Math.min(amount, Math.round((amount * eased) / step) * step);
}
