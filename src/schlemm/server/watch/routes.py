"""Looking on over HTTP: where a link leads, coming to look on, and the boards that the gallery sees.

Keys come in the bodies of requests only, so that no log has them.
"""

from __future__ import annotations

from typing import TypeAlias

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from schlemm.server.live.live_games import LiveGames
from schlemm.server.network.cookies import Asking, with_cookie
from schlemm.server.network.security import COSTS
from schlemm.server.protocol.seats import ShowKey
from schlemm.server.watch import answers
from schlemm.server.watch.wire import GalleryBoard, WatchAnswer, WatchCommand, WatchInvitation

Games: TypeAlias = NamedDependency[LiveGames]


@post("/api/tables/{table:str}/watching", status_code=200)
async def watch_invitation(
    asker: Asking, table: FromPath[str], data: JSONBody[ShowKey], games: Games
) -> WatchInvitation:
    """Where a key leads, before looking on."""
    return await answers.watch_invitation(asker, table, data.key, games)


@post("/api/tables/{table:str}/watch", status_code=201)
async def watch(
    asker: Asking, table: FromPath[str], data: JSONBody[WatchCommand], games: Games
) -> Response[WatchAnswer]:
    """Look on where a key leads; the first time the browser is given a secret to be known by."""
    return with_cookie(asker, await answers.watch(asker, table, data, games))


@get("/api/tables/{table:str}/gallery/{number:int}", cache_control=None, opt=COSTS)
async def gallery(asker: Asking, table: FromPath[str], number: FromPath[int], games: Games) -> GalleryBoard:
    """A board that is over, for who looks on from the gallery."""
    return await answers.gallery(asker, table, number, games)
