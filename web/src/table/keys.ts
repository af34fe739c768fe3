// The keyboard of the whole page: what is typed, and the keys that always do the same.
import { i18n } from '../lib/i18n.svelte';
import type { Game } from './game.svelte';
import { focusTurn } from './roving';
import { isOver } from './seats';
import { keysOf, NOTHING, type, type Typed } from './typing';
import type { Panel } from './ui.svelte';

const PANELS: Record<string, Panel> = { a: 'auction', z: 'sheet', g: 'people', '?': 'keys' };
/** "SA" is typed with two letters, though the first one says it all. */
const SECOND_LETTER = 700;

export class Keys {
  #typed: Typed = NOTHING;
  #last = -SECOND_LETTER;

  constructor(private readonly game: Game) {}

  /** Takes a key that nothing else on the page has taken. */
  readonly press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
      return;
    if (this.#plain(event) || this.#type(event.key) || this.#shortcut(event.key)) event.preventDefault();
  };

  #plain(event: KeyboardEvent): boolean {
    switch (event.key) {
      case 'Escape':
        return this.#escape();
      case 'Enter':
        return this.game.confirm() || (!isControl(event.target) && this.#goOn());
      case ' ':
        return (!isControl(event.target) || this.#isOverACall(event.target)) && this.#goOn();
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'ArrowUp':
      case 'ArrowDown':
        return event.target === document.body && focusTurn(this.game.view);
      default:
        return false;
    }
  }

  /** After the deal a call that was asked about keeps the keyboard, but space deals the next one. */
  #isOverACall(target: EventTarget | null): boolean {
    const isCall = target instanceof Element && target.closest('[data-made]') !== null;
    return isCall && isOver(this.game.view?.phase ?? '');
  }

  #escape(): boolean {
    const { ui } = this.game;
    const halfDone = ui.armed !== null || ui.typed !== '' || this.#typed !== NOTHING;
    this.#show(NOTHING);
    if (halfDone) ui.cancel();
    else if (ui.panel) ui.close();
    else if (ui.explained !== null) ui.explained = null;
    else return false;
    return true;
  }

  /** Space goes on: it closes what lies open, or deals the next board. */
  #goOn(): boolean {
    if (this.game.ui.panel) this.game.ui.close();
    else if (this.game.ui.onward) this.game.ui.onward();
    else if (!this.game.stage.busy && this.game.view?.phase !== 'waiting') this.game.next();
    return true;
  }

  #type(key: string): boolean {
    const view = this.game.view;
    if (!view?.turn.mine || key.length !== 1) return false;
    if (view.phase !== 'auction' && view.phase !== 'play') return false;
    if (this.game.ui.typed === '') this.#typed = NOTHING;
    const table = keysOf(
      (suit) => i18n.suitLetter(suit),
      (rank) => i18n.rank(rank),
      i18n.strain('NT'),
    );
    const { typed, meant, used } = type(this.#typed, key, view.phase, table);
    if (!used) return false;
    this.#show(typed);
    if (meant && 'call' in meant) this.game.pressCall(meant.call);
    if (meant && 'card' in meant) this.game.typedCard(meant.card);
    if (meant && 'doubling' in meant) this.game.typedDouble();
    if (meant) this.#last = performance.now();
    return true;
  }

  #show(typed: Typed): void {
    this.#typed = typed;
    const dot = typed.dot ? '.' : '';
    this.game.ui.typed = typed.level + (typed.suit ? i18n.suit(typed.suit) : '') + dot;
  }

  #shortcut(key: string): boolean {
    const { game } = this;
    if (key.length === 1 && performance.now() - this.#last < SECOND_LETTER) return true;
    const panel = PANELS[key.toLowerCase()];
    if (panel) game.ui.toggle(panel);
    else if (key === 'w' || key === 'W') game.hint();
    else if (key === 'l' || key === 'L' || key === 'F4') game.ui.toggle('last');
    else if (key === 'u' || key === 'U') game.undo();
    else if ((key === '=' || key === 'c' || key === 'C') && game.view?.may.claim) game.ui.toggle('claim');
    else return false;
    return true;
  }
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [role="dialog"]') !== null;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null;
}
