// The circles that this browser has been to, so that they are found again without their link.

export interface Known {
  series: string;
  name: string;
}

const KEY = 'schlemm.circles';
const MOST = 8;

function isKnown(value: unknown): value is Known {
  const known = value as Partial<Known> | null;
  return typeof known?.series === 'string' && typeof known.name === 'string';
}

/** The circles, the last one first; none where the browser keeps nothing. */
export function knownCircles(): Known[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isKnown).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers where the reader was. */
export function rememberCircle({ series, name }: Known): void {
  const others = knownCircles().filter((known) => known.series !== series);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ series, name }, ...others].slice(0, MOST)));
  } catch {
    // The link leads here as well.
  }
}
