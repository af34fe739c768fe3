// What was shared to the page by another app: a text, or a link that leads to a page of ours.
import { routeOf } from '../lib/router.svelte';

/** The fields of the manifest's share target, the likeliest to hold what is meant first. */
const FIELDS = ['url', 'text', 'title'];

/** All that was shared, as one text. */
export function sharedText(search: string): string {
  const query = new URLSearchParams(search);
  return FIELDS.map((field) => query.get(field) ?? '')
    .join(' ')
    .trim();
}

/** Where the first link in a text leads that is one of ours, with whatever key it carries; `null` if none is. */
export function ownLink(text: string, origin: string): string | null {
  for (const [address] of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    const url = URL.parse(address);
    if (url?.origin === origin && url.pathname !== '/deal' && routeOf(url.pathname).page !== 'unknown')
      return url.pathname + url.search + url.hash;
  }
  return null;
}
