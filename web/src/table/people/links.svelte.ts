// The links that the reader may hand out. They are asked for anew when the seats have been drawn.
import type { TableLinks, TableView } from '../../generated/wire';
import type { Seat } from '../../bridge/seats/seats';
import { linksOf } from './api';

export class Links {
  #found: TableLinks | null = $state.raw(null);
  #asked = 0;

  /** To be made while a component is set up: it follows the view for as long as that one lives. */
  constructor(view: () => TableView) {
    const asked = $derived.by(() => {
      const { table, me, cut, seated, spectators } = view();
      // When somebody is sent away, the link that let them in is another one.
      return { table, me, key: [table, me, cut.length, seated, spectators.map(({ since }) => since)].join() };
    });
    const key = $derived(asked.key);
    $effect(() => {
      void key;
      void this.#ask(asked.table, asked.me);
    });
  }

  /** The path to the reader's own seat, for another device. */
  get own(): string | null {
    return this.#found?.own ?? null;
  }

  /** The path that lets somebody see the reader's cards. */
  get watch(): string | null {
    return this.#found?.watch ?? null;
  }

  /** The path that lets somebody see the boards that are over, where the reader may hand it out. */
  get gallery(): string | null {
    return this.#found?.gallery ?? null;
  }

  /** The path that invites to a seat; the host has one. */
  to(seat: Seat): string | undefined {
    // In a match there are links to both tables: those to the reader's own one are meant.
    const found = this.#found;
    const room = found?.own.split(/[.#]/)[1];
    return found?.seats.find(
      (link) => link.seat === seat && (!link.place || (room && link.place.startsWith(room))),
    )?.path;
  }

  async #ask(table: string, me: Seat): Promise<void> {
    // Without links there is nobody to invite: the table is as good as before.
    const asked = ++this.#asked;
    const found = await linksOf(table, me).catch(() => null);
    // An answer that was overtaken is about seats as they were before.
    if (asked === this.#asked) this.#found = found;
  }
}
