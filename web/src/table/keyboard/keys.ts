// The keyboard of the whole page: what is typed, and the keys that always do the same.
import { i18n } from '../../lib/i18n.svelte';
import { bound, ENTER, GOING_ON, SHORTCUTS } from './bindings';
import type { Game } from '../state/game.svelte';
import { isForPage } from '../../lib/ui/focus';
import { focusTurn } from '../../lib/ui/roving';
import { spaceGoesOn } from './space.svelte';
import { keysOf, NOTHING, type, type Typed } from '../../bridge/auction/typing';
import { elapsed } from '../../lib/time';

/** "SA" is typed with two letters, though the first one says it all. */
const SECOND_LETTER = 700;

export class Keys {
  #typed: Typed = NOTHING;
  #last = -SECOND_LETTER;

  constructor(private readonly game: Game) {}

  /** Takes a key that nothing else on the page has taken. */
  readonly press = (event: KeyboardEvent): void => {
    if (!isForPage(event)) return;
    if (this.#plain(event) || this.#type(event.key) || this.#shortcut(event.key)) event.preventDefault();
  };

  #plain(event: KeyboardEvent): boolean {
    switch (event.key) {
      case 'Escape':
        return this.#escape();
      case 'Enter':
        return ENTER.act(this.game) || (!isControl(event.target) && this.game.goOn());
      case ' ':
        return spaceGoesOn(event.target) && this.#binding(event.key);
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'ArrowUp':
      case 'ArrowDown':
        return event.target === document.body && focusTurn(this.game.view);
      default:
        return false;
    }
  }

  #escape(): boolean {
    const halfTyped = this.#typed !== NOTHING;
    this.#typed = NOTHING;
    return this.#binding('escape') || halfTyped;
  }

  #binding(key: string): boolean {
    return bound(GOING_ON, key)?.act(this.game) ?? false;
  }

  #type(key: string): boolean {
    const view = this.game.view;
    if (!view?.turn.mine || key.length !== 1) return false;
    if (view.phase !== 'auction' && view.phase !== 'play') return false;
    if (this.game.ui.typed === '') this.#typed = NOTHING;
    const { typed, meant, used } = type(this.#typed, key, view.phase, keysOf(i18n));
    if (!used) return false;
    this.#show(typed);
    if (meant && 'call' in meant) this.game.pressCall(meant.call);
    if (meant && 'card' in meant) this.game.typedCard(meant.card);
    if (meant && 'doubling' in meant) this.game.pressCall(view.turn.calls.includes('XX') ? 'XX' : 'X');
    if (meant) this.#last = elapsed();
    return true;
  }

  #show(typed: Typed): void {
    this.#typed = typed;
    const dot = typed.dot ? '.' : '';
    this.game.ui.typed = typed.level + (typed.suit ? i18n.suit(typed.suit) : '') + dot;
  }

  #shortcut(key: string): boolean {
    if (key.length === 1 && elapsed() - this.#last < SECOND_LETTER) return true;
    return bound(SHORTCUTS, key)?.act(this.game) ?? false;
  }
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null;
}
