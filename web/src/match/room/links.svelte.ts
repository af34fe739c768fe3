// The links that the reader may hand out in a match: the host for all places, a captain for those of the own team.
import type { TableLinks, TableView } from '../../generated/wire';
import { linksOf } from '../../table/people/api';
import type { PlaceName } from '../teams/teams';

export class MatchLinks {
  #found: TableLinks | null = $state.raw(null);
  #asked = 0;

  /** To be made while a component is set up: it follows the view for as long as that one lives. */
  constructor(view: () => TableView) {
    const key = $derived.by(() => {
      const { table, me, match } = view();
      return JSON.stringify([table, me, match?.lineUp.players.map((player) => player.human)]);
    });
    $effect(() => {
      void key;
      void this.#ask(view());
    });
  }

  /** The path that invites to a place, where the reader may invite. */
  to(place: PlaceName): string | undefined {
    return this.#found?.seats.find((link) => link.place === place)?.path;
  }

  async #ask({ table, me }: TableView): Promise<void> {
    // Without links there is nobody to invite: the match is as good as before.
    const asked = ++this.#asked;
    const found = await linksOf(table, me).catch(() => null);
    // An answer that was overtaken is about seats as they were before.
    if (asked === this.#asked) this.#found = found;
  }
}
