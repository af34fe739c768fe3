// Which faces the cards show: those of a pack, or plain ones with letters as large as a phone and weak eyes want them.
import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../../lib/settings.svelte';

const little = new MediaQuery('(max-width: 700px), (max-height: 480px)');

/** What the person has chosen; left to itself, whatever suits the window. */
export function plainFaces(): boolean {
  return settings.faces === 'auto' ? little.current : settings.faces === 'plain';
}
