"""Looking on: where a link leads, coming to look on, and the boards that the gallery sees."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from schlemm.core.seats import SEATS
from schlemm.server.common.asker import Admitted, Asker
from schlemm.server.common.messages import BODY, Reason
from schlemm.server.common.person_names import name_of
from schlemm.server.common.rate_limit import RateLimit
from schlemm.server.common.unanswered import NotAdmitted, NotThere, existing
from schlemm.server.live.admission import table_for
from schlemm.server.live.live_games import LiveGames
from schlemm.server.live.live_table import LiveTable
from schlemm.server.live.outbox import Outbox
from schlemm.server.sockets.talk import refuse
from schlemm.server.views.people import player_view
from schlemm.server.views.sheet import form_name
from schlemm.server.watch.views import gallery_board
from schlemm.server.watch.wire import GalleryBoard, WatchAnswer, WatchCommand, WatchInvitation, WatchState
from schlemm.table.rules.refusal import RefusalCode as Why
from schlemm.table.rules.spectators import MOST, Stand, has_watched, spectator_with, spectators_of, stand_of
from schlemm.table.rules.spectators import Watch as Wish
from schlemm.table.state.company import Spectator
from schlemm.table.state.players import hashed
from schlemm.table.views.gallery import open_to_gallery
from schlemm.table.views.sight import seated_at, sheet_of

MOST_SOCKETS: Final = 4
"""How many sockets one spectator may have open at one table."""


async def watch_invitation(asker: Asker, table: str, key: str, games: LiveGames) -> WatchInvitation:
    """Return where a key leads, before looking on."""
    live, stand = await _stand(games, table, key)
    return WatchInvitation(
        table=live.table.id,
        seat=stand.seat,
        state=_state(live, stand, asker.guest(live.game.has_known)),
        form=form_name(sheet_of(live.table)),
        players=[player_view(each, seated_at(live.table, each), live.here) for each in SEATS],
        match=live.now.line_up,
    )


async def watch(asker: Asker, table: str, wish: WatchCommand, games: LiveGames) -> Admitted[WatchAnswer]:
    """Look on where a key leads."""
    live, stand = await _stand(games, table, wish.key)
    guest = asker.guest(live.game.has_known)
    if not _is_there(live, stand, guest):
        watching = Wish(name_of(wish.name), hashed(guest, live.table.scope), wish.key)
        await live.commands.settle(stand.seat or live.table.company.invitation.host, watching)
    return Admitted(WatchAnswer(live.table.id, stand.seat), guest)


async def gallery(asker: Asker, table: str, number: int, games: LiveGames) -> GalleryBoard:
    """Return a board that is over, for who looks on from the gallery."""
    live = existing(await games.table(table))
    who = asker.opened(partial(spectator_with, live.table))
    if who is None or who.came.seat is not None:
        raise NotThere
    boards = open_to_gallery(live.table, live.session.reviews.boards)
    return gallery_board(existing(next((each for each in boards if each.number == number), None)), live.room)


async def spectator_admitted(asker: Asker, name: str, games: LiveGames) -> tuple[LiveTable, Spectator]:
    """The table and who looks on there with the asker's secret, for a socket.

    Raises:
        NotAdmitted: If there is no such table, or they do not look on there, or no longer.
    """
    live = await table_for(name, games)
    who = asker.opened(partial(spectator_with, live.table))
    if who is None:
        raise NotAdmitted(Reason(Why.WATCHING_ENDED.value))
    if live.spectators.sockets_of(who) >= MOST_SOCKETS:
        raise NotAdmitted(Reason("too-many-windows"))
    return live, who


async def refuse_onlooker(outbox: Outbox, limit: RateLimit, text: str) -> Reason | None:
    """Refuse one message of somebody who only looks on; the reason to end the connection, if it gives one."""
    if len(text) > BODY:
        return Reason("too-large")
    await asyncio.sleep(limit.drawn(asyncio.get_running_loop().time()))
    return refuse(text, Reason("only-watching"), outbox)


async def _stand(games: LiveGames, name: str, key: str) -> tuple[LiveTable, Stand]:
    """The table and where the key leads there.

    Raises:
        NotAdmitted: If there is no such table, or the key leads nowhere at it, or no longer.
    """
    live = await games.known_table(name)
    stand = stand_of(live.table, key)
    if stand is None:
        raise NotAdmitted(Reason(Why.WATCHING_ENDED.value))
    return live, stand


def _state(live: LiveTable, stand: Stand, secret: str) -> WatchState:
    """How it stands for somebody who has this secret."""
    table = live.table
    if _is_there(live, stand, secret):
        return "yours"
    if live.game.plays(secret):
        return "plays"
    if _watches(live, secret):
        return "watches"
    if table.is_over and stand.seat is not None:
        return "over"
    return "full" if len(spectators_of(table)) >= MOST else "free"


def _is_there(live: LiveTable, stand: Stand, secret: str) -> bool:
    who = spectator_with(live.table, secret)
    return who is not None and who.came.seat is stand.seat


def _watches(live: LiveTable, secret: str) -> bool:
    """Whether this browser looks on at the table from elsewhere, or has ever at the other table of the match."""
    others = [each.table for each in live.game.others(live.room)]
    return spectator_with(live.table, secret) is not None or any(
        has_watched(other, hashed(secret, other.scope)) for other in others
    )
