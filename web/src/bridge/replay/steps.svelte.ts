// How far a board is being looked at: so many of its calls and then so many cards, the latter at both tables of a match.
// The address carries it.

/** Four cards make a trick. */
const TRICK = 4;
const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const ENDS = ['Home', 'End'];

export class Steps {
  /** How many cards are shown; below zero, how many calls are still to come. */
  #at = $state(0);

  /**
   * `most` says how many cards the longer of the plays has, `calls` how many calls come before them, where those are gone
   * through too.
   */
  constructor(
    private readonly most: () => number,
    private readonly calls: () => number = () => 0,
  ) {
    const query = new URLSearchParams(location.search);
    const call = query.get('call');
    this.#at = call === null ? Number(query.get('step')) || 0 : (Number(call) || 0) - calls();
  }

  /**
   * Takes the keys wherever nothing else has the keyboard, which lies on the heading of a page that was just come to; up
   * and down are left to the page, which scrolls.
   */
  readonly pressAnywhere = (event: KeyboardEvent): void => {
    const free = event.target instanceof Element && event.target.matches('body, h1, main');
    if (free && (KEYS[event.key] || ENDS.includes(event.key))) this.press(event);
  };

  /** How many cards are shown; below zero, how many calls are still to come. */
  get at(): number {
    return Math.max(this.first, Math.min(this.#at, this.most()));
  }

  /** How many cards are shown. */
  get cards(): number {
    return Math.max(0, this.at);
  }

  /** How many calls are shown. */
  get called(): number {
    return this.calls() + Math.min(0, this.at);
  }

  /** Before the first call, or the first card where no calls are gone through. */
  get first(): number {
    return 0 - this.calls();
  }

  get last(): number {
    return this.most();
  }

  to(at: number): void {
    this.#at = Math.max(this.first, Math.min(at, this.most()));
    const query = new URLSearchParams(location.search);
    for (const name of ['call', 'step']) query.delete(name);
    if (this.#at > 0) query.set('step', String(this.#at));
    if (this.#at < 0) query.set('call', String(this.called));
    const text = query.size > 0 ? `?${query}` : '';
    history.replaceState(history.state, '', location.pathname + text + location.hash);
  }

  by(steps: number): void {
    this.to(this.at + steps);
  }

  /** To the end of the trick in progress or the next one, or back to the end of the one before; the auction is one step. */
  trick(direction: 1 | -1): void {
    if (this.at < 0 || (this.at === 0 && direction < 0)) {
      this.to(direction > 0 ? 0 : this.first);
      return;
    }
    const whole = direction > 0 ? Math.floor(this.at / TRICK) + 1 : Math.ceil(this.at / TRICK) - 1;
    this.to(whole * TRICK);
  }

  /** Takes the arrow keys: a call or card to the left and right, a trick up and down; Home and End. */
  readonly press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = KEYS[event.key];
    if (step) this.by(step);
    else if (event.key === 'ArrowDown') this.trick(1);
    else if (event.key === 'ArrowUp') this.trick(-1);
    else if (event.key === 'Home') this.to(this.first);
    else if (event.key === 'End') this.to(this.last);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
