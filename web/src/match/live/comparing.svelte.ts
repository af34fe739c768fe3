// The boards of the match at whose table one sits: asked for again whenever both tables have finished another one.
import type { MatchBoards, MatchView } from '../../generated/wire';
import { boardsOf } from '../api';
import { atLeisure, NOTHING } from '../../lib/time';

/** After so many milliseconds it is asked again where there was no answer. */
const AGAIN = 3_000;

export class Comparing {
  found: MatchBoards | null = $state.raw(null);
  #asked = 0;
  #cancel = NOTHING;

  /** To be made while a component is set up: it follows the view for as long as that one lives. */
  constructor(match: () => MatchView) {
    const id = $derived(match().lineUp.match);
    // One text, so that a view in which nothing of this has changed asks for nothing.
    const known = $derived([id, match().standing.boards, match().over].join());
    $effect(() => {
      void known;
      this.#look(id);
      return () => this.#cancel();
    });
  }

  #look(match: string): void {
    this.#cancel();
    const asked = ++this.#asked;
    boardsOf(match).then(
      (found) => {
        // An answer that was overtaken is about the match as it was before.
        if (asked === this.#asked) this.found = found;
      },
      () => {
        if (asked === this.#asked) this.#cancel = atLeisure(AGAIN, () => this.#look(match));
      },
    );
  }
}
