// The pictures that people can choose, in the order in which they are offered.
import type { PlayerView } from '../generated/wire';

export type FaceName = NonNullable<PlayerView['face']>;

export const FACE_NAMES: readonly FaceName[] = [
  'owl',
  'fox',
  'cat',
  'hare',
  'bear',
  'hedgehog',
  'frog',
  'robin',
  'whale',
  'turtle',
  'bee',
  'snail',
];
