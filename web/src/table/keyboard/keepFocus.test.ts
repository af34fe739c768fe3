// The keyboard comes back to the table, however late there is something that can take it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keepFocus';

let end: () => void;

/** Lets what has been changed be seen. */
const seen = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** A button that has the keyboard, in what is to be taken away. */
function held(): HTMLElement {
  document.body.innerHTML = '<section><button>1♠</button></section>';
  document.querySelector('button')?.focus();
  return document.querySelector<HTMLElement>('section') ?? document.body;
}

function put(html: string): void {
  document.body.insertAdjacentHTML('beforeend', html);
}

beforeEach(() => {
  const matches = Reflect.get(Element.prototype, 'matches');
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':focus-visible' || matches.call(this, selector);
  });
  end = keepFocus(() => null);
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

it('comes to what can be done next where what had it is gone', async () => {
  const gone = held();
  put('<div data-testid="bidbox"><button tabindex="0">2♠</button></div>');
  gone.remove();
  await seen();
  expect(document.activeElement?.localName).toBe('button');
});

it('comes as soon as there is something, though nothing could take it at first', async () => {
  held().remove();
  await seen();
  expect(document.activeElement).toBe(document.body);
  put('<main tabindex="-1">table</main>');
  await seen();
  expect(document.activeElement?.localName).toBe('main');
});

it('goes on from the table itself as soon as there is something to be done', async () => {
  const gone = held();
  put('<main tabindex="-1">table</main>');
  gone.remove();
  await seen();
  expect(document.activeElement?.localName).toBe('main');
  put('<section data-testid="result"><button data-onward>next</button></section>');
  await seen();
  expect(document.activeElement?.localName).toBe('button');
});

it('leaves who went to the table itself there', async () => {
  held();
  put('<main tabindex="-1">table</main>');
  document.querySelector('main')?.focus();
  put('<section data-testid="result"><button data-onward>next</button></section>');
  document.querySelector('button')?.remove();
  await seen();
  expect(document.activeElement?.localName).toBe('main');
});

it('stays away from who points somewhere else meanwhile', async () => {
  held().remove();
  await seen();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  put('<main tabindex="-1">table</main>');
  await seen();
  expect(document.activeElement).toBe(document.body);
});
