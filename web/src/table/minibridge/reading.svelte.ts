// What of a board of mini-bridge has been announced and is yet to be read.
import type { MinibridgeView, TableView } from '../../generated/wire';
import type { Game } from '../state/game.svelte';

export type Announcement = NonNullable<MinibridgeView['unread']>;

/**
 * Where one person plays with bots, the table knows what has been read, and waits for it. Where several play, nobody
 * waits; what has been read is kept here, and who comes back in the middle of a deal has read it all.
 */
export class Reading {
  #board = $state(0);
  #read: Announcement | null = $state(null);

  constructor(private readonly game: Game) {}

  /** What is to be read now. */
  unread(view: TableView, mini: MinibridgeView): Announcement | null {
    if (view.players.filter((player) => player.human).length === 1) return mini.unread ?? null;
    const now = announced(view);
    const read = this.#board === view.board?.number ? this.#read : null;
    return now === read ? null : now;
  }

  /** It has been read: the bots go on. */
  done(view: TableView, mini: MinibridgeView): void {
    this.#board = view.board?.number ?? 0;
    this.#read = announced(view);
    if (mini.unread) this.game.store.send({ type: 'read', announcement: mini.unread });
  }
}

/** What stands announced, until the reader's own hand is played from. */
function announced(view: TableView): Announcement | null {
  if (view.phase === 'naming') return 'points';
  const played = view.left[view.me] !== 13 || view.piles.length > 0;
  return view.phase === 'play' && !played ? 'contract' : null;
}
