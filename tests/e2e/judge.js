// What is wrong with the layout of the table as it lies there: a list of sentences, empty where nothing is.
() => {
  const EDGE = 1.5;
  const SMALLEST = 24;
  const STRIDE = 6;
  const wrong = [];

  const round = (rect) =>
    [rect.left, rect.top, rect.right, rect.bottom].map((side) => Math.round(side)).join(' ');
  const named = (node) => {
    const data = Object.entries(node.dataset ?? {}).map(([key, value]) => `${key}=${value}`);
    const text = (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
    return `${node.tagName.toLowerCase()}.${node.classList[0] ?? ''}[${data.slice(0, 2)}] "${text}"`;
  };
  const ancestors = (node) => {
    const found = [];
    for (let up = node.parentElement; up; up = up.parentElement) found.push(up);
    return found;
  };
  // Read aloud, not shown. Asked of each node once: nothing here changes a style.
  const known = new Map();
  const clipped = (node) => {
    if (!known.has(node)) {
      const itself = getComputedStyle(node).clipPath === 'inset(50%)';
      known.set(node, itself || (node.parentElement !== null && clipped(node.parentElement)));
    }
    return known.get(node);
  };
  const shown = (node) => {
    const rect = node.getBoundingClientRect();
    const seen = node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return seen && rect.width > 2 && rect.height > 2 && !clipped(node);
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const scrolls = (node) => /auto|scroll/.test(getComputedStyle(node).overflowY);
  const over = 'section.pane, [data-testid=result]';

  // -- The page is as large as the window.
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > innerHeight) wrong.push(`the page is ${page.scrollHeight} high`);

  // -- A click in the middle of a control arrives there, and on a card where its letters are.
  const hits = (node, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (node.contains(top) || top.closest('label')?.control === node);
  };
  const meets = (node, x, y) => {
    if (hits(node, x, y)) return true;
    const top = document.elementFromPoint(x, y);
    const cover = top?.closest(over);
    if (cover && !cover.contains(node)) return true; // under what was opened over it, and can be closed
    wrong.push(`${named(node)} at ${Math.round(x)} ${Math.round(y)} meets ${top ? named(top) : 'nothing'}`);
    return false;
  };
  // On a card one aims at its letter; where it can be asked about, at the sign that says so.
  const card = (node) => {
    const rect = node.getBoundingClientRect();
    const letter = node.querySelector('.index')?.getBoundingClientRect();
    const x = letter ? (letter.left + letter.right) / 2 : rect.right - 10;
    const y = letter ? (letter.top + letter.bottom) / 2 : rect.top + Math.min(26, rect.height / 3);
    if (!meets(node, x, y) || document.elementFromPoint(x, y)?.closest(over)) return;
    const pane = document.querySelector(over)?.getBoundingClientRect();
    if (pane && pane.left < rect.right && rect.left < pane.right && pane.top < rect.bottom && rect.top < pane.bottom) return;
    // In strides, the last one pixel by pixel: nothing that covers a card is narrower.
    const along = (dx, dy, enough) => {
      const hitsAt = (far) => hits(node, x + dx * far, y + dy * far);
      let far = 0;
      while (far + STRIDE <= enough && hitsAt(far + STRIDE - 1)) far += STRIDE;
      while (far < enough && hitsAt(far)) far += 1;
      return far;
    };
    const across = (dx, dy) => {
      const there = along(dx, dy, SMALLEST);
      return there + along(-dx, -dy, SMALLEST - there);
    };
    const [width, height] = [across(1, 0), across(0, 1)];
    if (Math.min(width, height) < SMALLEST - 1) wrong.push(`only ${width} x ${height} of ${named(node)} can be hit`);
  };
  for (const node of all('button, a[href], input, select, summary')) {
    if (node.matches('button[data-card], [data-card] button')) {
      card(node);
      continue;
    }
    if (scrolls(node.parentElement) || ancestors(node).some(scrolls)) node.scrollIntoView({ block: 'nearest' });
    const rect = node.getBoundingClientRect();
    meets(node, rect.left + rect.width / 2, rect.top + rect.height / 2);
    const inline = getComputedStyle(node).display === 'inline';
    if (Math.min(rect.width, rect.height) < SMALLEST && !inline && !node.matches('input'))
      wrong.push(`${named(node)} is only ${Math.round(rect.width)} x ${Math.round(rect.height)}`);
  }

  // -- No text is cut.
  const cut = (node, rect) => {
    for (const up of [node, ...ancestors(node)]) {
      const style = getComputedStyle(up);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const box = up.getBoundingClientRect();
      if (scrolls(up)) return rect.left < box.left - EDGE || rect.right > box.right + EDGE;
      if (rect.left < box.left - EDGE || rect.right > box.right + EDGE) return true;
      if (rect.top < box.top - 4 || rect.bottom > box.bottom + 4) return true;
    }
    return rect.left < -EDGE || rect.top < -EDGE || rect.right > innerWidth + EDGE || rect.bottom > innerHeight + EDGE;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !shown(node) || node.closest('[data-card], svg, option, [hidden]')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const bad = [...range.getClientRects()].find((rect) => rect.width > 0 && cut(node, rect));
    if (bad) wrong.push(`the text of ${named(node)} is cut at ${round(bad)}`);
    // A word is broken only where a hyphen says so.
    for (const word of walker.currentNode.data.matchAll(/[^\s\u00ad\u200b\u2013-]+/g)) {
      range.setStart(walker.currentNode, word.index);
      range.setEnd(walker.currentNode, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
      if (lines.size > 1) wrong.push(`the word "${word[0]}" of ${named(node)} is broken`);
    }
  }

  // -- No button of a bidding box is lower than its text needs, nor does a sign below it touch the figure.
  const FIGURE = 0.72; // how high figures and capitals are, in parts of the size of the text
  for (const node of all('[data-call], [data-testid=bidbox] .button')) {
    const { top, bottom } = node.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node.querySelector('span') ?? node);
    const lines = [...range.getClientRects()].filter((rect) => rect.width > 0);
    const most = (FIGURE * parseFloat(getComputedStyle(node).fontSize)) / 2;
    const sign = node.querySelector('.goal')?.getBoundingClientRect();
    const floor = sign && sign.height > 0 ? sign.top : bottom - 1;
    const middles = lines.map((rect) => (rect.top + rect.bottom) / 2);
    if (Math.min(...middles) - most < top + 1 || Math.max(...middles) + most > floor - 1)
      wrong.push(`${named(node)} is with ${Math.round(bottom - top)} too low for its text`);
  }

  // -- No sentence is taken apart: in a box that lays its children side by side each piece of it would wrap by itself.
  for (const node of document.querySelectorAll('*')) {
    if (!/flex|grid/.test(getComputedStyle(node).display) || !shown(node)) continue;
    const pieces = [...node.childNodes].filter((piece) => piece.nodeType === Node.TEXT_NODE && piece.data.trim());
    const signs = [...node.children].filter((piece) => piece.matches('.suit'));
    if (pieces.length > 0 && pieces.length + signs.length > 1) wrong.push(`the text of ${named(node)} is torn`);
  }

  // -- What lies on the table does not overlap.
  const visible = (node) => {
    const own = node.getBoundingClientRect();
    const clip = ancestors(node).find((up) => getComputedStyle(up).overflowY === 'clip')?.getBoundingClientRect();
    return { left: own.left, right: own.right, top: own.top, bottom: Math.min(own.bottom, clip?.bottom ?? own.bottom) };
  };
  const union = (nodes) => {
    const rects = nodes.map(visible);
    return {
      left: Math.min(...rects.map((rect) => rect.left)),
      top: Math.min(...rects.map((rect) => rect.top)),
      right: Math.max(...rects.map((rect) => rect.right)),
      bottom: Math.max(...rects.map((rect) => rect.bottom)),
    };
  };
  const boxes = [];
  for (const selector of [
    'header.bar', '.table > .strip', '.side', '[data-testid=bidbox]', '.small-auction', '.todo', '.todo > *', '.actions',
    '.plate', '.backs', '[data-row]', '[data-stack]', '[data-last-call]', '[data-panel=claim]', '[data-panel=claim-answer]',
  ])
    for (const node of all(selector)) boxes.push({ name: named(node), node, rect: node.getBoundingClientRect() });
  for (const selector of ['[data-hand]', '[data-trick]'])
    for (const node of all(selector)) {
      const cards = [...node.querySelectorAll('[data-card]')].filter(shown);
      if (node.closest('section.pane')) continue;
      if (cards.length > 0) boxes.push({ name: named(node), node, rect: union(cards) });
    }
  const pane = document.querySelector('section.pane');
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
      const panes = [one, other].filter((box) => pane?.contains(box.node));
      const below = [one, other].find((box) => !pane?.contains(box.node));
      // A claim covers neither dummy nor the trick; over the own place, what else is to be done and the tricks won it may lie.
      if (panes.length === 1 && below.node.closest('.own, .todo, .side, .strip, [data-stack]')) continue;
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (width > 2 && height > 2) wrong.push(`${one.name} (${round(one.rect)}) lies over ${other.name} (${round(other.rect)})`);
    }
  });
  return wrong;
}
