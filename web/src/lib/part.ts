// Parts of the page that are fetched when they are wanted, and again until they come: a line may break at any moment.
import { elapsed, pause as wait, underWay } from './time';

/** So often a part may fail though the server answers; then the page is loaded anew. */
const STALE = 2;
/** How many milliseconds the first page of a tab has before it is loaded anew; each one after it has twice as many. */
const YOUNG = 1000;
/** After so many times it does not double any more: about a minute. */
const MOST = 6;
/** The longest pause between two tries, in milliseconds: as soon as the line is back, who waits for a part is to have it. */
const LONGEST = 2000;
/** Under which the tab remembers how often it was loaded anew. */
const RELOADS = 'reloads';

// Vite asks for the styles of a part only where the page has no link to them, whether it was loaded or not.
addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.remove(), true);

/**
 * A part of the page, as `import()` gives it; it is asked for until it comes.
 *
 * Where the server answers and the part still does not come, the page is loaded anew: it is older than the server and has
 * names of files that are no more, or the browser is one that never asks again for a script that has failed once.
 *
 * @param load imports the part.
 * @param missed is called each time it does not come.
 */
export const part = <T>(load: () => Promise<T>, missed?: () => void): Promise<T> =>
  underWay(untilItComes(load, missed));

async function untilItComes<T>(load: () => Promise<T>, missed?: () => void): Promise<T> {
  let answered = 0;
  for (let pause = 500; ; pause = Math.min(2 * pause, LONGEST)) {
    try {
      return await load();
    } catch {
      missed?.();
      const served = await fetch('/', { method: 'HEAD' }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (served && ++answered >= STALE) loadAnew();
      await wait(pause);
    }
  }
}

/** A part that nobody waits for, asked for once; `null` where it does not come: the next page asks again. */
export async function partAtLeisure<T>(load: () => Promise<T>): Promise<T | null> {
  return load().catch(() => null);
}

/** Loads the page anew where the server has another one by now: what the two say to each other may have changed. */
export async function followServer(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')?.src;
  if (
    own &&
    (await fetch(own, { method: 'HEAD' }).then(
      ({ status }) => status === 404,
      () => false,
    ))
  )
    loadAnew();
}

/** Loads the page anew, unless it is too young for that: none is loaded again and again. */
function loadAnew(): void {
  try {
    const before = Math.min(Number(sessionStorage.getItem(RELOADS)), MOST);
    if (elapsed() < YOUNG * 2 ** before) return;
    sessionStorage.setItem(RELOADS, String(before + 1));
    location.reload();
  } catch {
    // Where nothing can be remembered, somebody has to load the page by hand.
  }
}
