// What the browser's tab says of a page: the same as the server's own head of it, so that it does not change on loading.
import { known, t } from '../lib/i18n.svelte';
import type { Route } from '../lib/router.svelte';

/** The title of a page; `null` until its words are here, and then the one that the server sent stays. */
export function titleOf(route: Route): string | null {
  const lesson = route.page === 'lesson' ? `lesson-${route.id}` : '';
  if (lesson) return known(lesson) ? `${t(lesson)} – Schlemm` : null;
  const title = `title-${route.page}`;
  return known(title) ? t(title) : null;
}
