import { parse, type AST } from 'svelte/compiler';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollable } from './scrollable';

const COMPONENTS = import.meta.glob<string>('../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const STYLES = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });
const SCROLLS = /^overflow(-[xy])?$/;
const SCROLLED = /overflow(-[xy])?:[^;]*(auto|scroll)/;

type Node = Record<string, unknown> & { type?: string; name?: string };

/** Everything in a tree that is a node of its own. */
function* nodes(tree: unknown): Generator<Node> {
  if (Array.isArray(tree)) for (const each of tree) yield* nodes(each);
  else if (tree !== null && typeof tree === 'object') {
    if ('type' in tree) yield tree as Node;
    yield* nodes(Object.values(tree));
  }
}

/** The last simple selectors of every rule by which something scrolls: classes, types. */
function scrollingSelectors(css: AST.CSS.StyleSheet | null): string[] {
  const rules = [...nodes(css?.children)].filter(({ type }) => type === 'Rule') as unknown as AST.CSS.Rule[];
  return rules
    .filter(({ block }) =>
      block.children.some(
        (line) =>
          line.type === 'Declaration' && SCROLLS.test(line.property) && /auto|scroll/.test(line.value),
      ),
    )
    .flatMap(({ prelude }) => prelude.children.map(({ children }) => children.at(-1)))
    .map((last) => {
      const named = last?.selectors.find(({ type }) => type === 'ClassSelector' || type === 'TypeSelector');
      return named ? (named.type === 'ClassSelector' ? '.' : '') + (named as { name: string }).name : '?';
    });
}

/** The elements that such a selector is about. */
function meant(fragment: unknown, selector: string): AST.RegularElement[] {
  const elements = [...nodes(fragment)].filter(({ type }) => type === 'RegularElement');
  return (elements as unknown as AST.RegularElement[]).filter(({ name, attributes }) => {
    if (!selector.startsWith('.')) return name === selector;
    const wanted = selector.slice(1);
    return attributes.some(
      (each) =>
        (each.type === 'ClassDirective' && each.name === wanted) ||
        (each.type === 'Attribute' &&
          each.name === 'class' &&
          JSON.stringify(each.value)
            .split(/[^\w-]+/)
            .includes(wanted)),
    );
  });
}

const isScrollable = (source: string, { attributes }: AST.RegularElement): boolean =>
  attributes.some(
    (each) => each.type === 'AttachTag' && source.slice(each.start, each.end).includes('scrollable('),
  );

/** Whatever scrolls in a component and is no `scrollable`. */
function unreached(source: string): string[] {
  if (!SCROLLED.test(source)) return [];
  const { css, fragment } = parse(source, { modern: true });
  return scrollingSelectors(css).filter((selector) => {
    const elements = meant(fragment, selector);
    return elements.length === 0 || !elements.every((element) => isScrollable(source, element));
  });
}

describe('what scrolls', () => {
  it('is a scrollable in every component, so that it is reached by keyboard', () => {
    const found = Object.entries(COMPONENTS).flatMap(([file, source]) =>
      unreached(source).map((selector) => `${file}: ${selector}`),
    );
    expect(Object.keys(COMPONENTS).length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it('is scrolled by no style of all pages, which no component sees to', () => {
    expect(Object.keys(STYLES).length).toBeGreaterThan(5);
    for (const style of Object.values(STYLES)) expect(style).not.toMatch(SCROLLED);
  });

  it('is found by class, by type and below a media query, and missed by nothing', () => {
    const style = '<style>@media print { .a .b { overflow: hidden auto } } ul { overflow-x: scroll }</style>';
    expect(unreached(`<div class="a b"></div><ul></ul>${style}`)).toEqual(['.b', 'ul']);
    expect(unreached(`<p class:b={1} {@attach scrollable()}></p><ul></ul>${style}`)).toEqual(['ul']);
  });
});

describe('the tab stop of what scrolls', () => {
  let look = (): void => undefined;
  let node = document.createElement('div');

  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(told: () => void) {
          look = told;
        }
        observe(): void {
          return;
        }
        disconnect(): void {
          return;
        }
      },
    );
    node = document.createElement('div');
    document.body.append(node);
  });
  afterEach(() => {
    node.remove();
    vi.unstubAllGlobals();
  });

  /** As high as that, of which so much is seen. */
  function sized(height: number, seen: number): void {
    Object.defineProperty(node, 'scrollHeight', { value: height, configurable: true });
    Object.defineProperty(node, 'clientHeight', { value: seen, configurable: true });
    look();
  }
  const told = (): (string | null)[] =>
    ['tabindex', 'role', 'aria-label'].map((name) => node.getAttribute(name));

  it('is there with a name as long as there is more than is seen and nothing in it to press', () => {
    scrollable('The sheet')(node);
    sized(100, 100);
    expect(told()).toEqual([null, null, null]);
    sized(200, 100);
    expect(told()).toEqual(['0', 'group', 'The sheet']);
    const button = document.createElement('button');
    button.checkVisibility = () => true;
    node.append(button);
    look();
    expect(told()).toEqual([null, null, null]);
    button.remove();
    look();
    expect(told()).toEqual(['0', 'group', 'The sheet']);
    node.focus();
    sized(100, 100);
    expect(node.tabIndex).toBe(0);
  });

  it('leaves the role and the name that it has', () => {
    node.setAttribute('role', 'log');
    scrollable('Another')(node);
    sized(200, 100);
    expect(told()).toEqual(['0', 'log', null]);
  });
});
