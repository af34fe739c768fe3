// The entry that is being written on a pad, kept in this browser until it is written: a reload loses nothing.
import type { Written } from './entry';

const key = (pad: string): string => `schlemm.pad-draft.${pad}`;

function isWritten(value: unknown): value is Written {
  const { picked, text } = (value ?? {}) as Partial<Written>;
  return typeof picked?.level === 'number' && typeof text === 'string';
}

/** What was being written on this pad; `null` if nothing was. */
export function keptOf(pad: string): Written | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key(pad)) ?? 'null');
    return isWritten(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps what is being written on this pad; `null`: nothing is. */
export function keep(pad: string, kept: Written | null): void {
  try {
    if (kept) localStorage.setItem(key(pad), JSON.stringify(kept));
    else localStorage.removeItem(key(pad));
  } catch {
    // Storage is blocked or full: it lasts as long as the page.
  }
}
