// Who may import whom (`npm run layers`).
//
// `lib` knows nothing of bridge; `bridge` is what many features show; a feature stands on both and knows no other
// feature but those named here; `pages` puts them together. Tests may import what they like; only they import `testing`.

/** Every folder that holds files, from the bottom up: each may import those that stand before it, so none is in a circle. */
export const ROOMS = [
  ...['generated', 'styles', 'worker', 'lib/standalone'],
  ...['lib', 'lib/portraits', 'lib/ui', 'lib/share', 'lib/offline', 'lib/page'],
  ...['bridge/cards', 'bridge/seats', 'bridge/auction', 'bridge/diagram', 'bridge/trick', 'bridge/replay'],
  ...['bridge/sums', 'bridge/sheet', 'bridge/result', 'bridge/newgame'],
  ...[
    'analysis/board',
    'analysis',
    'circle',
    'count',
    'deals',
    'drill',
    'fair',
    'goals',
    'hand',
    'learn',
    'library',
    'pad',
    'replay',
    'systems',
  ],
  ...[
    'table/state',
    'table/clock',
    'table/keyboard',
    'table/talk',
    'table/people',
    'table/ceremony',
    'table/auction',
  ],
  ...[
    'table/play',
    'table/layout',
    'table/claim',
    'table/minibridge',
    'table/review',
    'table/result',
    'table/sound',
  ],
  ...['match', 'match/teams', 'match/newgame', 'match/score', 'match/comparison', 'match/live', 'match/room'],
  'ownGames',
  ...['watch/live', 'watch/projector', 'watch'],
  ...['pages/sit', 'pages/start', 'pages/table', 'pages'],
];

const LAYERS = ['generated', 'styles', 'lib', 'bridge'];

/** The other features that a feature may import, and why. */
const ARROWS = {
  // Each part of the rules has exercises of the lessons.
  library: ['learn'],
  // A match is two tables: at each it is played as at a table by itself.
  match: ['table'],
  // A match among one's games stands there as it does on its own page.
  ownGames: ['match'],
  // A table that was opened to practise shows its goal, and whether it was reached.
  table: ['goals'],
  // Who looks on at a match sees how it stands.
  watch: ['match'],
};

const featureOf = (room) => room.split('/')[0];

/** The rooms that a room may import. */
export function allowed(room) {
  const feature = featureOf(room);
  const known = [...LAYERS, feature, ...(ARROWS[feature] ?? [])];
  const before = ROOMS.slice(0, ROOMS.indexOf(room));
  return before.filter((other) => feature === 'pages' || known.includes(featureOf(other)));
}
