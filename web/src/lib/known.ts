// Places of one kind that this browser has been to, such as circles, so that they are found again without their link.

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

/** The places kept under this key, the last one first; none where the browser keeps nothing. */
export function knownIn(key: string): Known[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.flatMap(knownOf).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers where the reader was. */
export function remember(key: string, place: Known): void {
  const others = knownIn(key).filter((known) => known.id !== place.id);
  try {
    localStorage.setItem(key, JSON.stringify([place, ...others].slice(0, MOST)));
  } catch {
    // The link leads there as well.
  }
}

export const CIRCLES = 'schlemm.circles';
export const PADS = 'schlemm.pads';
