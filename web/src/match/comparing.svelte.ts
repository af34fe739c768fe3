// The boards of the match at whose table one sits: asked for again whenever both tables have finished another one.
import type { MatchBoards, MatchView } from '../generated/wire';
import { boardsOf } from './asking';

export class Comparing {
  found: MatchBoards | null = $state.raw(null);

  /** To be made while a component is set up: it follows the view for as long as that one lives. */
  constructor(match: () => MatchView) {
    const key = $derived.by(() => {
      const { lineUp, standing, over } = match();
      return { match: lineUp.match, text: [lineUp.match, standing.boards, over].join() };
    });
    const text = $derived(key.text);
    $effect(() => {
      void text;
      void this.#look(key.match);
    });
  }

  async #look(match: string): Promise<void> {
    // Without an answer there is nothing to compare yet; the next view asks again.
    this.found = await boardsOf(match).catch(() => this.found);
  }
}
