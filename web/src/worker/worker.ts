// The worker behind the pages, where a browser lets one be: they open without the server, and a page that is older than
// the server keeps its parts until it is loaded anew. The server is always asked first; see docs/decisions.
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { keep, keptAnswer, keptAt } from './kept';

declare const self: ServiceWorkerGlobalScope;
/** The files of this build, written in by vite.worker.ts. */
declare const FILES: PrecacheEntry[];
/** Changes with them. */
declare const BUILD: string;

/** The page, whose head tells nothing of any address. */
const PAGE = '/';
/** Addresses that are no pages. */
const DATA = /^\/(?:api|assets|i18n|offline|ws)\//;
/** Where a text is shared to: it may hold the key of a link, and is nobody's business but this browser's. */
const SHARED = '/deal';
/** What a proxy says for a server that is not there. */
const NO_SERVER = new Set([502, 503, 504]);
/** Milliseconds that a line may take to bring a page, before it is taken to be broken. */
const PATIENCE = 8_000;

precache(FILES);
cleanupOutdatedCaches();
// There is no `skipWaiting`: a new worker begins once no page is left that was loaded with the files of the old one.
clientsClaim();

/** The server's answer; fails where there is no server behind what answers. */
async function fromServer(request: Request, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(request, signal ? { signal } : {});
  if (NO_SERVER.has(response.status)) throw new Error(`no server: ${response.status}`);
  return response;
}

async function page(request: Request, url: URL): Promise<Response> {
  const kept = await matchPrecache(PAGE);
  if (kept && url.pathname === SHARED && url.search) return kept;
  try {
    return await fromServer(request, kept && AbortSignal.timeout(PATIENCE));
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !DATA.test(url.pathname),
  ({ request, url }) => page(request, url),
);

// Names of assets change with their content: what is kept is what the server would send.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await matchPrecache(request.url)) ?? fetch(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && FILES.some((file) => file.revision && file.url === url.pathname),
  ({ request }) =>
    fromServer(request).catch(async () => (await matchPrecache(request.url)) ?? Response.error()),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.search === '' && keptAt(url.pathname) !== null,
  ({ request, url }) =>
    fromServer(request).catch(async () => (await keptAnswer(url.pathname)) ?? Response.error()),
);

self.addEventListener('message', (event) => {
  const { profile } = (event.data ?? {}) as { profile?: unknown };
  event.waitUntil(keep(profile, BUILD).catch(() => undefined));
});
