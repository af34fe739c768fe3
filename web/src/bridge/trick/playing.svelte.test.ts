// What a browser is asked for when a card is played: each look at a page that has been changed by half is a layout of it.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Dummy from '../cards/Dummy.svelte';
import Hand from '../cards/Hand.svelte';
import type { Frame, FrameCard } from './motion';
import Trick from './Trick.svelte';

let shown: Record<string, unknown>;

beforeEach(() => {
  document.body.replaceChildren();
});
afterEach(async () => {
  await unmount(shown);
  vi.restoreAllMocks();
});

/** A hand of three cards whose player may play each of them. */
function showHand(kind: 'held' | 'open'): void {
  const props = $state({
    cards: ['SA', 'SK', 'SQ'],
    full: ['SA', 'SK', 'SQ'],
    order: ['S', 'H', 'D', 'C'] as const,
    label: '',
    seat: 'S',
    shape: 'columns' as const,
    mine: true,
    armed: null,
    playable: () => 'yes' as const,
    onplay: (card: string) => {
      props.cards = props.cards.filter((one) => one !== card);
      return true;
    },
    onpoint: () => undefined,
  });
  const options = { target: document.body, props: props as never };
  shown = kind === 'held' ? mount(Hand, options) : mount(Dummy, options);
  flushSync();
}

/** Notes from now on what is done to whatever has the focus, and has a browser lay out the page there and then. */
function notedOfFocused(): string[] {
  const noted: string[] = [];
  const did = {
    remove: Reflect.get(Element.prototype, 'remove'),
    setAttribute: Reflect.get(Element.prototype, 'setAttribute'),
  };
  vi.spyOn(Element.prototype, 'remove').mockImplementation(function (this: Element) {
    if (this.contains(document.activeElement)) noted.push('taken away');
    did.remove.call(this);
  });
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    if (name === 'tabindex' && this === document.activeElement) noted.push(`${name} ${value}`);
    did.setAttribute.call(this, name, value);
  });
  return noted;
}

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('button[data-card]')];
const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset.card;

describe.each(['held', 'open'] as const)('a card played from a hand that is %s', (kind) => {
  it('gives the keyboard to its neighbour before it goes, and nothing is done to what is focused', () => {
    showHand(kind);
    const [, second] = cards();
    second?.focus();
    flushSync();
    const [, , next] = cards().map((card) => card.dataset.card);
    const noted = notedOfFocused();
    second?.click();
    flushSync();
    expect(cards()).toHaveLength(2);
    expect(noted).toEqual([]);
    expect(focused()).toBe(next);
    expect(cards().map((card) => card.getAttribute('tabindex'))).toEqual(['-1', '0']);
  });

  it('leaves the keyboard where it is elsewhere, and one tab stop', () => {
    showHand(kind);
    expect(cards().map((card) => card.getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
    cards()[0]?.click();
    flushSync();
    expect(cards()).toHaveLength(2);
    expect(focused()).toBeUndefined();
  });
});

it('asks no card of a trick for its animations, but those that come back from their way to a pile', () => {
  const card: FrameCard = {
    played: { seat: 'N', card: 'SA' },
    led: true,
    motion: 'lying',
    look: 'plain',
    from: 'hand',
  };
  const still: Frame = { step: 'playing', cards: [card], taker: null, pile: null, open: 0 };
  const props = $state({ frame: still, me: 'S' as const });
  const asked = vi.fn(() => []);
  Element.prototype.getAnimations = asked;
  shown = mount(Trick, { target: document.body, props });
  flushSync();
  props.frame = { ...still, cards: [{ ...card, look: 'winning' }] };
  flushSync();
  expect(asked).not.toHaveBeenCalled();
  props.frame = { ...still, step: 'gathering', cards: [{ ...card, motion: 'gathering' }] };
  flushSync();
  props.frame = still;
  flushSync();
  expect(asked).toHaveBeenCalledOnce();
});
