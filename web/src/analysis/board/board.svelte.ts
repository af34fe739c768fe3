// The deal that is looked into, and what is tried out with it. The address carries all of it.
import type { PlayAnalysed } from '../../generated/wire';
import { post } from '../../lib/api';
import { addressFor, type Looked } from './address';
import { dealText, isEnding, isWhole, NO_HANDS, type Hands } from './deal';
import { after, NOTHING } from '../../lib/time';

/** So long, in milliseconds, whoever runs through cards is not asked about. */
const PAUSE = 120;

export class Board {
  looked: Looked = $state.raw({
    hands: NO_HANDS,
    dealer: 'N',
    danger: 'None',
    lead: '',
    contract: '',
    cards: [],
    calls: [],
    ns: '',
    ew: '',
  });
  /** Cards that were taken back, the next one first: they are played again going forward. */
  ahead: readonly string[] = $state.raw([]);

  /** Whether it is a deal. */
  readonly whole: boolean = $derived(isWhole(this.looked.hands));
  /** Whether it is an ending that somebody has asked for: cards that are given out pass through many. */
  readonly ending: boolean = $derived(this.looked.lead !== '' && isEnding(this.looked.hands));
  /** How many tricks there are. */
  readonly size: number = $derived(this.looked.hands.N.length);
  /** The deal as questions name it. */
  readonly deal: string = $derived(dealText(this.looked.hands));

  readonly dealer: Looked['dealer'] = $derived(this.looked.dealer);
  readonly danger: Looked['danger'] = $derived(this.looked.danger);
  readonly lead: Looked['lead'] = $derived(this.looked.lead);
  readonly contract: string = $derived(this.looked.contract);
  readonly cards: readonly string[] = $derived(this.looked.cards);
  readonly calls: readonly string[] = $derived(this.looked.calls);
  readonly ns: string = $derived(this.looked.ns);
  readonly ew: string = $derived(this.looked.ew);

  constructor(usual: string) {
    this.looked = { ...this.looked, ns: usual, ew: usual };
  }

  /** Changes something, and the address with it. */
  change(what: Partial<Looked>): void {
    this.looked = { ...this.looked, ...what };
    const path = this.whole || this.ending ? addressFor(this.looked) : '/analysis';
    history.replaceState(history.state, '', path);
  }

  /** Looks at other hands: what was tried out and called with the former ones goes. */
  deals(hands: Hands, what: Partial<Looked> = {}): void {
    this.ahead = [];
    this.change({ lead: '', contract: '', cards: [], calls: [], ...what, hands });
  }

  /** Tries out a contract from the lead on. */
  tries(contract: string): void {
    this.ahead = [];
    this.change({ contract, cards: [] });
  }

  /** Plays a card; another one than was taken back forgets what followed that. */
  play(card: string): void {
    this.ahead = this.ahead[0] === card ? this.ahead.slice(1) : [];
    this.change({ cards: [...this.looked.cards, card] });
  }

  /** Plays the next of the cards that were taken back, or else the first of this line, of which the rest then follows. */
  forward(line: readonly string[]): void {
    if (this.ahead.length === 0) this.ahead = line;
    const [next] = this.ahead;
    if (next) this.play(next);
  }

  /** Has somebody else lead to the ending, from its beginning. */
  leads(lead: Looked['lead']): void {
    this.ahead = [];
    this.change({ lead, cards: [] });
  }

  /** Takes so many cards back. */
  back(count: number): void {
    const keep = Math.max(0, this.looked.cards.length - count);
    this.ahead = [...this.looked.cards.slice(keep), ...this.ahead];
    this.change({ cards: this.looked.cards.slice(0, keep) });
  }
}

/** What each card of the hand in turn comes to, asked once for each moment. */
export class Moments {
  readonly #known = new Map<string, PlayAnalysed>();
  #cancel = NOTHING;

  /** Fetches the answer of a moment, at once where it is known; `null` if something else was asked for meanwhile. */
  async at(
    deal: string,
    contract: string,
    cards: readonly string[],
    lead: Looked['lead'],
  ): Promise<PlayAnalysed | null> {
    const key = `${deal}/${contract}/${lead}/${cards.join('.')}`;
    const found = this.#known.get(key);
    this.#cancel();
    if (found) return found;
    const alone = await new Promise<boolean>((resolve) => {
      this.#cancel = after(PAUSE, () => resolve(true));
    });
    if (!alone) return null;
    const answer = await post('/api/analysis/play', {
      query: { deal, contract, cards: cards.join('.'), ...(lead ? { lead } : {}) },
    });
    this.#known.set(key, answer);
    return answer;
  }
}
