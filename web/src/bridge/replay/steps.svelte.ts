// How far a board is being looked at: so many cards, at both tables. The address carries it.

/** Four cards make a trick. */
const TRICK = 4;
const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export class Steps {
  #at = $state(0);

  /** `most` says how many cards the longer of the plays has. */
  constructor(private readonly most: () => number) {
    this.#at = Number(new URLSearchParams(location.search).get('step')) || 0;
  }

  /**
   * Takes the arrow keys wherever nothing else has the keyboard, which lies on the heading of a page that was just come
   * to; up and down are left to the page, which scrolls.
   */
  readonly pressAnywhere = (event: KeyboardEvent): void => {
    const free = event.target instanceof Element && event.target.matches('body, h1');
    if (free && KEYS[event.key]) this.press(event);
  };

  /** How many cards are shown. */
  get at(): number {
    return Math.max(0, Math.min(this.#at, this.most()));
  }

  get last(): number {
    return this.most();
  }

  to(cards: number): void {
    this.#at = Math.max(0, Math.min(cards, this.most()));
    const query = this.#at > 0 ? `?step=${this.#at}` : '';
    history.replaceState(history.state, '', location.pathname + query);
  }

  by(cards: number): void {
    this.to(this.at + cards);
  }

  /** To the end of the trick in progress or the next one, or back to the end of the one before. */
  trick(direction: 1 | -1): void {
    const whole = direction > 0 ? Math.floor(this.at / TRICK) + 1 : Math.ceil(this.at / TRICK) - 1;
    this.to(whole * TRICK);
  }

  /** Takes the arrow keys: a card to the left and right, a trick up and down. */
  readonly press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const card = KEYS[event.key];
    if (card) this.by(card);
    else if (event.key === 'ArrowDown') this.trick(1);
    else if (event.key === 'ArrowUp') this.trick(-1);
    else if (event.key === 'Home') this.to(0);
    else if (event.key === 'End') this.to(this.last);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
