// Which page is shown: the address, and nothing else.

/** Pages that a path names by itself. */
export const PLAIN = [
  ...(['analysis', 'cards', 'conflicts', 'count', 'deal', 'deals', 'fair', 'games', 'glossary'] as const),
  ...([
    'hand',
    'history',
    'learn',
    'pad',
    'practice',
    'replay',
    'rules',
    'school',
    'series',
    'sources',
  ] as const),
  'systems',
] as const;

export type Route =
  | { page: 'start'; choosing: boolean }
  | { page: 'table' | 'sit' | 'watch' | 'lesson'; id: string }
  | { page: 'match'; id: string; board: number }
  | { page: (typeof PLAIN)[number]; id?: string; board?: number }
  | { page: 'tables' | 'sums' }
  | { page: 'unknown' };

/** Pages that show one thing, by its name. */
export const THINGS = [
  ...(['table', 'sit', 'watch', 'match', 'lesson', 'fair', 'games', 'pad', 'series'] as const),
] as const;

/** Pages of a name behind them; a board of a match or of one's games has an address of its own, 0 is none of them. */
const NAMED = new RegExp(`^/(${THINGS.join('|')})/([\\w.-]{1,64})(?:/board/(\\d{1,3}))?/?$`);

/** The page that a path leads to; at the start page `?new…` asks for what is agreed before the first deal. */
export function routeOf(path: string, search = ''): Route {
  const [, door, id, board] = NAMED.exec(path) ?? [];
  if (id) return { page: door, id, board: Number(board ?? 0) } as Route;
  const plain = path.replace(/\/+$/, '').slice(1);
  if (!plain) return { page: 'start', choosing: search.startsWith('?new') };
  if (plain === 'count/tables') return { page: 'tables' };
  if (plain === 'count/sums') return { page: 'sums' };
  return { page: PLAIN.find((page) => page === plain) ?? 'unknown' };
}

/** The address of the page shown; what follows a # is a place on the same page. */
let address = location.pathname + location.search;
let current: Route = $state(routeOf(location.pathname, location.search));

export const router = {
  /** The page shown now. */
  get route(): Route {
    return current;
  },
};

function turn(path: string, search: string): void {
  address = path + search;
  current = routeOf(path, search);
}

/** Goes to another page of this site without loading it anew; `instead` of the present one, no way leads back to it. */
export function go(path: string, instead = false): void {
  const { pathname, search } = new URL(path, location.origin);
  history[instead ? 'replaceState' : 'pushState'](null, '', path);
  turn(pathname, search);
  window.scrollTo(0, 0);
}

function ownLink(event: MouseEvent): HTMLAnchorElement | null {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  const own = link !== null && link.origin === location.origin && !link.target && !link.download;
  return own && !link.getAttribute('href')?.startsWith('#') ? link : null;
}

/** Follows links and the browser's own back and forward. */
export function followAddress(): void {
  window.addEventListener('popstate', () => {
    if (location.pathname + location.search !== address) turn(location.pathname, location.search);
  });
  document.addEventListener('click', (event) => {
    const link = ownLink(event);
    if (!link || routeOf(link.pathname).page === 'unknown') return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
