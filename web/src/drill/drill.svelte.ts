// One sitting of practice: the hand as the server last sent it, what was chosen, and how the calls went so far.
import type { GoOnWithDrill, DrillMenu, DrillReview, DrillView, Reason } from '../generated/wire';
import { ApiError, get, post } from '../lib/api';

export type Verdict = DrillReview['verdict'];

/** The topics to choose from. */
export function practiceMenu(): Promise<DrillMenu> {
  return get('/api/practice');
}

export class Practice {
  /** The hand on the table; `null` before the first. */
  view: DrillView | null = $state.raw(null);
  busy = $state(false);
  /** Why the last question was not answered. */
  trouble: Reason | null = $state.raw(null);
  /** A double that waits for a second thought. */
  doubting = $state(false);
  /** How many hands were bid to the end, and how the calls compared with the system's. */
  hands = $state(0);
  tally: Record<Verdict, number> = $state({ same: 0, possible: 0, other: 0 });
  readonly calls: number = $derived(this.tally.same + this.tally.possible + this.tally.other);

  /** Deals a hand for a topic. */
  async begin(topic: string, system: string): Promise<void> {
    await this.#ask(() => post('/api/practice', { body: { topic, system } }));
  }

  /** Makes a call; a double that may give away a game only after a second thought. */
  async call(call: string, sure = false): Promise<void> {
    const view = this.view;
    if (!view || this.busy || !view.legal.includes(call)) return;
    this.doubting = call === 'X' && view.risk !== null && !sure;
    if (this.doubting) return;
    const calls = [...view.reviews.map((review) => review.call), call];
    const body: GoOnWithDrill = { topic: view.topic, system: view.system, calls };
    if (await this.#ask(() => post('/api/practice/{name}', { path: { name: view.id }, body }))) this.#count();
  }

  #count(): void {
    const verdict = this.view?.reviews.at(-1)?.verdict;
    if (verdict) this.tally[verdict] += 1;
    if (this.view?.ending) this.hands += 1;
  }

  async #ask(question: () => Promise<DrillView>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    this.doubting = false;
    try {
      this.view = await question();
      return true;
    } catch (error) {
      this.trouble = error instanceof ApiError ? gone(error) : { code: 'server-error' };
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** After a restart the server no longer knows the hands it gave before. */
function gone(error: ApiError): Reason {
  return error.status === 404 ? { code: 'practice-gone' } : error.why;
}
