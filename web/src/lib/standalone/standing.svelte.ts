// How it stands with the program that answers a page without a server.

/** `elsewhere` while another tab plays, `starting` before it answers, `failed` where this browser cannot run it. */
export type Standing = 'elsewhere' | 'starting' | 'ready' | 'failed';

let standing: Standing = $state('starting');

export const shownStanding = (): Standing => standing;

export function setStanding(now: Standing): void {
  standing = now;
}
