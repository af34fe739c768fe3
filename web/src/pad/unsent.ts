// The entry that is being written on a pad, kept in this browser until it is written: a reload loses nothing.
import type { Draft } from './draft.svelte';

/** What of a draft is kept. */
export type Kept = Pick<
  Draft,
  'picked' | 'passed' | 'heldBy' | 'held' | 'board' | 'room' | 'text' | 'target'
>;

const key = (pad: string): string => `schlemm.pad-draft.${pad}`;

function isKept(value: unknown): value is Kept {
  const { picked, text } = (value ?? {}) as Partial<Kept>;
  return typeof picked?.level === 'number' && typeof text === 'string';
}

/** What was being written on this pad; `null` if nothing was. */
export function keptOf(pad: string): Kept | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key(pad)) ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps what is being written on this pad; `null`: nothing is. */
export function keep(pad: string, kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(key(pad), JSON.stringify(kept));
    else localStorage.removeItem(key(pad));
  } catch {
    // Storage is blocked or full: it lasts as long as the page.
  }
}
