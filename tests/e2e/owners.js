// Which open hands do not lie at the name of who holds them: a list of sentences, empty where all do.
() => {
  const AT = 24; // pixels between a hand and its plate
  const shown = (node) => node.getClientRects().length > 0 && node.checkVisibility({ visibilityProperty: true });
  const all = (within, selector) => [...within.querySelectorAll(selector)].filter(shown);
  const apart = (a, b) => {
    const x = Math.max(0, a.left - b.right, b.left - a.right);
    const y = Math.max(0, a.top - b.bottom, b.top - a.bottom);
    return Math.hypot(x, y);
  };
  const wrong = [];

  // -- At the table: of all plates the owner's stands nearest to a card, and at the place of the hand, which stays as
  // large as it was when cards have left it.
  const plates = all(document, '.plate[data-plate]');
  for (const hand of all(document, '.dummy[data-hand]')) {
    const cards = all(hand, '[data-card]');
    if (cards.length === 0) continue;
    const edge = getComputedStyle(hand).overflowY === 'clip' ? hand.getBoundingClientRect().bottom : Infinity;
    const boxes = cards.map((card) => {
      const { left, top, right, bottom } = card.getBoundingClientRect();
      return { left, top, right, bottom: Math.min(bottom, edge) };
    });
    const far = (plate) => Math.min(...boxes.map((box) => apart(box, plate.getBoundingClientRect())));
    const [nearest, next] = plates.map((plate) => ({ plate, far: far(plate) })).sort((a, b) => a.far - b.far);
    const gap = nearest ? apart(hand.getBoundingClientRect(), nearest.plate.getBoundingClientRect()) : Infinity;
    const stands = nearest ? `${nearest.plate.dataset.plate}, ${Math.round(gap)} px from its place` : 'nobody';
    if (nearest?.plate.dataset.plate !== hand.dataset.hand || gap > AT || nearest.far === next?.far)
      wrong.push(`at the hand of ${hand.dataset.hand} stands ${stands}`);
    else if (!all(nearest.plate, '.name').some((name) => name.textContent.trim()))
      wrong.push(`the plate of ${hand.dataset.hand} names nobody`);
  }

  // -- Afterwards: each hand of a diagram has its seat and its name above its suits.
  for (const hand of all(document, '[data-testid=diagram] .hand'))
    if (!all(hand, 'b small').some((name) => name.textContent.trim()))
      wrong.push(`nobody is named at the hand "${hand.textContent.trim().slice(0, 20)}"`);

  // -- Where a claim shows hands, each row begins with a name.
  for (const row of all(document, '[data-testid=claim-seen] > div'))
    if (!all(row, 'dt').some((name) => name.textContent.trim())) wrong.push('a claimed hand names nobody');
  return wrong;
}
