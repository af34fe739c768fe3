// Whether what can be pressed is called what is seen on it (WCAG 2.5.3): who speaks to the page says what they read.

const PRESSED = [
  'button',
  'a[href]',
  'summary',
  '[role=button]',
  '[role=link]',
  '[role=tab]',
  '[role=radio]',
];
const NAMED = PRESSED.map((each) => `${each}:is([aria-label], [aria-labelledby])`).join();

const tokensOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is shorter, or has a figure, is a sign, as on cards and calls: a name reads it out. */
const isWord = (token: string): boolean => /^\p{L}{3,}$/u.test(token);

const isSeen = (node: Element): boolean =>
  node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  getComputedStyle(node).clipPath !== 'inset(50%)' &&
  node.getClientRects().length > 0;

/** The text of this element that is seen. */
function seenOn(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || !isSeen(node)) return '';
  return [...node.childNodes].map(seenOn).join(' ');
}

function nameOf(node: Element): string {
  const ids = node.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const others = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  return others.length > 0 ? others.join(' ') : (node.getAttribute('aria-label') ?? '');
}

/** What is called something else than what is seen on it, or not by its first word. */
export const misnamed = (): string[] =>
  [...document.querySelectorAll(NAMED)].flatMap((node) => {
    const [seen, name] = [tokensOf(seenOn(node)), tokensOf(nameOf(node))];
    const [first = ''] = seen;
    let at = 0;
    const named = seen.filter(isWord).every((word) => (at = name.indexOf(word, at) + 1) > 0);
    if (named && (!isWord(first) || first === name[0])) return [];
    return [`"${seen.join(' ')}" is called "${nameOf(node)}"`];
  });
