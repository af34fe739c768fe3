// What a page without a server keeps in its browser: events in the order they came, and who the browser is.

/** An event as it is kept: stream, version, kind, content, request, time, checksum. */
type Row = [string, number, string, string, string, number, Uint8Array];

const NAME = 'schlemm';
const VERSION = 1;
const EVENTS = 'events';
const OWN = 'own';

/** What a request of the database comes to. */
const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });

/** Waits until all of a change is on the disk. */
const written = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = change.onerror = () => reject(change.error ?? new Error('not kept'));
  });

export class Database {
  private constructor(private readonly open: IDBDatabase) {}

  static async opened(): Promise<Database> {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(EVENTS);
      asked.result.createObjectStore(OWN);
    };
    return new Database(await done(asked));
  }

  /** What this browser is called as a store, its cookies, and all events by stream and version. */
  async load(): Promise<[string, [string, string][], Row[]]> {
    const change = this.open.transaction([EVENTS, OWN], 'readwrite');
    const own = change.objectStore(OWN);
    const name = ((await done(own.get('name'))) as string | undefined) ?? newName();
    own.put(name, 'name');
    const cookies = ((await done(own.get('cookies'))) as [string, string][] | undefined) ?? [];
    return [name, cookies, (await done(change.objectStore(EVENTS).getAll())) as Row[]];
  }

  /** Keeps events, all of them or none. */
  async keep(rows: Row[]): Promise<void> {
    const change = this.open.transaction(EVENTS, 'readwrite', { durability: 'strict' });
    const kept = written(change);
    const events = change.objectStore(EVENTS);
    // An event that is there already is never written over: two tabs would be at odds.
    for (const row of rows) events.add(row, [row[0], row[1]]);
    return kept;
  }

  keepCookies(cookies: [string, string][]): void {
    this.open.transaction(OWN, 'readwrite').objectStore(OWN).put(cookies, 'cookies');
  }
}

/** From this follow the secrets of a store: 128 random bits. */
const newName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
