// Whatever scrolls is scrolled by keyboard too.

/** What the tab key leads to; from there the arrow keys scroll what it lies in. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const overflows = (node: HTMLElement): boolean =>
  node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;

/**
 * A tab stop for an element that scrolls, for as long as there is more in it than is seen and nothing to press.
 *
 * Args:
 *   label: What it is called then, where it has no name of its own.
 */
export function scrollable(label = ''): (node: HTMLElement) => () => void {
  return (node) => {
    const named = label !== '' && !node.hasAttribute('role');

    function look(): void {
      const stops = [...node.querySelectorAll(STOPS)].some((each) => each.checkVisibility());
      const stop = overflows(node) && !stops;
      // Nobody is turned away who stands there.
      if (stop === (node.tabIndex === 0) || (!stop && node === document.activeElement)) return;
      const told = { tabindex: '0', ...(named && { role: 'group', 'aria-label': label }) };
      for (const [name, value] of Object.entries(told))
        if (stop) node.setAttribute(name, value);
        else node.removeAttribute(name);
    }

    // Sizes are told once a page is laid out: measured as soon as it changes, it would have to be laid out for that.
    const sizes = new ResizeObserver(look);
    function follow(): void {
      for (const part of [node, ...node.children]) sizes.observe(part);
    }
    const parts = new MutationObserver(follow);
    parts.observe(node, { childList: true, subtree: true });
    follow();
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  };
}
