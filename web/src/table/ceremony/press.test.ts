import { afterEach, describe, expect, it } from 'vitest';
import { picksUp } from './press';

afterEach(() => document.body.replaceChildren());

/** A key that is pressed on what has the keyboard. */
function pressed(key: string, on = '<p></p>', held: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = on;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...held });
  document.body.firstElementChild?.dispatchEvent(event);
  return event;
}

const BUTTON = '<button>x</button>';

describe('a key while cards are dealt', () => {
  it('picks them up, whichever it is', () => {
    for (const key of ['?', 'Escape', 'Enter', ' ', 'ArrowLeft'])
      expect(picksUp(pressed(key), true, false), key).toBe(true);
  });

  it('does so on the button that picks up', () => {
    expect(picksUp(pressed(' ', '<button data-onward>x</button>'), true, false)).toBe(true);
  });

  it('presses another button that has the keyboard, and picks up as soon as it is any other key', () => {
    expect(picksUp(pressed('Enter', BUTTON), true, false)).toBe(false);
    expect(picksUp(pressed(' ', BUTTON), true, false)).toBe(false);
    expect(picksUp(pressed('Escape', BUTTON), true, false)).toBe(true);
  });

  it('moves about, and is the browser’s where it is held with others', () => {
    expect(picksUp(pressed('Tab'), true, false)).toBe(false);
    expect(picksUp(pressed('r', BUTTON, { ctrlKey: true }), true, false)).toBe(false);
  });
});

describe('a key before the cut', () => {
  it('picks up if it is Escape', () => {
    expect(picksUp(pressed('Escape'), false, false)).toBe(true);
    expect(picksUp(pressed('Enter'), false, false)).toBe(false);
  });
});

describe('a key while a panel or the settings are open', () => {
  it('is for them', () => {
    for (const dealt of [false, true])
      for (const key of ['Escape', 'Enter', 'a']) expect(picksUp(pressed(key), dealt, true), key).toBe(false);
  });
});
