// What is wrong with the layout of a table as it lies there, in sentences; nothing where all is right.
import { lookAt, shown as firstShown, still } from './stage';

export type Size = readonly [number, number];
type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
export type Judge = () => string[];

/** A phone both ways, and what most laptops leave to a page. */
export const USUAL = [
  [390, 844],
  [844, 390],
  [1366, 657],
] as const;

/** Pixels by which a text may be wider than its box, and higher. */
const EDGE = 1.5;
const EDGE_BELOW = 4;
/** Pixels that can be hit of everything, both ways. */
const SMALLEST = 24;
const STRIDE = 6;
/** How high figures and capitals are, in parts of the size of the text. */
const FIGURE = 0.72;
/** What was opened over the table, and can be closed. */
const OVER = 'section.pane, [data-testid=result]';
/** What must not lie over one another. */
const APART = [
  ...[
    'header.bar',
    '.table > .strip',
    '.side',
    '[data-testid=bidbox]',
    '.small-auction',
    '.todo',
    '.todo > *',
  ],
  ...['.actions', '.plate', '.backs', '[data-row]', '[data-stack]', '[data-last-call]'],
  ...['[data-panel=claim]', '[data-panel=claim-answer]'],
].join();

const round = (rect: Rect): string =>
  [rect.left, rect.top, rect.right, rect.bottom].map((side) => Math.round(side)).join(' ');

function named(node: Element): string {
  const data = node instanceof HTMLElement ? Object.entries(node.dataset) : [];
  const told = data.slice(0, 2).map(([key, value]) => `${key}=${value}`);
  const text = node.textContent.trim().replace(/\s+/g, ' ').slice(0, 30);
  return `${node.localName}.${node.classList[0] ?? ''}[${told.join()}] "${text}"`;
}

function ancestors(node: Element): Element[] {
  return node.parentElement ? [node.parentElement, ...ancestors(node.parentElement)] : [];
}

/** Whether it is read aloud and not shown. */
const aloud = (node: Element): boolean =>
  [node, ...ancestors(node)].some((each) => getComputedStyle(each).clipPath === 'inset(50%)');

function shown(node: Element): boolean {
  const { width, height } = node.getBoundingClientRect();
  return (
    width > 2 &&
    height > 2 &&
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !aloud(node)
  );
}

const all = (selector: string, within: ParentNode = document): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(shown);

const scrolls = (node: Element): boolean => /auto|scroll/.test(getComputedStyle(node).overflowY);

const overlap = (one: Rect, other: Rect, by = 0): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > by &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by;

/** The page is as large as the window. */
function* largerThanTheWindow(): Iterable<string> {
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) yield `the page is ${scrollWidth} wide`;
  if (scrollHeight > innerHeight) yield `the page is ${scrollHeight} high`;
}

function hits(node: Element, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y);
  return top !== null && (node.contains(top) || top.closest('label')?.control === node);
}

/** What a click meets that does not arrive. */
function* missed(node: Element, x: number, y: number): Iterable<string> {
  if (hits(node, x, y)) return;
  const top = document.elementFromPoint(x, y);
  const cover = top?.closest(OVER);
  if (!cover || cover.contains(node))
    yield `${named(node)} at ${Math.round(x)} ${Math.round(y)} meets ${top ? named(top) : 'nothing'}`;
}

/** How far one can go from a point and still hit, up to `enough`: in strides, as nothing that covers is narrower. */
function along(hitsAt: (far: number) => boolean, enough: number): number {
  let far = 0;
  while (far + STRIDE <= enough && hitsAt(far + STRIDE - 1)) far += STRIDE;
  while (far < enough && hitsAt(far)) far += 1;
  return far;
}

/** A card is hit where one aims: at its letter; where it can be asked about, at the sign that says so. */
function* missedCard(node: Element): Iterable<string> {
  const rect = node.getBoundingClientRect();
  const letter = node.querySelector('.index')?.getBoundingClientRect();
  const x = letter ? (letter.left + letter.right) / 2 : rect.right - 10;
  const y = letter ? (letter.top + letter.bottom) / 2 : rect.top + Math.min(26, rect.height / 3);
  yield* missed(node, x, y);
  const over = document.querySelector(OVER)?.getBoundingClientRect();
  if (!hits(node, x, y) || (over && overlap(over, rect))) return;
  const across = (dx: number, dy: number): number => {
    const there = along((far) => hits(node, x + dx * far, y + dy * far), SMALLEST);
    return there + along((far) => hits(node, x - dx * far, y - dy * far), SMALLEST - there);
  };
  const [width, height] = [across(1, 0), across(0, 1)];
  if (Math.min(width, height) < SMALLEST - 1) yield `only ${width} x ${height} of ${named(node)} can be hit`;
}

/** A click in the middle of a control arrives there, and no control is too small. */
function* missedControls(): Iterable<string> {
  for (const node of all('button, a[href], input, select, summary')) {
    if (node.matches('button[data-card], [data-card] button')) {
      yield* missedCard(node);
      continue;
    }
    if (ancestors(node).some(scrolls)) node.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = node.getBoundingClientRect();
    yield* missed(node, left + width / 2, top + height / 2);
    const inline = getComputedStyle(node).display === 'inline';
    if (Math.min(width, height) < SMALLEST && !inline && !node.matches('input'))
      yield `${named(node)} is only ${Math.round(width)} x ${Math.round(height)}`;
  }
}

/** Whether a line of text in this node is cut by what it lies in, or by the window. */
function isCut(node: Element, line: Rect): boolean {
  for (const up of [node, ...ancestors(node)]) {
    const { overflowX, overflowY } = getComputedStyle(up);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const box = up.getBoundingClientRect();
    const aside = line.left < box.left - EDGE || line.right > box.right + EDGE;
    if (aside || scrolls(up)) return aside;
    if (line.top < box.top - EDGE_BELOW || line.bottom > box.bottom + EDGE_BELOW) return true;
  }
  return (
    line.left < -EDGE ||
    line.top < -EDGE ||
    line.right > innerWidth + EDGE ||
    line.bottom > innerHeight + EDGE
  );
}

/** No text is cut, and a word is broken only where a hyphen says so. */
function* cutTexts(): Iterable<string> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const node = text.parentElement;
    if (!node || !text.data.trim() || node.closest('[data-card], svg, option, [hidden]') || !shown(node))
      continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const bad = lines.find((line) => isCut(node, line));
    if (bad) yield `the text of ${named(node)} is cut at ${round(bad)}`;
    if (lines.length < 2) continue;
    for (const { index, 0: word } of text.data.matchAll(/[^\s\u00ad\u200b\u2013-]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) yield `the word "${word}" of ${named(node)} is broken`;
    }
  }
}

/** No button of a bidding box is lower than its text needs, nor does a sign below it touch the figure. */
function* lowButtons(): Iterable<string> {
  for (const node of all('[data-call], [data-testid=bidbox] .button')) {
    const { top, bottom } = node.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node.querySelector('span') ?? node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const middles = lines.map((line) => (line.top + line.bottom) / 2);
    const most = (FIGURE * parseFloat(getComputedStyle(node).fontSize)) / 2;
    const sign = node.querySelector('.goal')?.getBoundingClientRect();
    const floor = sign && sign.height > 0 ? sign.top : bottom - 1;
    if (Math.min(...middles) - most < top + 1 || Math.max(...middles) + most > floor - 1)
      yield `${named(node)} is with ${Math.round(bottom - top)} too low for its text`;
  }
}

/** No sentence is taken apart: in a box that lays its children side by side each piece of it would wrap by itself. */
function* tornTexts(): Iterable<string> {
  for (const node of document.body.querySelectorAll('*')) {
    const pieces = [...node.childNodes].filter((piece) => piece instanceof Text && piece.data.trim());
    const signs = [...node.children].filter((piece) => piece.matches('.suit'));
    const inPieces = pieces.length > 0 && pieces.length + signs.length > 1;
    if (inPieces && /flex|grid/.test(getComputedStyle(node).display) && shown(node))
      yield `the text of ${named(node)} is torn`;
  }
}

/** The part of a card that its hand does not clip. */
function unclipped(card: Element): Rect {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const clip = ancestors(card).find((up) => getComputedStyle(up).overflowY === 'clip');
  return { left, top, right, bottom: Math.min(bottom, clip?.getBoundingClientRect().bottom ?? bottom) };
}

function union(rects: readonly Rect[]): Rect {
  return {
    left: Math.min(...rects.map(({ left }) => left)),
    top: Math.min(...rects.map(({ top }) => top)),
    right: Math.max(...rects.map(({ right }) => right)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  };
}

/** What lies on the table does not overlap. */
function* overlapping(): Iterable<string> {
  const boxes: { node: Element; rect: Rect }[] = all(APART).map((node) => ({
    node,
    rect: node.getBoundingClientRect(),
  }));
  for (const node of all('[data-hand], [data-trick]')) {
    const cards = all('[data-card]', node);
    if (cards.length > 0 && !node.closest('section.pane'))
      boxes.push({ node, rect: union(cards.map(unclipped)) });
  }
  const pane = document.querySelector('section.pane');
  for (const [place, one] of boxes.entries())
    for (const other of boxes.slice(place + 1)) {
      if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
      const outside = [one, other].filter(({ node }) => !pane?.contains(node));
      // A claim covers neither dummy nor the trick; over the own place, what else is to be done and the tricks won it may lie.
      if (outside.length === 1 && outside[0]?.node.closest('.own, .todo, .side, .strip, [data-stack]'))
        continue;
      if (overlap(one.rect, other.rect, 2))
        yield `${named(one.node)} (${round(one.rect)}) lies over ${named(other.node)} (${round(other.rect)})`;
    }
}

/** What was opened over the table keeps its round corners, whatever lies in it. */
function* squareCorners(): Iterable<string> {
  for (const node of all(OVER)) {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const corners = [left + 1, right - 2].flatMap((x) => [top + 1, bottom - 2].map((y) => [x, y] as const));
    const round = parseFloat(getComputedStyle(node).borderRadius) >= 8;
    for (const [x, y] of round ? corners : [])
      if (node.contains(document.elementFromPoint(x, y))) yield `${named(node)} has a corner at ${x} ${y}`;
  }
}

/** Clicks arrive, no text is cut, and nothing lies over another. */
export const misarranged: Judge = () => [
  ...largerThanTheWindow(),
  ...missedControls(),
  ...cutTexts(),
  ...lowButtons(),
  ...tornTexts(),
  ...overlapping(),
  ...squareCorners(),
];

/** The elements of this selector that lie under another, or the first that is shown of a selector, if only in part. */
export function lyingUnder(over: string | Element, selector: string): Element[] {
  const box = (typeof over === 'string' ? firstShown(over) : over).getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((each) =>
    overlap(box, each.getBoundingClientRect()),
  );
}

/** All that these judges find wrong with the page in windows of these sizes, each with where it was seen. */
export async function judgedAt(sizes: readonly Size[], ...judges: readonly Judge[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const size of sizes) {
    await lookAt({ size });
    await still();
    wrong.push(...judges.flatMap((judge) => judge()).map((each) => `at ${size.join('x')}: ${each}`));
  }
  return wrong;
}
