// The page's only clock: whoever waits, counts or draws frames does it here, so that time is one input of the page, and
// so that the document can say when nothing is under way (`data-still` on its root).

/** Ends a wait before its time; afterwards it does nothing. */
export type Cancel = () => void;

/** There is nothing to cancel. */
export const NOTHING: Cancel = () => undefined;

/** The waits and frames that are under way; what waits at leisure is not among them. */
const under = new Set<Cancel>();

function begin(cancel: Cancel): void {
  under.add(cancel);
  if (under.size === 1) tell();
}

function end(cancel: Cancel): void {
  if (under.delete(cancel) && under.size === 0) tell();
}

function tell(): void {
  document.documentElement.toggleAttribute('data-still', under.size === 0);
}

/** Does something after so many milliseconds; until then what is going on is not over. */
export function after(milliseconds: number, act: () => void): Cancel {
  const timer = setTimeout(() => {
    end(cancel);
    act();
  }, milliseconds);
  const cancel = (): void => {
    clearTimeout(timer);
    end(cancel);
  };
  begin(cancel);
  return cancel;
}

/** The same for what nobody waits to see, such as a word that goes after a while: all is still meanwhile. */
export function atLeisure(milliseconds: number, act: () => void): Cancel {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

/** Does something as soon as the browser has nothing else to do, but after so many milliseconds at the latest. */
export function whenIdle(atLatest: number, act: () => void): Cancel {
  // Safari has no such thing.
  if (!('requestIdleCallback' in window)) return after(atLatest, act);
  const idle = requestIdleCallback(
    () => {
      end(cancel);
      act();
    },
    { timeout: atLatest },
  );
  const cancel = (): void => {
    cancelIdleCallback(idle);
    end(cancel);
  };
  begin(cancel);
  return cancel;
}

/** Does something again and again, every so many milliseconds. */
export function every(milliseconds: number, act: () => void): Cancel {
  const timer = setInterval(act, milliseconds);
  return () => clearInterval(timer);
}

/** Does something when the next frame is drawn; `now` counts as `elapsed` does. */
export function nextFrame(act: (now: number) => void): Cancel {
  const frame = requestAnimationFrame((now) => {
    end(cancel);
    act(now);
  });
  const cancel = (): void => {
    cancelAnimationFrame(frame);
    end(cancel);
  };
  begin(cancel);
  return cancel;
}

/** Has the page not be still until something has come: a part of it, an answer of the server. */
export async function underWay<T>(coming: Promise<T>): Promise<T> {
  const cancel = (): void => end(cancel);
  begin(cancel);
  try {
    return await coming;
  } finally {
    cancel();
  }
}

/** Comes true after so many milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void after(milliseconds, resolve));

/** Milliseconds since the page began: for how long something took, whatever happens to the clock of the machine. */
export const elapsed = (): number => performance.now();

/** The date and time of day. */
export const now = (): Date => new Date();
