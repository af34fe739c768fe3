// Places of one kind that this browser has been to, such as circles, so that they are found again without their link.

import { StoredValue } from './storage';

export interface Known {
  id: string;
  name: string;
}

const MOST = 8;

function knownOf(value: unknown): Known[] {
  const { id, series, name } = (value ?? {}) as Partial<Known & { series: string }>;
  const found = id ?? series;
  return typeof found === 'string' && typeof name === 'string' ? [{ id: found, name }] : [];
}

const placesIn = (key: string): StoredValue<Known[]> =>
  new StoredValue(key, (raw) => (Array.isArray(raw) ? raw.flatMap(knownOf).slice(0, MOST) : []));

/** The places kept under this key, the last one first; none where the browser keeps nothing. */
export const knownIn = (key: string): Known[] => placesIn(key).read();

/** Remembers where the reader was. */
export function remember(key: string, place: Known): void {
  const others = knownIn(key).filter((known) => known.id !== place.id);
  placesIn(key).keep([place, ...others].slice(0, MOST));
}

/** Forgets all places kept under this key. */
export const forgetKnown = (key: string): void => placesIn(key).forget();

export const CIRCLES = 'schlemm.circles';
export const PADS = 'schlemm.pads';
