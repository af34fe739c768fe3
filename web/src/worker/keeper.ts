// The worker behind the pages of a folder without a server: it keeps the files of the folder, so that from the second
// visit on nothing is asked of the network. A new folder is taken over once no page of the old one is left.
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;
/** The files of the folder but its words, written in by vite.keeper.ts. */
declare const FILES: PrecacheEntry[];
/** The addresses of words, which change with their content. */
declare const WORDS: string[];

const KEPT = 'schlemm-words';

precacheAndRoute(FILES);
cleanupOutdatedCaches();
clientsClaim();

// An address of a page is no file.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  async ({ request }) => (await matchPrecache('/')) ?? fetch(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && WORDS.includes(url.pathname),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

/** Keeps the words of a profile, and no others. */
async function keepWords(profile: string): Promise<void> {
  const cache = await caches.open(KEPT);
  const wanted = WORDS.filter((address) => address.split('/').includes(profile));
  for (const { url } of await cache.keys())
    if (!wanted.includes(new URL(url).pathname)) await cache.delete(url);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(wanted.filter((address) => !kept.includes(address)));
}

self.addEventListener('message', (event) => {
  const { profile } = (event.data ?? {}) as { profile?: unknown };
  // Words chosen besides are put together by the page's own program.
  if (typeof profile === 'string') event.waitUntil(keepWords(profile.replace(/\+.*/, '')));
});
