// Parts of the page that are fetched when they are wanted, and again until they come: a line may break at any moment.

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
/** So often an answering server may lack a part before the page is taken to be older than the server. */
const STALE = 3;

// Vite asks for the styles of a part only where the page has no link to them, whatever came of it.
addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.remove(), true);

/**
 * A part of the page, as `import()` gives it; it is asked for until it comes.
 *
 * A page that is older than its server has names of files that are no more: it is loaded anew, once.
 *
 * @param load imports the part.
 * @param missed is called each time it does not come.
 */
export async function part<T>(load: () => Promise<T>, missed?: () => void): Promise<T> {
  let answered = 0;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await load();
    } catch {
      missed?.();
      if (await isServed()) answered += 1;
      if (answered === STALE && !isReloaded()) location.reload();
      await moment(pause);
    }
  }
}

async function isServed(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function isReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');
}

/** So many milliseconds, or until the browser says that there is a network again. */
async function moment(pause: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const over = (): void => {
      removeEventListener('online', over);
      resolve();
    };
    addEventListener('online', over);
    setTimeout(over, pause);
  });
}
