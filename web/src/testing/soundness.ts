// What axe calls a serious fault of accessibility, or is called otherwise than it reads, on a page as it is and in other
// windows and themes.
import axe, { type RunOptions } from 'axe-core';
import { expect } from 'vitest';
import { misnamed } from './names';
import { lookAt, still, type Look } from './stage';

/** A desktop and a phone. */
export const SIZES = [
  [1440, 900],
  [360, 640],
] as const;

/** A page is looked at in each of them, one after the other. */
export const LOOKS: readonly Look[] = SIZES.flatMap((size) => [
  { size, scheme: 'light' },
  { size, scheme: 'dark' },
]);

/** The rules of axe whose verdict depends on colours, as those of WCAG's level AA do that it calls `cat.color`. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Of these rules only: in a second theme a page is the same but for its colours. */
export const OF_COLOURS: RunOptions = { runOnly: COLOURS };
/** All other rules: in a second window its colours are the same. */
export const BUT_COLOURS: RunOptions = {
  rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])),
};

const usualTimer = setTimeout;

/**
 * What axe calls serious or critical, by all its rules or as these options say, and what is misnamed; it waits where a test
 * holds time, too.
 */
export async function violations(options: RunOptions = {}): Promise<string[]> {
  const held = setTimeout;
  globalThis.setTimeout = usualTimer;
  const found = await axe
    .run(document, { resultTypes: ['violations'], ...options })
    .finally(() => (globalThis.setTimeout = held));
  const serious = found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html.slice(0, 160)})`);
  return [...serious, ...misnamed()];
}

/** Nothing that `violations` finds, by all its rules or as these options say. */
export async function expectSound(options: RunOptions = {}): Promise<void> {
  expect(await violations(options)).toEqual([]);
}

/** Nothing is wider than the window. */
export function expectFits(): void {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}

/** The same in each of these windows and themes; in a second theme the page is the same but for its colours. */
export async function expectSoundIn(looks: readonly Look[] = LOOKS, { fits = false } = {}): Promise<void> {
  const seen = new Set<string>();
  for (const look of looks) {
    const size = String(look.size);
    await lookAt(look);
    await still();
    expect(document.documentElement.dataset.theme).toBe(look.scheme);
    if (fits) expectFits();
    await expectSound(seen.has(size) ? OF_COLOURS : {});
    seen.add(size);
  }
}

/** What tells a state where colours are forced: there is no background then. */
const TOLD = [
  ...(['color', 'borderTopColor', 'borderTopStyle', 'borderTopWidth', 'borderBottomColor'] as const),
  ...(['borderBottomStyle', 'borderBottomWidth', 'outlineStyle', 'outlineColor', 'fontWeight'] as const),
  ...(['textDecorationLine', 'opacity', 'translate', 'forcedColorAdjust'] as const),
];
const STATES = [
  '[aria-pressed=true]',
  '[aria-selected=true]',
  '[aria-current]:not([aria-current=false])',
  '[aria-disabled=true]:is(button, a)',
  '.radio input:checked',
];
const GROUPS = '[role=group], [role=toolbar], fieldset, ul, ol, nav, .cluster, .actions';

const seen = (node: Element): boolean =>
  node.checkVisibility({ visibilityProperty: true, opacityProperty: true });

function lookOf(node: Element): string {
  const around = [
    node,
    node.closest('label'),
    node.closest('.radio, .card, li'),
    ...node.querySelectorAll('*'),
  ];
  const signs = ['::after', '::before'].map((part) => getComputedStyle(node, part).content);
  const looks = around.flatMap((each) => {
    const style = each && getComputedStyle(each);
    return style ? TOLD.map((name) => style[name]).join() : [];
  });
  return [...signs, ...looks].join('|');
}

/** What has a state and looks like its neighbour that has not. */
export function alike(): string[] {
  const wrong: string[] = [];
  for (const state of STATES)
    for (const node of document.querySelectorAll(state)) {
      const neighbours = node.closest(GROUPS)?.querySelectorAll(node.localName) ?? [];
      const other = [...neighbours].find(
        (each) => !each.matches(state) && each.childElementCount === node.childElementCount && seen(each),
      );
      if (other && seen(node) && lookOf(node) === lookOf(other))
        wrong.push(`${state}: ${node.outerHTML.slice(0, 120)}`);
    }
  return wrong;
}
