// What is kept for pages that work without the server: two bundles, which the server makes of what is everybody's.
// Nothing else that is asked for over HTTP is ever written down, so that nothing of a table, a pad or a person can be.

const CACHE = 'schlemm-offline';
const ANSWERS = '/offline/answers.json';
/** Milliseconds after which a bundle is fetched anew. */
const DAY = 24 * 3_600_000;
/** Words of a room, whatever the server calls them, and those that may be chosen. */
const WORDS = /^\/i18n\/(?:\w+\/([\w+-]+)\/[\w.-]+|([\w+-]+)\/words)\.json$/;
const ANSWERED =
  /^\/api\/(?:school|school\/questions|school\/lessons\/[\w-]+|library\/glossary|score\/(?:bids|results|sums|tables))$/;
const PROFILE = /^[\w+-]{2,600}$/;

/** Where the words of a profile are. */
const wordsOf = (profile: string): string => `/offline/words/${profile}.json`;

/** The bundle that holds what is asked for at this path, and under which name; `null` where nothing of it is kept. */
export function keptAt(path: string): { bundle: string; name: string } | null {
  const [, said, chosen] = WORDS.exec(path) ?? [];
  if (said) return { bundle: wordsOf(said), name: 'room' };
  if (chosen) return { bundle: wordsOf(chosen), name: 'words' };
  return ANSWERED.test(path) ? { bundle: ANSWERS, name: path } : null;
}

/** What was kept under a path, as the server would answer; `null` if it was not. */
export async function keptAnswer(path: string): Promise<Response | null> {
  const place = keptAt(path);
  const stored = place && (await (await caches.open(CACHE)).match(place.bundle));
  if (!stored) return null;
  const found = ((await stored.json()) as Record<string, unknown>)[place.name];
  if (found === undefined) return null;
  return Response.json(found);
}

/**
 * Fetches what pages need without the server, unless it is here already.
 *
 * @param profile whose words; those of other profiles are forgotten.
 * @param build tells this program from earlier ones, whose bundles may lack what it asks for.
 */
export async function keep(profile: unknown, build: string): Promise<void> {
  if (typeof profile !== 'string' || !PROFILE.test(profile)) return;
  const cache = await caches.open(CACHE);
  const bundles = [ANSWERS, wordsOf(profile)];
  for (const bundle of bundles)
    if (!isFresh(await cache.match(bundle), build)) await renew(cache, bundle, build);
  for (const { url } of await cache.keys())
    if (!bundles.includes(new URL(url).pathname)) await cache.delete(url);
}

function isFresh(stored: Response | undefined, build: string): boolean {
  const { headers } = stored ?? {};
  return headers?.get('kept-by') === build && Date.now() - Number(headers.get('kept-at')) < DAY;
}

async function renew(cache: Cache, bundle: string, build: string): Promise<void> {
  const response = await fetch(bundle, { credentials: 'omit' });
  if (!response.ok) return;
  const headers = { 'content-type': 'application/json', 'kept-by': build, 'kept-at': String(Date.now()) };
  await cache.put(bundle, new Response(await response.blob(), { headers }));
}
