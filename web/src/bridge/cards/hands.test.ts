// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { columnOrder } from './hands';

const SUITS = ['S', 'H', 'D', 'C'] as const;

describe('the columns of dummy, from declarer’s left', () => {
  it.each(SUITS)('begin with trumps, on dummy’s right, whatever suit that is (%s)', (trump) => {
    const columns = columnOrder(trump, [], false);
    expect(columns[0]).toBe(trump);
    expect([...columns].sort()).toEqual([...SUITS].sort());
  });

  it.each(SUITS)('end with trumps where the player mirrors them (%s)', (trump) => {
    expect(columnOrder(trump, [], true)).toEqual(columnOrder(trump, [], false).reverse());
    expect(columnOrder(trump, [], true).at(-1)).toBe(trump);
  });

  it('begin in notrump with a suit that nobody has bid', () => {
    expect(columnOrder('NT', ['1S', '2H', '2NT'], false)[0]).toBe('D');
  });
});
