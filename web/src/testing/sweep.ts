// One promise for many cases, of which every run tries the first and the slow part the others.
import { test, type TestOptions } from 'vitest';

interface Tests {
  each: (cases: readonly unknown[]) => (name: string, options: TestOptions, run: unknown) => void;
}
type Given<T> = T extends readonly unknown[] ? [...T] : [T];

/** As `test.each`, but all cases after the first are slow. */
export function sweep<const T>(
  cases: readonly T[],
): (name: string, run: (...given: Given<T>) => Promise<void>) => void {
  return (name, run) => {
    const tests = test as Tests;
    tests.each(cases.slice(0, 1))(name, {}, run);
    tests.each(cases.slice(1))(name, { tags: ['slow'] }, run);
  };
}
