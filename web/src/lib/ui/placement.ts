// A place on the table where a notice covers no name, and nothing that can be pressed.
import { nextFrame, NOTHING } from '../time';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Names and everything that can be pressed must stay free; what is only looked at had better. */
const FREE = '[data-plate], button, a[href], input, select, summary, textarea, [role="toolbar"]';
const SEEN = '[data-card], .line, .pane, [data-flies]';
const STEP = 6;
const GAP = 4;

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left) + GAP) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + GAP);

/**
 * Where a box of this size covers least of what must stay free, and then of what had better: the upper middle first.
 *
 * Everything is measured in the same pixels; what is returned is the upper left corner.
 */
export function clearPlace(
  room: Box,
  size: { width: number; height: number },
  free: readonly Box[],
  seen: readonly Box[],
): { left: number; top: number } {
  const [spare, down] = [room.right - room.left - size.width, room.bottom - room.top - size.height];
  let best = { left: room.left + spare / 2, top: room.top, cost: Infinity };
  for (let y = 0; y <= Math.max(0, down) && best.cost > 0; y += STEP)
    for (const share of [0.5, 0.25, 0.75, 0, 1]) {
      const [left, top] = [room.left + Math.max(0, spare) * share, room.top + y];
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const over = (boxes: readonly Box[]): number => boxes.reduce((sum, each) => sum + shared(box, each), 0);
      const cost = 1e6 * over(free) + over(seen);
      if (cost < best.cost) best = { left, top, cost };
    }
  return best;
}

/** Keeps an element that lies over the table clear of what is on it; looked at again as the state changes. */
export function keepClear(node: HTMLElement, _state: unknown): { update: () => void; destroy: () => void } {
  let soon = NOTHING;

  function boxes(selector: string): Box[] {
    const table = document.querySelector('[data-testid="table"]');
    return [...(table?.querySelectorAll(selector) ?? [])]
      .filter((each) => !node.contains(each) && !each.contains(node) && each.getClientRects().length > 0)
      .map((each) => each.getBoundingClientRect());
  }

  function lay(): void {
    const around = document.querySelector('.surface')?.getBoundingClientRect();
    if (!around) return;
    const from = node.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const { width, height } = node.getBoundingClientRect();
    const room = {
      left: around.left + 8,
      top: around.top + 8,
      right: around.right - 8,
      bottom: around.bottom - 8,
    };
    const { left, top } = clearPlace(room, { width, height }, boxes(FREE), boxes(SEEN));
    node.style.left = `${left - from.left}px`;
    node.style.top = `${top - from.top}px`;
  }

  function again(): void {
    soon();
    soon = nextFrame(lay);
  }

  const sizes = new ResizeObserver(again);
  sizes.observe(node);
  sizes.observe(document.body);
  // Names and hands on the felt come, go and glide: it is looked at again when they begin, and when they are there.
  const felt = document.querySelector('.felt');
  const moves = new MutationObserver(again);
  if (felt)
    moves.observe(felt, {
      attributes: true,
      attributeFilter: ['class', 'style'],
      childList: true,
      subtree: true,
    });
  felt?.addEventListener('transitionend', again);
  lay();
  return {
    update: again,
    destroy: () => {
      soon();
      sizes.disconnect();
      moves.disconnect();
      felt?.removeEventListener('transitionend', again);
    },
  };
}
