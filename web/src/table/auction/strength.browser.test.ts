// The strength of a hand in one number, beside the hand at the table.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settings } from '../../lib/settings.svelte';
import { expectSound } from '../../testing/soundness';
import { lookAt, openScene, openTable, shown, still, type Look } from '../../testing/stage';

const SIZES = [
  [1366, 657],
  [390, 844],
  [844, 390],
  [320, 640],
] as const;
const FOR_NOTRUMP = 'Für einen Kontrakt in SA';

const strength = (): HTMLElement => shown('[data-testid=own-strength]');
const words = (): string => strength().textContent.replace(/\s+/g, ' ').trim();
const numberIn = (within: ParentNode): string => within.querySelector('b')?.textContent ?? '';
const buttons = (name: string): Element[] =>
  page.elementLocator(strength()).getByRole('button', { name }).elements();

/** Opens a first call where the hand is counted, in this system. */
const counting = (
  system: 'A' | 'B',
  size: Look['size'],
  valuation = 'on',
  profile = 'de',
): Promise<unknown> =>
  openScene(`a hand in Natur ${system}`, { ...(size && { size }), profile, wishes: { valuation } });

const meet = (one: DOMRect, other: DOMRect): boolean =>
  other.width > 0 &&
  Math.min(other.right, one.right) - Math.max(other.left, one.left) > 1 &&
  Math.min(other.bottom, one.bottom) - Math.max(other.top, one.top) > 1;

/** Whether the strength is in sight, can be tapped, leaves what is said of bids room, and lies on nothing else. */
function lies(): unknown {
  const box = (node: Element): DOMRect => node.getBoundingClientRect();
  const own = box(strength());
  const others = document.querySelectorAll(
    '[data-call], [data-card], .plate, .said, .me, [data-testid=hint]',
  );
  const tapped = [...strength().querySelectorAll('button')].every((button) => {
    const { left, top, width, height } = box(button);
    return width === 0 || button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  const said = document.querySelector('.said');
  const foot = shown('.foot');
  const read =
    !said ||
    getComputedStyle(foot).clipPath !== 'none' ||
    (box(said).top >= box(foot).top - 1 && box(said).bottom <= box(foot).bottom + 1);
  return {
    inside: own.left >= 0 && own.top >= 0 && own.right <= innerWidth && own.bottom <= innerHeight,
    tapped,
    unread: read ? '' : said.textContent,
    over: [...others].filter((other) => meet(box(other), own)).map((other) => other.outerHTML.slice(0, 80)),
  };
}

async function expectWellPlaced(): Promise<void> {
  document.querySelector<HTMLElement>('[data-call][aria-disabled=false]')?.focus();
  await still();
  expect(lies(), String([innerWidth, innerHeight])).toEqual({
    inside: true,
    tapped: true,
    unread: '',
    over: [],
  });
  await expectSound();
}

test.each(['de', 'fr'])(
  'in %s the number stands beside the hand, can be tapped, and covers nothing',
  async (profile) => {
    await counting('B', SIZES[0], 'on', profile);
    for (const size of SIZES) {
      await lookAt({ size });
      await still();
      expect(numberIn(strength())).toBe('18');
      await expectWellPlaced();
    }
  },
);

test.each([
  [390, 844],
  [320, 640],
] as const)(
  'at %i × %i the number keeps its place while one looks at calls, makes one, and others call',
  async (...size) => {
    await counting('B', size);
    const place = (): number[] => {
      const { left, top, width } = strength().getBoundingClientRect();
      return [left, top, width].map(Math.round);
    };
    const before = place();
    for (const call of ['P', '1S', '7NT', 'X']) {
      shown(`[data-call='${call}']`).focus();
      await still();
      expect(place(), call).toEqual(before);
    }
    shown('[data-call="7NT"]').blur();
    await still();
    expect(place(), 'looking at none').toEqual(before);
    await userEvent.click(shown('[data-call="1S"]'));
    await still();
    expect(place(), 'after the own call').toEqual(before);
  },
);

test('in Natur B the number needs trumps; for notrump it is that of the figures, in the panel too', async () => {
  await counting('B', [1366, 657]);
  expect(words()).toContain('nur mit Trumpf');
  await userEvent.click(buttons(FOR_NOTRUMP)[0] as HTMLElement);
  expect(words()).not.toContain('nur mit Trumpf');
  await userEvent.click(buttons('Blattstärke')[0] as HTMLElement);
  await still();
  const pane = shown('.pane');
  const figures = pane.querySelector('.count b')?.textContent;
  expect(numberIn(strength())).toBe(figures);
  expect(numberIn(shown('.pane [data-testid=hand-strength]'))).toBe(figures);
  await expect.element(page.elementLocator(pane).getByRole('checkbox')).toBeChecked();
});

test('long suits need no trumps: in Natur A nothing is to be switched', async () => {
  await counting('A', [390, 844]);
  expect(buttons('Blattstärke')).toHaveLength(1);
  expect(buttons(FOR_NOTRUMP)).toEqual([]);
});

test('who counts first is not told: what stands beside the hand asks for it, and leads to it', async () => {
  await counting('B', [390, 844], 'count');
  expect(words()).toBe('Zähl dein Blatt');
  await userEvent.click(shown('[data-testid=own-strength] button'));
  await still();
  await expect
    .element(page.elementLocator(shown('.pane')).getByRole('button', { name: 'Zeigen' }))
    .toBeVisible();
});

test('on a phone the count stands at the end of the sheet, in a match too', async () => {
  await openTable('match-call', { size: [390, 844], wishes: { valuation: 'on' } });
  await userEvent.click(shown('[data-testid=open-sheet]'));
  await still();
  shown('[data-testid=hand-strength]');
});

test('nothing is counted unasked; it is shown and put away beside the hand, by key and by tap', async () => {
  await counting('B', [1366, 657], 'off');
  for (const size of SIZES) {
    await lookAt({ size });
    await still();
    expect(words()).toBe('Punkte zeigen');
    await expectWellPlaced();
    const toggle = shown('[data-testid=strength-shown]');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await still();
    expect(numberIn(strength())).toBe('18');
    expect(document.activeElement).toBe(shown('[data-testid=strength-shown]'));
    expect(settings.valuation).toBe('on');
    await userEvent.click(shown('[data-testid=strength-shown]'));
    await still();
    expect(settings.valuation).toBe('off');
  }
});
