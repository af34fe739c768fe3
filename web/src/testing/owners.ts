// Which open hands do not lie at the name of who holds them, in sentences; nothing where all do.
import type { Judge } from './judge';

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Pixels between a hand and its plate. */
const AT = 24;

const all = (selector: string, within: ParentNode = document): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(
    (node) => node.getClientRects().length > 0 && node.checkVisibility({ visibilityProperty: true }),
  );

const names = (within: HTMLElement, selector: string): boolean =>
  all(selector, within).some((name) => name.textContent.trim());

function apart(one: Box, other: Box): number {
  const x = Math.max(0, one.left - other.right, other.left - one.right);
  const y = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(x, y);
}

/** The boxes of the cards of a hand, as far as it does not clip them. */
function boxesOf(hand: HTMLElement): Box[] {
  const edge = getComputedStyle(hand).overflowY === 'clip' ? hand.getBoundingClientRect().bottom : Infinity;
  return all('[data-card]', hand).map((card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    return { left, top, right, bottom: Math.min(bottom, edge) };
  });
}

/**
 * At the table: of all plates the owner's stands nearest to a card, and at the place of the hand, which stays as large as
 * it was when cards have left it.
 */
function* atTheTable(): Iterable<string> {
  for (const hand of all('.dummy[data-hand]')) {
    const cards = boxesOf(hand);
    if (cards.length === 0) continue;
    const plates = all('.plate[data-plate]').map((plate) => {
      const box = plate.getBoundingClientRect();
      return { plate, box, far: Math.min(...cards.map((card) => apart(card, box))) };
    });
    const [nearest, next] = plates.sort((one, other) => one.far - other.far);
    const seat = nearest?.plate.dataset.plate;
    const gap = nearest ? apart(hand.getBoundingClientRect(), nearest.box) : Infinity;
    if (!nearest || seat !== hand.dataset.hand || gap > AT || nearest.far === next?.far)
      yield `at the hand of ${hand.dataset.hand} stands ${seat ?? 'nobody'}, ${Math.round(gap)} px from its place`;
    else if (!names(nearest.plate, '.name')) yield `the plate of ${seat} names nobody`;
  }
}

/** Afterwards each of the four hands has the name of who held it above its cards. */
function* atFourHands(): Iterable<string> {
  for (const hand of all('[data-testid=four-hands] .hand'))
    if (!names(hand, '.name, p .mute'))
      yield `nobody is named at the hand "${hand.textContent.trim().slice(0, 20)}"`;
}

/** Where a claim shows hands, each row begins with a name. */
function* inClaims(): Iterable<string> {
  for (const row of all('[data-testid=claim-seen] > .claimed'))
    if (!names(row, '.small')) yield 'a claimed hand names nobody';
}

/** Open cards that do not lie at the name of their owner. */
export const ownerless: Judge = () => [...atTheTable(), ...atFourHands(), ...inClaims()];
