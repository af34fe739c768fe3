"""Coming to a table over HTTP: the links to its seats, what a link leads to, sitting down.

Keys come in the bodies of requests only, so that no log has them.
"""

from __future__ import annotations

from typing import TypeAlias

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from schlemm.server.live.admission import seat_named
from schlemm.server.live.live_games import LiveGames
from schlemm.server.network.cookies import Asking, with_cookie
from schlemm.server.network.security import COSTS
from schlemm.server.protocol.seats import (
    InvitationView,
    LostDevice,
    SeatAnswer,
    SeatLink,
    ShowKey,
    TableLinks,
    TakeSeatCommand,
)
from schlemm.server.table import seat_answers as answers
from schlemm.server.table.circle_of_table import CircleOfTable

Games: TypeAlias = NamedDependency[LiveGames]


@get("/api/tables/{table:str}/links", cache_control=None, opt=COSTS)
async def links(asker: Asking, table: FromPath[str], games: Games, seat: FromQuery[str] = "") -> TableLinks:
    """The links that a person may hand out: to their own seat for another device, and as host to all others."""
    return await answers.links(asker, table, seat_named(seat), games)


@post("/api/tables/{table:str}/lost", status_code=201)
async def lost(
    asker: Asking,
    table: FromPath[str],
    data: JSONBody[LostDevice],
    games: Games,
    circles: NamedDependency[CircleOfTable],
    seat: FromQuery[str] = "",
) -> SeatLink:
    """A link for the person of a seat at this table, who has lost their device; all are told of it."""
    return await answers.lost(asker, table, seat_named(seat), data.seat, games, circles)


@post("/api/tables/{table:str}/invitation", status_code=200)
async def invitation(
    asker: Asking, table: FromPath[str], data: JSONBody[ShowKey], games: Games
) -> InvitationView:
    """What a key leads to, before sitting down."""
    return await answers.invitation(asker, table, data.key, games)


@post("/api/tables/{table:str}/sit", status_code=201)
async def sit(
    asker: Asking,
    table: FromPath[str],
    data: JSONBody[TakeSeatCommand],
    games: Games,
    circles: NamedDependency[CircleOfTable],
) -> Response[SeatAnswer]:
    """Take the seat that a key opens; the first time the browser is given a secret to be known by."""
    return with_cookie(asker, await answers.sit(asker, table, data, games, circles))
