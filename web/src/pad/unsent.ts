// The entry that is being written on a pad, kept in this browser until it is written: a reload loses nothing.
import { fieldsOf, StoredValue } from '../lib/storage';
import type { Written } from './entry';

function isWritten(value: unknown): value is Written {
  const { picked, text } = fieldsOf<Written>(value);
  return typeof picked?.level === 'number' && typeof text === 'string';
}

const unsent = (pad: string): StoredValue<Written | null> =>
  new StoredValue(`schlemm.pad-draft.${pad}`, (raw) => (isWritten(raw) ? raw : null));

/** What was being written on this pad; `null` if nothing was. */
export const keptOf = (pad: string): Written | null => unsent(pad).read();

/** Keeps what is being written on this pad; `null`: nothing is. */
export function keep(pad: string, written: Written | null): void {
  if (written) unsent(pad).keep(written);
  else unsent(pad).forget();
}
