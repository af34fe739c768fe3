import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepClear } from './placement';

/** Has an element lie there, as far as anybody measures it. */
function lies(element: Element, left: number, top: number, width: number, height: number): void {
  const box = { left, top, width, height, right: left + width, bottom: top + height, x: left, y: top };
  element.getBoundingClientRect = () => ({ ...box, toJSON: () => box });
  element.getClientRects = () => [box] as unknown as DOMRectList;
}

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

it('leaves a name free that comes to lie below a notice', async () => {
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
