import { afterEach, describe, expect, it, vi } from 'vitest';
import { fieldsOf, listOf, StoredValue } from './storage';

const numbers = new StoredValue<number[]>('numbers', (raw) =>
  listOf(raw, (value): value is number => typeof value === 'number', 3),
);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a stored value', () => {
  it('is read as it was kept, and forgotten', () => {
    numbers.keep([1, 2]);
    expect(numbers.read()).toEqual([1, 2]);
    numbers.forget();
    expect(numbers.read()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('is what makes sense of whatever is there', () => {
    for (const [text, value] of [
      ['[1, "two", 3, 4, 5]', [1, 3, 4]],
      ['{"a": 1}', []],
      ['null', []],
      ['no JSON', []],
    ] as const) {
      localStorage.setItem('numbers', text);
      expect(numbers.read()).toEqual(value);
    }
  });

  it('is there as nothing where the reading itself fails', () => {
    const first = new StoredValue('first', (raw) =>
      raw === undefined ? 'none' : (raw as string[])[0]?.trim(),
    );
    localStorage.setItem('first', '[7]');
    expect(first.read()).toBe('none');
  });

  it('needs no storage', () => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    numbers.keep([1]);
    expect(numbers.read()).toEqual([]);
    numbers.forget();
  });

  it('knows when another window has changed it', () => {
    expect(numbers.isIn(new StorageEvent('storage', { key: 'numbers' }))).toBe(true);
    expect(numbers.isIn(new StorageEvent('storage', { key: 'other' }))).toBe(false);
  });
});

it('gives no fields of what has none', () => {
  expect(fieldsOf('text')).toEqual({});
  expect(fieldsOf(null)).toEqual({});
  expect(fieldsOf<{ a: number }>({ a: 1 }).a).toBe(1);
});
