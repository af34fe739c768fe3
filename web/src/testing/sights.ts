// Everything that the pages can show, a row each: where it is and what is pressed to see it.
import { addressOf, MOMENTS } from './stage';

/** Something to be looked at. */
export interface Sight {
  address: string;
  /** A selector of what is there once it can be looked at. */
  shows: string;
  /** Selectors of what is pressed on the way, one after the other; a key begins with `key:`. */
  presses?: string[];
}

const test = (name: string): string => `[data-testid=${name}]`;
const at = (address: string, shows = 'h1', ...presses: string[]): Sight => ({ address, shows, presses });

/** Moments that show what another does, at other seats. */
const ELSEWHERE = [
  ...['dummy-left', 'dummy-right', 'both-hands', 'piles-left', 'piles-right'],
  ...['rows-left', 'rows-right', 'rows-both-hands'],
];
const OVER = ['result', 'slam', 'down'];
const HANDS = '[data-hand] [data-card]';
const DONE = test('result');
const MENU = test('menu');
const PLAIN = [
  ...['conflicts', 'deal', 'fair', 'history', 'learn', 'rules', 'cards', 'count', 'glossary', 'school'],
  ...['sources', 'systems', 'games', 'hand', 'pad', 'practice', 'replay', 'series', 'analysis', 'deals'],
];

/** A deal as the address of the analysis has it. */
const DEAL = '8762.A76.AT9.AT9~3.J54.8762.QJ876~AKQ54.K32.QJ3.32~JT9.QT98.K54.K54&dealer=N&vul=EW';

const PAGES: Record<string, Sight> = {
  ...Object.fromEntries(PLAIN.map((page) => [page, at(`/${page}`)])),
  'a deal looked into': at(`/analysis?deal=${DEAL}`, test('analysis-par')),
  'boards to order': at('/deals?south=15-17&count=2&seed=1', '[data-board]'),
  start: at('/', 'main .primary'),
  'what is agreed before a deal': at('/?new', 'form'),
  'what is agreed with others': at('/?new=people', 'form'),
  'what is agreed before a match': at('/?new=match', 'form'),
  settings: at('/', '[role=dialog]', 'header button'),
  'tables of results': at('/count/tables'),
  sums: at('/count/sums'),
  'a lesson': at('/lesson/cards'),
  'a lesson with a diagram': at('/lesson/lead'),
  'a circle': at(addressOf('a circle'), test('series')),
  'a pad': at(addressOf('a pad'), test('pad')),
  'writing on a pad': at(addressOf('a pad'), test('writing'), test('open-writing')),
  'an invitation': at(addressOf('an invitation'), test('sit-down')),
  'a dead invitation': at('/sit/nowhere#nothing'),
  'a link to look on': at(addressOf('a link to look on'), test('look-on')),
  'over a shoulder': at(addressOf('over a shoulder'), test('shoulder')),
  'a match afterwards': at(addressOf('a match afterwards'), test('match')),
  'a board of a match': at(`${addressOf('a match afterwards')}/board/1`),
  'no match': at('/match/nowhere', test('no-match')),
  'one of my games': at(addressOf('one of my games'), test('own-lines')),
  'a board of mine': at(`${addressOf('one of my games')}/board/4`, test('board-result')),
  'deals that can be checked': at(addressOf('deals that can be checked')),
  'no such page': at('/nowhere'),
  'no such table': at('/table/nowhere'),
};

const MADE = '[data-made]';
const PHASES: Record<string, Sight> = {
  ...Object.fromEntries(
    MOMENTS.filter((moment) => !ELSEWHERE.includes(moment)).map((moment) => [
      `table: ${moment}`,
      at(addressOf(moment), OVER.includes(moment) ? DONE : HANDS),
    ]),
  ),
  'table: waiting for people': at(addressOf('waiting for people'), test('room')),
  'table: a match waits': at(addressOf('a match waits'), test('room')),
  'table: the pack is cut': at(addressOf('the pack is cut'), test('cut')),
  'table: menu': at(addressOf('first-call'), 'section.pane', MENU),
  'table: settings': at(addressOf('first-call'), '[role=dialog]', MENU, test('open-settings')),
  'table: keys': at(addressOf('first-call'), '[data-panel=keys]', 'key:?'),
  'table: people': at(addressOf('first-call'), '[data-panel=people]', MENU, test('menu-people')),
  'table: a picture of a link': at(
    ...[addressOf('first-call'), test('qr'), MENU, test('menu-people'), test('show-qr')],
  ),
  'table: a key for a program': at(
    ...[addressOf('first-call'), test('program-make'), MENU, test('menu-people')],
    '[data-testid=programs] summary',
  ),
  'table: a call explained': at(addressOf('full-box'), test('picture'), MADE),
  'table: a hint': at(addressOf('first-call'), test('objections'), test('advice'), '[data-why-not]'),
  'table: a hint for a card': at(addressOf('lead'), '[data-panel=hint]', test('what-now')),
  'table: claiming': at(addressOf('dummy'), test('claim-send'), test('claim-open')),
  'table: the contract': at(addressOf('dummy'), '[data-panel=declarer]', test('contract')),
  'table: the last trick': at(addressOf('lead'), '[data-panel=last]', test('last-trick')),
  'table: the tricks afterwards': at(addressOf('result'), DONE, test('look-tricks')),
  'table: the review': at(addressOf('result'), '[data-complete=true]', test('look-review')),
  'table: end of a robber': at(addressOf('end of a robber'), test('robber-end')),
  'table: a board of a match is over': at(addressOf('a board of a match is over'), DONE),
  'table: the sheet': at(addressOf('dummy'), '[data-panel=sheet]', test('open-sheet')),
};

/** All rows by what they show. */
export const SIGHTS: Record<string, Sight> = { ...PAGES, ...PHASES };

/** What every run looks at. */
export const QUICK = [
  ...['start', 'an invitation', 'a lesson', 'no such page', 'table: end of a robber', 'table: settings'],
  ...['table: first-call', 'table: full-box', 'table: claimed', 'table: result', 'table: match-play'],
  ...['table: mini-name', 'table: claiming', 'table: a call explained'],
];
