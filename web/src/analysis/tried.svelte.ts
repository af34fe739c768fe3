// A contract tried out with open cards: whose turn it is, what each card keeps, and the best play from there.
import type { PlayAnalysed, Reason } from '../generated/wire';
import { SEATS, sideOf, type Seat, type Side } from '../bridge/seats/seats';
import { reasonOf } from '../lib/api';
import { Moments, type Board } from './board/board.svelte';
import type { Hands } from './board/deal';
import { signOf } from './board/results';
import { declarerOf, tricksOf, turnAfter, type PlayedTrick } from './board/tricks';

/** What stands at a card. */
export interface Sign {
  text: string;
  kind: 'safe' | 'danger' | 'plain';
  /** Whether no other card is better. */
  best: boolean;
}

export class Tried {
  /** Why the moment is not solved. */
  trouble: Reason | null = $state.raw(null);
  readonly #moments = new Moments();
  /** The last answer, and the cards that it is about. */
  #answered: { about: readonly string[]; answer: PlayAnalysed } | null = $state.raw(null);

  readonly #found: PlayAnalysed | null = $derived.by(() =>
    this.#answered?.about === this.board.cards ? this.#answered.answer : null,
  );
  /** What each hand still holds. */
  readonly held: Hands = $derived.by(() => {
    const gone = new Set(this.board.cards);
    const hands = this.board.looked.hands;
    const left = SEATS.map((seat) => [seat, hands[seat].filter((card) => !gone.has(card))] as const);
    return Object.fromEntries(left) as unknown as Hands;
  });
  readonly over: boolean = $derived.by(() => this.board.cards.length === SEATS.length * this.board.size);
  readonly turn: Seat | null = $derived.by(() =>
    this.over || !this.board.contract
      ? null
      : turnAfter(this.board.contract, this.board.cards, this.board.lead),
  );
  readonly #tricks: PlayedTrick[] = $derived.by(() =>
    this.board.contract ? tricksOf(this.board.contract, this.board.cards, this.board.lead) : [],
  );
  /** The trick that lies open, or was just won. */
  readonly now: PlayedTrick | undefined = $derived.by(() => this.#tricks.at(-1));
  readonly #won: Side[] = $derived.by(() =>
    this.#tricks.flatMap(({ winner }) => (winner ? [sideOf(winner)] : [])),
  );
  readonly ns: number = $derived.by(() => this.#won.filter((side) => side === 'NS').length);
  readonly ew: number = $derived.by(() => this.#won.length - this.ns);
  /** Declarer's side. */
  readonly side: Side = $derived.by(() => sideOf(declarerOf(this.board.contract)));
  /** Tricks of declarer's side. */
  readonly taken: number = $derived.by(() => (this.side === 'NS' ? this.ns : this.ew));
  readonly #kept: ReadonlyMap<string, number> = $derived.by(
    () => new Map(this.#found?.cards.map(({ card, tricks }) => [card, tricks])),
  );
  /** What declarer's side takes if all play as well as can be; `null` as long as it is not known. */
  readonly best: number | null = $derived.by(() => {
    if (!this.#found || !this.turn) return null;
    const all = [...this.#kept.values()];
    return sideOf(this.turn) === this.side ? Math.max(...all) : Math.min(...all);
  });
  /** Whether there is a card to go on with. */
  readonly goesOn: boolean = $derived.by(() => (this.board.ahead[0] ?? this.#found?.line[0]) !== undefined);
  /** The tricks of the best play, from the one that lies open on. */
  readonly line: PlayedTrick[] = $derived.by(() => {
    if (!this.#found) return [];
    const all = tricksOf(this.board.contract, [...this.board.cards, ...this.#found.line], this.board.lead);
    return all.slice(Math.floor(this.board.cards.length / 4));
  });

  /** `shown` is the board that is looked at. */
  constructor(private readonly shown: () => Board) {}

  private get board(): Board {
    return this.shown();
  }

  /** Asks about the moment that is looked at. */
  look(): void {
    const about = this.board.cards;
    if (!this.board.contract) return;
    this.#moments.at(this.board.deal, this.board.contract, about, this.board.lead).then(
      (answer) => {
        if (!answer || about !== this.board.cards) return;
        this.#answered = { about, answer };
        this.trouble = null;
      },
      (error: unknown) => (this.trouble = reasonOf(error)),
    );
  }

  /** Tricks of declarer's side with this card; `undefined` where it is not known, or may not be played. */
  kept(card: string): number | undefined {
    return this.#kept.get(card);
  }

  sign(card: string): Sign | undefined {
    const count = this.#kept.get(card);
    if (count === undefined) return undefined;
    if (this.board.ending) return { text: String(count), kind: 'plain', best: count === this.best };
    const text = signOf(this.board.contract, count);
    const kind = text.startsWith('−') ? 'danger' : text === '=' ? 'plain' : 'safe';
    return { text, kind, best: count === this.best };
  }

  forward(): void {
    this.board.forward(this.#found?.line ?? []);
  }

  /** Plays on to the end as well as can be. */
  toEnd(): void {
    const rest = this.board.ahead.length > 0 ? this.board.ahead : (this.#found?.line ?? []);
    this.board.ahead = [];
    this.board.change({ cards: [...this.board.cards, ...rest] });
  }
}
