"""Looking on over HTTP: where a link leads, coming to look on, and the boards that the gallery sees.

Keys come in the bodies of requests only, so that no log has them.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from schlemm.core.seats import SEATS
from schlemm.server.common.asker import Admitted
from schlemm.server.common.messages import Reason
from schlemm.server.common.person_names import name_of
from schlemm.server.common.unanswered import NotAdmitted
from schlemm.server.live.live_games import LiveGames
from schlemm.server.live.live_table import LiveTable
from schlemm.server.network.cookies import browser_of, with_cookie
from schlemm.server.network.security import COSTS
from schlemm.server.protocol.seats import ShowKey
from schlemm.server.views.people import player_view
from schlemm.server.views.sheet import form_name
from schlemm.server.watch.views import gallery_board
from schlemm.server.watch.wire import GalleryBoard, WatchAnswer, WatchCommand, WatchInvitation, WatchState
from schlemm.table.rules.refusal import RefusalCode as Why
from schlemm.table.rules.spectators import MOST, Stand, has_watched, spectator_with, spectators_of, stand_of
from schlemm.table.rules.spectators import Watch as Wish
from schlemm.table.state.players import hashed
from schlemm.table.views.gallery import open_to_gallery
from schlemm.table.views.sight import seated_at, sheet_of


@post("/api/tables/{table:str}/watching", status_code=200)
async def watch_invitation(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[ShowKey],
    games: NamedDependency[LiveGames],
) -> WatchInvitation:
    """Where a key leads, before looking on."""
    live, stand = await _stand(games, table, data.key)
    return WatchInvitation(
        table=live.table.id,
        seat=stand.seat,
        state=_state(live, stand, browser_of(request.scope).guest(live.game.has_known)),
        form=form_name(sheet_of(live.table)),
        players=[player_view(each, seated_at(live.table, each), live.here) for each in SEATS],
        match=live.now.line_up,
    )


@post("/api/tables/{table:str}/watch", status_code=201)
async def watch(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[WatchCommand],
    games: NamedDependency[LiveGames],
) -> Response[WatchAnswer]:
    """Look on where a key leads; the first time the browser is given a secret to be known by."""
    live, stand = await _stand(games, table, data.key)
    guest = browser_of(request.scope).guest(live.game.has_known)
    if not _is_there(live, stand, guest):
        wish = Wish(name_of(data.name), hashed(guest, live.table.scope), data.key)
        await live.commands.settle(stand.seat or live.table.company.invitation.host, wish)
    return with_cookie(browser_of(request.scope), Admitted(WatchAnswer(live.table.id, stand.seat), guest))


@get("/api/tables/{table:str}/gallery/{number:int}", cache_control=None, opt=COSTS)
async def gallery(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    number: FromPath[int],
    games: NamedDependency[LiveGames],
) -> GalleryBoard:
    """A board that is over, for who looks on from the gallery."""
    live = await games.table(table)
    who = None if live is None else browser_of(request.scope).opened(partial(spectator_with, live.table))
    if live is None or who is None or who.came.seat is not None:
        raise NotFoundException
    boards = open_to_gallery(live.table, live.session.reviews.boards)
    found = next((board for board in boards if board.number == number), None)
    if found is None:
        raise NotFoundException
    return gallery_board(found, live.room)


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
