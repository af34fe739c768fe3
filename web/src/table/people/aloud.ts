// What people do at a table, in words for those who listen.
import type { Happened, TableView } from '../../generated/wire';
import { i18n, t } from '../../lib/i18n.svelte';
import { by, who } from '../../bridge/seats/announce';
import { playerAt } from '../../bridge/seats/players';
import { heard } from './explaining';
import { talk } from '../talk/talk.svelte';

/** One event in words; empty for what needs none. */
function aloud(event: Happened, view: TableView): string {
  switch (event.kind) {
    case 'sat':
      return event.seat === view.me ? '' : t('people-aloud-sat', { name: event.name, seat: event.seat });
    case 'stood-in':
    case 'came-back':
    case 'paused':
    case 'resumed':
      return t(`people-aloud-${event.kind}`, by(view, event.seat));
    case 'left':
      return t('people-aloud-left', { name: event.name, seat: event.seat });
    case 'link-renewed':
      return t('people-lost-notice', { name: who(view, event.seat) });
    case 'device-replaced':
      return t('people-aloud-device-replaced', { name: who(view, event.seat) });
    case 'undo-asked':
      // Who is asked hears the question itself.
      return view.undo?.mine ? '' : t('people-aloud-undo-asked', by(view, event.seat));
    case 'undo-answered':
      return event.accept ? '' : t('people-aloud-undo-refused', by(view, event.seat));
    case 'said':
      return isMuted(view, event.seat) ? '' : `${who(view, event.seat)}: ${t(event.line)}`;
    case 'explained': {
      const said = view.explanations.find((each) => each.index === event.index);
      return said && event.seat !== view.me ? heard(view, said, true) : '';
    }
    case 'drawn':
      return t('people-aloud-drawn', { seat: view.me }) + ' ' + partnerAloud(view);
    case 'key-added':
      return event.seat === view.me ? t('people-aloud-key-added') : '';
    case 'program':
      return t(`people-aloud-program-${event.plays ? 'on' : 'off'}`, by(view, event.seat));
    case 'watches':
      return t('watch-aloud', { name: event.name });
    case 'went-on':
      return t('people-aloud-went-on');
    default:
      return '';
  }
}

function partnerAloud(view: TableView): string {
  const seat = ({ N: 'S', S: 'N', E: 'W', W: 'E' } as const)[view.me];
  const player = playerAt(view.players, seat);
  return t('people-aloud-partner', { name: player?.name || i18n.seat(seat) });
}

/** Who has come or gone without any event: a line that broke, or came back. */
function presence(before: TableView | null, view: TableView): string[] {
  if (before?.me !== view.me) return [];
  return view.players.flatMap((player) => {
    const was = playerAt(before.players, player.seat);
    if (player.seat === view.me || !player.human || !was?.human || was.here === player.here) return [];
    // For whom a bot stands in an event says when they go and when they are back.
    if (was.away || player.away) return [];
    return [t(player.here ? 'people-aloud-here' : 'people-aloud-gone', { name: who(view, player.seat) })];
  });
}

const isMuted = (view: TableView, seat: TableView['me']): boolean =>
  seat !== view.me && !talk.hears(playerAt(view.players, seat)?.name ?? '');

/** What others have said in words of their own since the view before, each once; not what stood there already. */
function wordsAloud(before: TableView | null, view: TableView): string[] {
  const known = new Set(before?.words.map(({ id }) => id));
  const come = before ? view.words.filter(({ id, mine }) => !mine && !known.has(id)) : [];
  return come.filter(({ name }) => talk.hears(name)).map(({ name, text }) => `${name}: ${text}`);
}

/** What is said besides calls and cards. */
export function ofPeople(before: TableView | null, view: TableView, events: readonly Happened[]): string[] {
  return [
    ...events.map((event) => aloud(event, view)),
    ...presence(before, view),
    ...wordsAloud(before, view),
  ];
}
