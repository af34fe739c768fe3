import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPlace, keepClear, type Box } from './placement';

const ROOM: Box = { left: 0, top: 0, right: 390, bottom: 600 };
const SIZE = { width: 200, height: 40 };

const apart = (box: Box, other: Box): boolean =>
  box.right <= other.left || box.left >= other.right || box.bottom <= other.top || box.top >= other.bottom;

function laid(free: Box[], seen: Box[] = []): Box {
  const { left, top } = clearPlace(ROOM, SIZE, free, seen);
  return { left, top, right: left + SIZE.width, bottom: top + SIZE.height };
}

describe('a notice on the table', () => {
  it('lies in the upper middle where nothing is', () => {
    expect(laid([])).toEqual({ left: 95, top: 0, right: 295, bottom: 40 });
  });

  it('covers no name and nothing that can be pressed wherever there is room beside them', () => {
    for (let top = 0; top < 560; top += 7)
      for (let height = 30; height < 500; height += 43) {
        const plates = [
          { left: 100, top, right: 290, bottom: Math.min(600, top + height) },
          { left: 0, top: 250, right: 90, bottom: 300 },
        ];
        if (top < 45 && top + height > 555) continue;
        const box = laid(plates);
        expect(plates.filter((plate) => !apart(box, plate))).toEqual([]);
        expect(box.left >= 0 && box.right <= 390 && box.top >= 0 && box.bottom <= 600).toBe(true);
      }
  });

  it('lies rather over cards that are only seen than over a name', () => {
    const plate = { left: 0, top: 0, right: 390, bottom: 300 };
    const trick = { left: 0, top: 300, right: 390, bottom: 600 };
    const box = laid([plate], [trick]);
    expect(apart(box, plate)).toBe(true);
  });
});

/** Has an element lie there, as far as anybody measures it. */
function lies(element: Element, left: number, top: number, width: number, height: number): void {
  const box = { left, top, width, height, right: left + width, bottom: top + height, x: left, y: top };
  element.getBoundingClientRect = () => ({ ...box, toJSON: () => box });
  element.getClientRects = () => [box] as unknown as DOMRectList;
}

describe('a notice that is kept clear', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
    document.body.innerHTML =
      '<div data-testid="table"><main class="surface"><div class="felt"><b data-plate="N"></b></div></main></div><p></p>';
  });
  afterEach(() => vi.unstubAllGlobals());

  it('leaves a name free that comes to lie below it', async () => {
    const [surface, plate, notice] = ['.surface', '[data-plate]', 'p'].map((each) =>
      document.querySelector(each),
    );
    if (!(surface && plate && notice instanceof HTMLElement)) throw new Error('nothing to look at');
    lies(surface, 0, 0, 400, 300);
    lies(notice, 0, 0, 100, 40);
    lies(plate, 0, 250, 50, 40);
    const clear = keepClear(notice, null);
    expect(notice.style.top).toBe('8px');
    lies(plate, 0, 0, 400, 60);
    plate.classList.add('turn');
    await vi.waitFor(() => expect(parseFloat(notice.style.top)).toBeGreaterThanOrEqual(60));
    clear.destroy();
  });
});
