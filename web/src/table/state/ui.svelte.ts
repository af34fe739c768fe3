// What the player at the screen has open and is pointing at; nothing of it is known to the server.

import type { TrickCard } from '../../generated/wire';
import type { Cancel } from '../../lib/time';

/** What may lie open over or beside the table, one at a time. */
export type Panel =
  | 'auction'
  | 'sheet'
  | 'count'
  | 'last'
  | 'claim'
  | 'menu'
  | 'keys'
  | 'declarer'
  | 'hint'
  | 'card'
  | 'people';

/** What leads somebody new through a board. */
export interface Guide {
  /** What they should know now; it stands in the line above the cards instead of whose turn it is. */
  tip: () => string;
  /** Goes on from what lies over the table to be read; whether anything does. */
  goOn: () => boolean;
}

export class Ui {
  /** Whether what comes after the first cards is there: what is only looked at waits for it. */
  full = $state(false);
  panel: Panel | null = $state(null);
  /** A line about the card or call that the player points at. */
  hint = $state('');
  /** Which call of the auction is being explained. */
  explained: number | null = $state(null);
  /** The card that was asked about. */
  asked: TrickCard | null = $state.raw(null);
  /** The card or call that was tapped once, where two taps are wanted. */
  armed: string | null = $state(null);
  /** What has been typed of a bid or a card. */
  typed = $state('');
  /** Whether the own hand is counted for notrump. */
  notrump = $state(false);
  /** What was focused before a panel opened. */
  #back: HTMLElement | null = null;
  #guide: Guide | null = $state.raw(null);

  get guide(): Guide | null {
    return this.#guide;
  }

  /** Follows this guide until what it returns is called: nobody is led by two. */
  follow(guide: Guide): Cancel {
    if (this.#guide) throw new Error('there is a guide already');
    this.#guide = guide;
    return () => (this.#guide = null);
  }

  toggle(panel: Panel): void {
    if (this.panel === panel) return this.close();
    if (!this.panel && document.activeElement instanceof HTMLElement) this.#back = document.activeElement;
    this.panel = panel;
  }

  close(): void {
    this.panel = null;
    this.#back?.focus({ preventScroll: true });
    this.#back = null;
  }

  /** Shows what a card says. */
  ask(played: TrickCard): void {
    this.asked = played;
    if (this.panel !== 'card') this.toggle('card');
  }

  /** Forgets everything half done. */
  cancel(): void {
    this.armed = null;
    this.typed = '';
    this.hint = '';
  }
}
