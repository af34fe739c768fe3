// Who sits at the table, in words.
import type { PlayerView, TableView } from '../../generated/wire';
import { i18n, t } from '../../lib/i18n.svelte';
import { SEATS, type Seat } from './seats';

/** Whether anybody else plays here or looks on, or is expected to play. */
export function inCompany(view: TableView): boolean {
  return (
    (view.phase === 'waiting' && view.may.next) ||
    view.spectators.length > 0 ||
    view.players.some((one) => one.seat !== view.me && (one.human || expected(one)))
  );
}

/** Whether a bot's seat is kept for somebody, or somebody sits down there soon. */
export const expected = (player: PlayerView): boolean => player.kept || player.coming !== null;

export function playerAt(players: readonly PlayerView[], seat: Seat): PlayerView | undefined {
  return players.find((player) => player.seat === seat);
}

/** The name on a chair: of its person or bot, else that it is free. */
export function chairName(player: PlayerView): string {
  if (player.kept && !player.human) return t('people-free');
  return player.name || i18n.seat(player.seat);
}

/** The picture of who sits there: of a person the one that they have chosen, of a bot the head of its seat. */
export function pictureOf(
  player: Pick<PlayerView, 'seat' | 'human' | 'face'> | undefined,
): Pick<PlayerView, 'face'> & { bot: Seat | null } {
  return { face: player?.face ?? null, bot: player && !player.human ? player.seat : null };
}

/** Who is at a chair: a person who is here or not, a bot, or a bot for somebody. */
export function stateOf(player: PlayerView): 'here' | 'gone' | 'away' | 'bot' | 'kept' | 'coming' {
  if (player.human) return player.away ? 'away' : player.here ? 'here' : 'gone';
  if (player.coming !== null) return 'coming';
  return player.kept ? 'kept' : 'bot';
}

/** The same in words. */
export function stateWords(player: PlayerView): string {
  return t(`people-is-${stateOf(player)}`, { name: player.coming ?? player.name });
}

/** With whom a person shares a browser, so that each sees the other's cards; empty where with nobody. */
export function sharesWords(player: PlayerView, message = 'people-shares'): string {
  const seats = (player.shares ?? []).map((seat) => i18n.seat(seat)).join(', ');
  return seats && t(message, { seats });
}

/** The seats where a bot sits, and somebody can be invited. */
export function openSeats(view: TableView): Seat[] {
  return SEATS.filter((seat) => {
    const player = playerAt(view.players, seat);
    return player !== undefined && !player.human && player.coming === null;
  });
}

/** "Nord, Partner" as seen from one's own seat. */
export function seatFrom(seat: Seat, me: Seat): string {
  const steps = (SEATS.indexOf(seat) - SEATS.indexOf(me) + 4) % 4;
  return t('people-seat-from', { seat, place: ['self', 'left', 'partner', 'right'][steps] ?? 'self' });
}

/** A place where no person sits yet, and the link that leads to it. */
export interface Offer {
  place: string;
  label: string;
  /** The bot whose place it would be; empty where a person is awaited. */
  instead: string;
  path: string;
}

/** What can be offered to others at this table, where `path` gives the link to a seat. */
export function offersAt(view: TableView, path: (seat: Seat) => string | undefined): Offer[] {
  return openSeats(view).flatMap((seat) => {
    const [link, player] = [path(seat), playerAt(view.players, seat)];
    if (!link || !player) return [];
    return [
      { place: seat, label: seatFrom(seat, view.me), instead: player.kept ? '' : player.name, path: link },
    ];
  });
}
