// An auction that grows in a box that scrolls: the latest call stays in sight.
import { nextFrame } from '../../lib/time';

/** Scrolls the box to its last row whenever what it is given changes, once the page shows the change. */
export function followed(box: HTMLElement, _calls: number): { update: (calls: number) => void } {
  function follow(): void {
    const row = box.querySelector('tbody tr:last-child');
    if (!row) return;
    const below = row.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    box.scrollTop = Math.max(0, box.scrollTop + below + 4);
  }
  const soon = (): void => void nextFrame(follow);
  soon();
  return { update: soon };
}
