import { describe, expect, it } from 'vitest';
import { contractOf } from './auction';

describe('the contract of an auction', () => {
  it('is declared by whoever of the side named the strain first', () => {
    expect(contractOf('P P 1S P 3S P 4S P P P'.split(' '), 'N')).toBe('4SS');
    expect(contractOf('1H P 2NT P 3NT P P P'.split(' '), 'W')).toBe('3NTE');
    expect(contractOf('1H 1S 2H 2S P 3H P P P'.split(' '), 'E')).toBe('3HS');
  });

  it('has the last double or redouble', () => {
    expect(contractOf('1C X P P P'.split(' '), 'S')).toBe('1CXS');
    expect(contractOf('1C X XX 1H P P X P P P'.split(' '), 'S')).toBe('1HXE');
    expect(contractOf('1C P P X XX P P P'.split(' '), 'S')).toBe('1CXXS');
  });

  it('is none where nobody bid, or it is not over', () => {
    for (const calls of ['P P P P', '1C P P', '1C P P X', '']) {
      expect(contractOf(calls.split(' ').filter(Boolean), 'N')).toBeNull();
    }
  });
});
