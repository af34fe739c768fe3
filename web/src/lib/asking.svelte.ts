// Something that the server is asked for once at a time: whether it is under way, or why it did not work.
import type { Reason } from '../generated/wire';
import { reasonOf } from './api';
import { say } from './i18n.svelte';

export class Asking {
  busy = $state(false);
  /** Why it was refused. */
  why: Reason | null = $state.raw(null);
  /** The same in words; empty where it was not. */
  readonly trouble: string = $derived(this.why ? say(this.why, 'refused-') : '');

  /** Asks, and goes on with the answer; asks nothing while another answer is awaited. */
  async ask<T>(question: () => Promise<T>, goOn: (answer: T) => void | Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.why = null;
    try {
      await goOn(await question());
    } catch (reason) {
      this.why = reasonOf(reason);
    } finally {
      this.busy = false;
    }
  }
}
