import { describe, expect, it } from 'vitest';
import type { FateView, SheetLineView, StepView, TableView } from '../../generated/wire';
import { tableView } from '../../testing/views';
import { countedAt, featOf, madeOrDown, outcomeOf } from './outcome';

const step = (code: string, args: StepView['args'] = {}): StepView => ({
  code,
  points: 100,
  sum: 'tricks',
  args,
});

function line(side: 'NS' | 'EW', ...steps: StepView[]): SheetLineView {
  const points = 100 * steps.length;
  const entries = [{ side, line: 'none' as const, points, steps }];
  return { kind: 'board', deal: 1, vulnerability: 'None', result: '4SS=', fate: fate(0), entries };
}

function sheet(over: boolean, ...lines: SheetLineView[]): Partial<TableView> {
  const { sheet } = tableView();
  const of = (side: string): number =>
    lines.flatMap((one) => one.entries).reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0);
  return { me: 'S', sheet: { ...sheet, lines, over, totals: { NS: of('NS'), EW: of('EW') } } };
}

const fate = (margin: number): FateView => ({ declarer: 'S', tricks: 10 + margin, margin });

describe('how a board ended', () => {
  it('is told from what became of the contract', () => {
    expect(madeOrDown(fate(1))).toEqual({ fate: 'made', count: 1 });
    expect(madeOrDown(fate(0))).toEqual({ fate: 'made', count: 0 });
    expect(madeOrDown(fate(-13))).toEqual({ fate: 'down', count: 13 });
    expect(madeOrDown(null)).toEqual({ fate: null, count: 0 });
  });
});

describe('a ribbon', () => {
  it('is for the rarest thing of a board', () => {
    const game = step('game', { vulnerable: 1 });
    expect(featOf([line('NS', step('bid-tricks'), game)])).toBe('game');
    expect(featOf([line('NS', game, step('insult', { doubling: 2 }))])).toBe('doubled');
    expect(featOf([line('NS', game, step('insult', { doubling: 4 }))])).toBe('redoubled');
    expect(featOf([line('NS', step('insult', { doubling: 4 }), game, step('small-slam'))])).toBe(
      'small-slam',
    );
    expect(featOf([line('NS', step('grand-slam'), game)])).toBe('grand-slam');
  });

  it('is for no part score, no game out of danger and no contract that went down', () => {
    expect(featOf([line('NS', step('bid-tricks'), step('part-score'))])).toBeNull();
    expect(featOf([line('NS', step('game', { vulnerable: 0 }))])).toBeNull();
    expect(featOf([line('EW', step('undertricks', { vulnerable: 1, doubling: 4 }))])).toBeNull();
    expect(featOf([])).toBeNull();
  });
});

describe('joy', () => {
  const joyOf = (view: Partial<TableView>): boolean => outcomeOf(tableView(view), fate(2)).joy;

  it('is for what the own side did, not for what the opponents did', () => {
    expect(joyOf(sheet(false, line('NS', step('small-slam'))))).toBe(true);
    expect(joyOf(sheet(false, line('EW', step('small-slam'))))).toBe(false);
    expect(outcomeOf(tableView(sheet(false, line('EW', step('small-slam')))), fate(2)).feat).toBe(
      'small-slam',
    );
    expect(joyOf(sheet(false, line('NS', step('bid-tricks'))))).toBe(false);
  });

  it('is for a game that is won, not for one that is lost or still goes on', () => {
    expect(joyOf(sheet(true, line('NS', step('bid-tricks'))))).toBe(true);
    expect(joyOf(sheet(true, line('EW', step('bid-tricks'))))).toBe(false);
    expect(joyOf(sheet(false, line('NS', step('bid-tricks'))))).toBe(false);
  });
});

describe('counting', () => {
  it('rises in tens from nothing to the points themselves, and never beyond', () => {
    const seen = Array.from({ length: 101 }, (_, part) => countedAt(1515, part / 100));
    expect(seen[0]).toBe(0);
    expect(seen.at(-1)).toBe(1515);
    expect(seen.slice(0, -1).every((points) => points % 10 === 0 || points === 1515)).toBe(true);
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
    expect(countedAt(1515, 2)).toBe(1515);
  });
});
