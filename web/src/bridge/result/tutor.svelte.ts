// What is asked of the score tutor: a typed result and its circumstances, and the latest answer.
import type { Account, BidKinds, ScoreAnswer } from '../../generated/wire';
import { get, reasonOf } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import { keptAccount } from './kept';
import { pickedOf, type Picked } from './picked';

export type Danger = 'None' | 'NS' | 'EW' | 'All';
export type DefectView = ScoreAnswer['defects'][number];

export class Tutor {
  text = $state('4♠X+1');
  vulnerable: Danger = $state('None');
  /** Points below the line from before, in a rubber: of declarer's side and of the other. */
  ours = $state(0);
  theirs = $state(0);
  /** 4 or 5 honours in declarer's hand, -4 or -5 in a defender's. */
  honours = $state(0);
  account: Account | null = $state.raw(null);
  defects: readonly DefectView[] = $state.raw([]);
  trouble = $state('');
  #latest = 0;

  /** Asks anew, whatever has changed; only the answer to the last question counts. */
  async ask(): Promise<void> {
    const turn = ++this.#latest;
    const query = {
      text: this.text,
      vulnerable: this.vulnerable,
      letters: settings.profile.slice(0, 2),
      ours: this.ours,
      theirs: this.theirs,
      honours: this.#honoursHere(),
    };
    try {
      const answer = await get('/api/score', { query });
      if (turn !== this.#latest) return;
      this.account = answer.account ?? this.account;
      this.defects = answer.defects;
      this.trouble = '';
    } catch (error) {
      const found = await this.#withoutServer(reasonOf(error).code);
      if (turn !== this.#latest) return;
      if (typeof found === 'string') this.trouble = found;
      else [this.account, this.defects, this.trouble] = [found, [], ''];
    }
  }

  /** The account by what this browser keeps, or why there is none. */
  async #withoutServer(code: string): Promise<Account | string> {
    if (code !== 'no-server') return code;
    const plain = !this.ours && !this.theirs && !this.honours;
    try {
      const found = plain ? await keptAccount(this.text, this.vulnerable) : null;
      return found ?? 'kept-results';
    } catch {
      return code;
    }
  }

  /** In notrump there are four aces at most. */
  #honoursHere(): number {
    const notrump = /SA|NT|sans|senza|ohne/i.test(this.text);
    return notrump && Math.abs(this.honours) === 5 ? Math.sign(this.honours) * 4 : this.honours;
  }

  /** What the answer is about, in parts; the picker shows it. */
  get picked(): Picked | null {
    return pickedOf(this.account?.result ?? '');
  }
}

let kinds: Promise<BidKinds> | null = null;

/** What every bid is worth by itself; asked once, and again if no answer came. */
export function bidKinds(): Promise<BidKinds> {
  kinds ??= get('/api/score/bids');
  kinds.catch(() => (kinds = null));
  return kinds;
}
