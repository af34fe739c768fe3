// What is kept in this browser only. Where it may keep nothing, or no more, what was known lasts as long as the page.

/** A value under a key of its own. */
export class StoredValue<T> {
  readonly #key: string;
  readonly #understood: (raw: unknown) => T;

  /**
   * `understood` makes the value of what is stored, which may come from an older version or from anybody's hand;
   * `undefined` where nothing is.
   */
  constructor(key: string, understood: (raw: unknown) => T) {
    this.#key = key;
    this.#understood = understood;
  }

  /** What is stored now, as far as it makes sense. */
  read(): T {
    try {
      const text = localStorage.getItem(this.#key);
      if (text !== null) return this.#understood(JSON.parse(text));
    } catch {
      // Blocked, or nothing that can be understood.
    }
    return this.#understood(undefined);
  }

  keep(value: T): void {
    const text = JSON.stringify(value);
    try {
      localStorage.setItem(this.#key, text);
    } catch {
      // Blocked or full.
    }
  }

  forget(): void {
    try {
      localStorage.removeItem(this.#key);
    } catch {
      // Blocked: nothing was kept.
    }
  }

  /** Whether this is what an event of the window tells to have changed in another one. */
  isIn(event: StorageEvent): boolean {
    return event.key === this.#key;
  }
}

/** What follows this in the keys of what is kept. */
export function namesBelow(prefix: string): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    );
  } catch {
    return []; // Blocked: nothing was kept.
  }
}

/** The fields of what may be an object; none where it is something else. */
export function fieldsOf<T extends object>(raw: unknown): Partial<T> {
  return typeof raw === 'object' && raw !== null ? raw : {};
}

/** The fields of a value that a model has: what an older version has stored may have others. */
export function fieldsLike<T extends object>(model: T, raw: object | null): Partial<T> {
  const known = Object.entries(raw ?? {}).filter(([name]) => name in model);
  return Object.fromEntries(known) as Partial<T>;
}

/** As many of these as make sense; none where there is no list. */
export function listOf<T>(raw: unknown, makesSense: (value: unknown) => value is T, most: number): T[] {
  return Array.isArray(raw) ? raw.filter(makesSense).slice(0, most) : [];
}

/** Forgets everything whose key begins like this. */
export function forgetStored(beginning: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(beginning)) localStorage.removeItem(key);
  } catch {
    // Blocked: nothing was kept.
  }
}
