// A board of a file in a few words.
import type { FileLine, ReplayedBoard } from '../generated/wire';
import { t } from '../lib/i18n.svelte';

/** "Board 7, offener Raum"; where the file gives no number, the place in it. */
export function nameOf({ number, room }: Pick<FileLine, 'number' | 'room'>, index: number | null): string {
  const board =
    number === null
      ? index === null
        ? t('replay-board-unnumbered')
        : t('replay-board-at', { place: index + 1 })
      : t('replay-board', { board: number });
  if (room !== 'Open' && room !== 'Closed') return board;
  return `${board}, ${t(room === 'Open' ? 'replay-room-open' : 'replay-room-closed')}`;
}

/** "Anna und Ben – Carla und Dora": North and South, then East and West. */
export function pairs({ players }: Pick<ReplayedBoard, 'players'>): string {
  const pair = (one: string | undefined, two: string | undefined): string =>
    [one, two].filter(Boolean).join(' & ');
  return [pair(players.N, players.S), pair(players.E, players.W)].filter(Boolean).join(' – ');
}
