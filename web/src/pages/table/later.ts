// What comes to a table after its first cards, all at once.
export { default as Keyboard } from '../../table/keyboard/Keyboard.svelte';
export { default as ConnectionNotice } from '../../table/layout/ConnectionNotice.svelte';
export { default as Overlays } from './Overlays.svelte';
export { default as Strip } from './Strip.svelte';
