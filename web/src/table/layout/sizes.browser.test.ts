import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settings } from '../../lib/settings.svelte';
import { judgedAt, lyingUnder, misarranged, USUAL, type Size } from '../../testing/judge';
import { ownerless } from '../../testing/owners';
import { LANGUAGES, longest } from '../../testing/profiles';
import {
  allShown,
  holdTimers,
  inWindow,
  lookAt,
  MOMENTS,
  openScene,
  openTable,
  pass,
  shown,
  still,
} from '../../testing/stage';
import { sweep } from '../../testing/sweep';

/** From the smallest phone to the largest screen, those left out that most people have. */
const RARE = [
  [320, 568],
  [360, 640],
  [768, 1024],
  [820, 1180],
  [1024, 690],
  [1280, 600],
  [1366, 625],
  [1536, 730],
  [1920, 1080],
  [2560, 1440],
] as const;
const SIZES = [...USUAL, ...RARE];

const LARGEST_TEXT = 130;

/** The moments that every run looks at. */
const QUICK = ['first-call', 'dummy'];

/** What is opened at a moment and looked at too, by its button. */
const PANELS: Record<string, string[]> = {
  'first-call': ['menu'],
  dummy: ['claim-open', 'menu', 'contract'],
  lead: ['last-trick', 'claim-open'],
};

/** Of the moments at which dummy lies at each of the other seats, and at which a claim has shown a hand, those of every run. */
const OPEN_HANDS = ['dummy', 'dummy-left', 'dummy-right', 'rows-right', 'refused'];

/** All that is wrong at this moment in windows of these sizes, and with what can be opened at it. */
async function judgedWithPanels(moment: string, sizes: readonly Size[]): Promise<string[]> {
  const wrong = await judgedAt(sizes, misarranged, ownerless);
  for (const panel of PANELS[moment] ?? []) {
    await lookAt({});
    await page.getByTestId(panel).first().click();
    await still();
    shown('section.pane');
    wrong.push(...(await judgedAt(sizes, misarranged, ownerless)).map((each) => `with ${panel} ${each}`));
    await userEvent.keyboard('{Escape}');
  }
  return wrong;
}

/** The same in the largest text. */
async function judgedEnlarged(): Promise<string[]> {
  settings.text = LARGEST_TEXT;
  await lookAt({});
  await still();
  expect(parseFloat(getComputedStyle(document.body).fontSize)).toBeCloseTo(20.8);
  return judgedAt(USUAL, misarranged, ownerless);
}

describe('all can be clicked and read', () => {
  test.each(QUICK)('on a phone both ways and on a laptop, at the moment "%s"', async (moment) => {
    await openTable(moment, { profile: longest() });
    expect(await judgedWithPanels(moment, USUAL)).toEqual([]);
    expect(await judgedEnlarged(), 'in the largest text').toEqual([]);
  });

  test.each(MOMENTS)('at every size, at the moment "%s"', { tags: ['slow'] }, async (moment) => {
    await openTable(moment, { profile: longest() });
    expect(await judgedWithPanels(moment, QUICK.includes(moment) ? RARE : SIZES)).toEqual([]);
    if (!QUICK.includes(moment)) expect(await judgedEnlarged(), 'in the largest text').toEqual([]);
  });

  test('while somebody is waited for', async () => {
    holdTimers();
    await openTable('claimed');
    await pass(10_000);
    expect(allShown('.plate .sign')).not.toEqual([]);
    expect(await judgedAt([...USUAL, [320, 568], [360, 640], [768, 1024]], misarranged)).toEqual([]);
  });

  test.each(['hands', 'tricks', 'review'])('looking back at a board, at the %s', async (look) => {
    await openTable('result', look === 'hands' ? { size: [390, 844] } : {});
    const tab = page.getByTestId(`look-${look}`);
    if (tab.element().getAttribute('aria-pressed') !== 'true') await tab.click();
    await still();
    await expect.element(tab).toHaveAttribute('aria-pressed', 'true');
    if (look === 'review')
      await expect.element(page.getByTestId('review')).toHaveAttribute('data-complete', 'true');
    for (const folded of allShown('[data-testid^=result] summary')) folded.click();
    expect(await judgedAt(USUAL, misarranged, ownerless)).toEqual([]);
  });
});

sweep(OPEN_HANDS)('of all names the owner of the open cards stands nearest: "%s"', async (moment) => {
  await openTable(moment);
  shown('.dummy [data-card]');
  expect(
    await judgedAt(
      [
        [320, 568],
        [820, 1180],
        [1920, 1080],
      ],
      ownerless,
    ),
  ).toEqual([]);
});

test.each([
  [768, 1024],
  [820, 1180],
] as const)('at %i × %i people sit around the auction, and the box lies at the hand', async (...size) => {
  await openTable('first-call', { size });
  const box = (selector: string): DOMRect => shown(selector).getBoundingClientRect();
  const [sheet, bids, hand] = [box('.small-auction'), box('[data-testid=bidbox]'), box('.hand-place')];
  const [left, top, right] = ['W', 'N', 'E'].map((seat) => box(`.felt [data-plate=${seat}]`)) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ];
  expect(left.right).toBeLessThanOrEqual(sheet.left);
  expect(top.bottom).toBeLessThanOrEqual(sheet.top);
  expect(right.left).toBeGreaterThanOrEqual(sheet.right);
  expect(allShown('.felt .plate .portrait')).toHaveLength(3);
  expect(bids.top).toBeGreaterThanOrEqual(sheet.bottom);
  expect(hand.top - bids.bottom).toBeLessThan(80);
  expect(bids.width).toBeGreaterThan(size[0] * 0.8);
});

test('on a phone the head of the auction says with face and name who sits there', async () => {
  await openTable('first-call', { size: [390, 844] });
  const heads = allShown('.small-auction th');
  expect(heads).toHaveLength(4);
  for (const head of heads) expect(head.querySelector('.portrait')?.checkVisibility()).toBe(true);
  expect(heads.every((head) => /\p{L}{2}/u.test(head.querySelector('.person')?.textContent ?? ''))).toBe(
    true,
  );
});

test('settings at the table leave it in sight, and Escape closes them from anywhere', async () => {
  await openTable('dummy');
  await page.getByTestId('menu').click();
  await page.getByTestId('open-settings').click();
  await expect.element(page.getByTestId('settings-level')).toHaveTextContent('Anfänger');
  for (const [size, cards] of [
    [[1366, 657], '[data-card]'],
    [[844, 390], '[data-card]'],
    [[390, 844], '[data-hand=N] .lane:first-child [data-card]'],
  ] as const) {
    await lookAt({ size });
    await still();
    expect(lyingUnder('[role=dialog]', cards), size.join('x')).toEqual([]);
  }
  shown('[data-testid=contract]').focus();
  await userEvent.keyboard('{Escape}');
  await still();
  expect(allShown('[role=dialog]')).toEqual([]);
  await expect.element(page.getByTestId('menu')).toHaveFocus();
});

test.each(['mini-points', 'mini-contract'])(
  'who is told of mini-bridge sees both hands: "%s"',
  async (moment) => {
    await openTable(moment, { profile: longest() });
    shown(`[data-panel=${moment}]`);
    expect(allShown('[data-hand] [data-card]')).toHaveLength(26);
    expect(await judgedAt([...USUAL, [360, 640]], coveredHands)).toEqual([]);
  },
);

/** The cards of hands whose letters lie under a panel. */
function coveredHands(): string[] {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-hand] [data-card]')];
  const covered = cards.filter((card) => {
    const { left, right, top, bottom } = (card.querySelector('.index') ?? card).getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('section.pane');
  });
  return covered.map(({ dataset }) => `${dataset.card} is covered`);
}

test.each(LANGUAGES)(
  'on a phone a result breaks no row, nor parts a factor from its product: "%s"',
  async (profile) => {
    await openTable('result', { profile, size: [390, 844] });
    const looks = allShown('[data-testid=result] [data-testid^=look-]');
    expect(looks).toHaveLength(3);
    expect(new Set(looks.map((look) => look.getBoundingClientRect().y)).size).toBe(1);
    expect(shown('ol.steps').textContent).toContain('4\u00a0×\u00a030');
  },
);

test('the tip below a short auction is whole or not there', async () => {
  await openTable('match-call', { profile: longest() });
  expect(await judgedAt(SIZES, cutTips)).toEqual([]);
});

/** The sentences about the calls that the box below them cuts. */
function cutTips(): string[] {
  const tips = allShown('[aria-labelledby=side-auction] > p').filter((tip) => tip.clientHeight > 0);
  const bottom = document.querySelector('aside .read')?.getBoundingClientRect().bottom ?? Infinity;
  return tips.filter((tip) => tip.getBoundingClientRect().bottom > bottom).map((tip) => tip.textContent);
}

test.each([
  [['first-call', 'full-box'], '[data-testid=bidbox] button'],
  [['dummy', 'lead', 'both-hands', 'dummy-left'], '.actions button'],
])(
  'at the moments %j every button lies where it lay before',
  { tags: ['slow'] },
  async (moments, buttons) => {
    const seen = [];
    for (const moment of moments) {
      await openTable(moment);
      seen.push(await placesOf(buttons));
    }
    const [first, ...others] = seen;
    for (const other of others) expect(other).toEqual(first);
  },
);

/** Where each button lies, by size and name; all of them are there. */
async function placesOf(buttons: string): Promise<Record<string, number[]>> {
  const places: Record<string, number[]> = {};
  for (const size of SIZES) {
    await lookAt({ size });
    await still();
    const found = [...document.querySelectorAll<HTMLElement>(buttons)];
    expect(found).not.toEqual([]);
    for (const button of found) {
      const { left, top, width, height } = button.getBoundingClientRect();
      const name = button.dataset.call ?? button.dataset.testid;
      places[`${name} at ${size.join('x')}`] = [left, top, width, height].map(Math.round);
    }
  }
  return places;
}

test('on a phone both ways a claim is answered without scrolling', async () => {
  await openTable('claimed', { profile: longest() });
  for (const size of USUAL) {
    await lookAt({ size });
    await still();
    for (const name of ['claim-accept', 'claim-refuse'])
      expect(inWindow(shown(`[data-testid=${name}]`)), name).toBe(true);
    expect(lyingUnder('[data-panel=claim-answer]', '[data-trick] [data-card], .lane [data-card]')).toEqual(
      [],
    );
  }
});

test('cards of a trick lie in the middle until it is complete', async () => {
  const { next } = await openScene('a trick');
  const seen: number[] = [];
  for (const _ of 'five!') {
    await next();
    seen.push(document.querySelectorAll('[data-trick] [data-card]').length);
  }
  expect(seen).toEqual([0, 1, 2, 3, 0]);
});
