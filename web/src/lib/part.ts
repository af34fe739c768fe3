// Parts of the page that are fetched when they are wanted, and again until they come: a line may break at any moment.

/** So often an answering server may lack a part before the page is taken to be older than the server. */
const STALE = 3;
/** How many milliseconds a page is too young to be taken for that, so that none is loaded anew again and again. */
const YOUNG = 60_000;

// Vite asks for the styles of a part only where the page has no link to them, whether it was loaded or not.
addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.remove(), true);

/**
 * A part of the page, as `import()` gives it; it is asked for until it comes.
 *
 * A page that is older than its server has names of files that are no more: it is loaded anew.
 *
 * @param load imports the part.
 * @param missed is called each time it does not come.
 */
export async function part<T>(load: () => Promise<T>, missed?: () => void): Promise<T> {
  let answered = 0;
  for (let pause = 500; ; pause = Math.min(2 * pause, 8000)) {
    try {
      return await load();
    } catch {
      missed?.();
      const served = await fetch('/', { method: 'HEAD' }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (served && ++answered >= STALE && performance.now() > YOUNG) location.reload();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
