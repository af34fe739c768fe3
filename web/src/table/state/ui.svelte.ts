// What the player at the screen has open and is pointing at; nothing of it is known to the server.

import type { Component } from 'svelte';
import type { TableView, TrickCard } from '../../generated/wire';
import type { Seat } from '../../bridge/seats/seats';

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

/** What is shown of other people beside a plate and in the bar, where any are expected. */
export interface Company {
  Beside: Component<{ view: TableView; seat: Seat }>;
  Door: Component<{ view: TableView; ui: Ui }>;
}

export class Ui {
  /** Whether what comes after the first cards is there: what is only looked at waits for it. */
  full = $state(false);
  company: Company | null = $state.raw(null);
  /** The strip below the bar: how the match stands, or the clock. */
  strip: Component<{ view: TableView }> | null = $state.raw(null);
  panel: Panel | null = $state(null);
  /** The way on from what lies over the table to be read, where anything does. */
  onward: (() => void) | null = null;
  /** What somebody new should know now; it stands in the line above the cards instead of whose turn it is. */
  tip = $state('');
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
  /** What stands beside the own hand in the auction, where its count is asked for. */
  Strength: Component<{ view: TableView; ui: Ui }> | null = $state.raw(null);
  /** Whether the own hand is counted for notrump. */
  notrump = $state(false);
  /** What was focused before a panel opened. */
  #back: HTMLElement | null = null;

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
