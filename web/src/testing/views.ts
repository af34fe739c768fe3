// Views of a table for tests: a whole one, of which a test says only what it is about.
import type { PlayerView, TableView } from '../generated/wire';
import { SEATS, type Seat } from '../bridge/seats/seats';

const player = (seat: Seat): PlayerView => ({
  seat,
  name: seat === 'S' ? 'Anna' : '',
  human: seat === 'S',
  here: true,
  away: false,
  kept: false,
  coming: null,
});

const bySeat = (value: number): Record<Seat, number> => ({ N: value, E: value, S: value, W: value });

const PLAIN: TableView = {
  table: 'one',
  version: 1,
  phase: 'auction',
  me: 'S',
  host: 'S',
  seated: true,
  controls: ['S'],
  players: SEATS.map(player),
  board: { number: 1, deal: 1, deals: 4, dealer: 'N', first: 'N', vulnerability: 'None' },
  calls: [],
  contract: null,
  hands: [],
  left: bySeat(13),
  piles: [],
  trick: null,
  lastTrick: null,
  turn: { seat: 'N', actor: 'N', mine: false, calls: [], cards: [], reasons: {} },
  claim: null,
  undo: null,
  result: null,
  next: null,
  goals: {},
  valuation: null,
  chat: [],
  words: [],
  cut: [],
  explanations: [],
  questions: [],
  spectators: [],
  may: {
    askAboutCall: [],
    claim: [],
    draw: false,
    explainCall: [],
    freeSeat: [],
    hint: true,
    left: {},
    next: false,
    pause: false,
    renewLink: [],
    resume: [],
    say: [],
    speak: false,
    words: false,
    standIn: [],
    stop: false,
    claimNot: null,
    sure: null,
    undo: false,
  },
  settings: {
    ceremony: 'off',
    ceremonyDeals: 'every',
    lookingBack: 'freely',
    minutes: 0,
    partnerDeclares: 'play',
    rounding: 'none',
    shuffler: 'dealer',
    stake: 0,
    tempo: 0,
    words: false,
  },
  sheet: {
    form: 'robber4',
    below: { NS: 0, EW: 0 },
    games: { NS: 0, EW: 0 },
    totals: { NS: 0, EW: 0 },
    lines: [],
    over: false,
    rules: [],
    settlement: null,
    upcoming: ['None', 'NS', 'EW', 'All'],
  },
};

/** The view of a table at which South, a person, plays with three bots; `about` is what matters here. */
export function tableView(about: Partial<TableView> = {}): TableView {
  return { ...PLAIN, ...about };
}
