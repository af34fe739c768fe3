// What the server has answered to questions about calls and cards, and until when that holds.
import type {
  CardHinted,
  CardSaid,
  ClientMessage,
  Hinted,
  MeaningView,
  Objections,
  Reason,
  Reviewed,
  TableView,
} from '../../generated/wire';
import type { CallMeaning } from '../../bridge/auction/meaning';
import { newId } from '../../lib/newId';
import { isOver } from '../../bridge/seats/seats';

/** What a question is about: the call with this index, a card, or what else can be asked. */
type About = number | { card: string } | 'advice' | 'objections' | 'card' | 'review';
/** The questions that are about one version of the table. */
const ADVICE: ReadonlySet<About> = new Set<About>(['advice', 'objections', 'card']);

export type Question = Exclude<ClientMessage, { seen: number }>;
/** A question without what is added to it when it is asked. */
type Bare<T> = T extends Question ? Omit<T, 'id'> : never;
export type Answer = MeaningView | CardSaid | Hinted | Objections | CardHinted | Reviewed;

export class Answers {
  /** What calls of this board mean, as far as it was asked, by their index. */
  meanings: Readonly<Record<number, CallMeaning>> = $state.raw({});
  /** What cards say, as far as it was asked, by the card: from what was to be seen when it was. */
  cardsSaid: Readonly<Record<string, CardSaid | Reason>> = $state.raw({});
  /** What the own system would call now, once it was asked. */
  advice: Hinted | Reason | null = $state.raw(null);
  /** Why it would not make the call that was last asked about. */
  objections: Objections | Reason | null = $state.raw(null);
  /** Which card to play now, once it was asked. */
  cardAdvice: CardHinted | Reason | null = $state.raw(null);
  /** What the cards of the board that has ended were worth, as far as it is known. */
  review: Reviewed | Reason | null = $state.raw(null);

  /** The view that the answers are about. */
  #view: TableView | null = $state.raw(null);
  /** What is still waited for, by the question's id. */
  #asked = new Map<string, About>();
  /** At which moment each call was asked about. */
  #meantAt = new Map<number, number>();

  /** `send` says whether the question went out. */
  constructor(private readonly send: (question: Question) => boolean) {}

  /** Asks what a call means, unless that is known as it follows from the cards that are to be seen now. */
  explain(index: number): void {
    const moment = this.#moment;
    if (this.#meantAt.get(index) === moment || this.#waitsFor(index)) return;
    if (this.#ask({ type: 'explain', index }, index)) this.#meantAt.set(index, moment);
  }

  /** Asks what a card says now. */
  askAbout(card: string): void {
    this.#ask({ type: 'card-says', card }, { card });
  }

  /** Asks what the own system would call now; with a call, why it would not make that one. */
  ask(call?: string): void {
    if (call) this.#ask({ type: 'why-not', call }, 'objections');
    else this.#ask({ type: 'hint' }, 'advice');
  }

  /** Asks which card to play now. */
  askCard(): void {
    this.#ask({ type: 'card-hint' }, 'card');
  }

  /** Asks what the cards of the board that has ended were worth; what is known grows for a while. */
  lookBack(): void {
    const known = this.review && 'cards' in this.review && this.review.complete;
    if (!known && !this.#waitsFor('review')) this.#ask({ type: 'review' }, 'review');
  }

  /** What changes with the cards that the player sees: in the auction nothing does. */
  get #moment(): number {
    return this.#view && this.#view.phase !== 'auction' ? this.#view.version : 0;
  }

  #waitsFor(about: About): boolean {
    return [...this.#asked.values()].includes(about);
  }

  /** Whether the question went out, so that its answer is waited for. */
  #ask(question: Bare<ClientMessage>, about: About): boolean {
    const id = newId();
    if (!this.send({ ...question, id })) return false;
    this.#asked.set(id, about);
    return true;
  }

  /** An answer counts if it is still waited for. */
  heard(answer: Answer): void {
    if (answer.type !== 'reviewed') return this.#answered(answer.id, answer);
    if (this.#asked.get(answer.id) === 'review') this.review = answer;
    if (answer.complete) this.#asked.delete(answer.id);
  }

  /** Why there is no answer stands in its place. */
  refused(id: string, why: Reason): void {
    this.#answered(id, why);
  }

  #answered(id: string, answer: Exclude<Answer, Reviewed> | Reason): void {
    const about = this.#asked.get(id);
    this.#asked.delete(id);
    if (about === 'advice') this.advice = answer as Hinted | Reason;
    else if (about === 'objections') this.objections = answer as Objections | Reason;
    else if (about === 'card') this.cardAdvice = answer as CardHinted | Reason;
    else if (about === 'review') this.review = answer as Reason;
    else if (typeof about === 'object')
      this.cardsSaid = { ...this.cardsSaid, [about.card]: answer as CardSaid | Reason };
    else if (about !== undefined) {
      // What was refused may be asked again, which a page does when somebody opens it again.
      if ('code' in answer) this.#meantAt.delete(about);
      this.meanings = { ...this.meanings, [about]: told(answer as MeaningView | Reason) };
    }
  }

  /** Waits for nothing any more: what was asked may be lost with the line, and may be asked again. */
  waitNoMore(): void {
    for (const about of this.#asked.values()) if (typeof about === 'number') this.#meantAt.delete(about);
    this.#asked.clear();
  }

  /** Forgets what does not hold at the table as it is now; the calls that meanings are of may have been taken back. */
  follow(view: TableView): void {
    const before = this.#view;
    this.#view = view;
    const another = view.board?.number !== before?.board?.number;
    const bidding = view.phase === 'auction' && before?.phase !== 'auction';
    const fewer = view.phase === 'auction' && view.calls.length < (before?.calls.length ?? 0);
    if (another || bidding || fewer) this.#forgetBoard();
    // Once all cards lie open, more is known of them.
    if (another || isOver(view.phase) !== isOver(before?.phase ?? '')) this.cardsSaid = {};
    if (view.version !== before?.version) this.#forgetAdvice();
  }

  #forgetBoard(): void {
    this.meanings = {};
    this.#meantAt.clear();
    this.review = null;
    this.#asked.clear();
  }

  /** Advice is about one version: what is on its way counts no more either, and whoever shows advice asks again. */
  #forgetAdvice(): void {
    this.advice = this.objections = this.cardAdvice = null;
    for (const [id, about] of this.#asked) if (ADVICE.has(about)) this.#asked.delete(id);
  }
}

/** A meaning, or in its place why there is none. */
function told(answer: MeaningView | Reason): CallMeaning {
  if ('said' in answer) return answer;
  const why = { code: `refused-${answer.code}`, args: answer.args ?? {} };
  return { usually: [], said: [why], shown: null, force: 'none', artificial: false };
}
