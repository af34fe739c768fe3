"""The few questions asked over HTTP: open a table, how do my tables stand."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from schlemm.core.seats import SEATS, Seat
from schlemm.match.views.sight import MatchSight
from schlemm.server.app.hub import Hub
from schlemm.server.common.cookies import answer_to, guest_of, secret_in
from schlemm.server.common.errors import TableDamaged
from schlemm.server.live.room import Room, place_in
from schlemm.server.network.security import COSTS
from schlemm.server.table.rematch import go_on
from schlemm.server.table.wire import OpenTable, TableOpened, TableSummary
from schlemm.server.views.match import match_line
from schlemm.server.views.sheet import form_name
from schlemm.table.views.sight import Sight, sight_for

MOST_TABLES: Final = 24
"""How many tables are looked up at once; more are left out."""


@post("/api/tables", status_code=201)
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[OpenTable], hub: NamedDependency[Hub]
) -> Response[TableOpened]:
    """Open a table for the person whose browser asks; the first time it is given a secret to be known by."""
    guest = guest_of(request)
    return answer_to(request, guest, TableOpened(await hub.open(data, guest)))


@post("/api/tables/{table:str}/again", status_code=201)
async def open_again(
    request: Request[Any, Any, Any], table: FromPath[str], hub: NamedDependency[Hub]
) -> TableOpened:
    """Open the next robber or match by the agreements of one of the asker's tables, for all who sit there."""
    _, room, seat = await own_room(request, table, hub)
    return TableOpened(await go_on(hub, room, seat))


@get("/api/tables", cache_control=None, opt=COSTS)
async def own_tables(
    request: Request[Any, Any, Any], hub: NamedDependency[Hub], ids: FromQuery[str] = ""
) -> list[TableSummary]:
    """How the tables with these names (commas between) stand; those that are not the asker's are left out."""
    secret = secret_in(request.cookies)
    if secret is None:
        return []
    found = []
    for name in dict.fromkeys(ids.split(",")[:MOST_TABLES]):
        found.append(await _summary(hub, name, secret))
        await asyncio.sleep(0)  # so that nobody waits for all of them
    return list({summary.table: summary for summary in found if summary is not None}.values())


async def own_room(
    request: Request[Any, Any, Any], table: str, hub: Hub, wanted: Seat | None = None
) -> tuple[str, Room, Seat]:
    """The asker's secret, a table of theirs, and their seat at it: the wanted one, if they have several.

    Who has been lined up at the other table of a match is found there.

    Raises:
        NotFoundException: If they have no table of this name.
    """
    secret = secret_in(request.cookies) or ""
    room = await hub.room(table)
    found = None if room is None else place_in(room, secret, wanted)
    if found is None:
        raise NotFoundException
    return secret, *found


async def _summary(hub: Hub, name: str, secret: str) -> TableSummary | None:
    try:
        room = await hub.room(name)
    except TableDamaged:
        return None
    found = None if room is None else place_in(room, secret)
    if found is None:
        return None
    room, seat = found
    if room.around is None:
        return summary_of(sight_for(room.table, seat))
    sight = room.around.now(room).sight_for(seat)
    return replace(
        summary_of(sight.sight), deal=_board(sight), deals=sight.plan.boards, match=match_line(sight)
    )


def summary_of(sight: Sight) -> TableSummary:
    """A table in one line."""
    stakes, practice = sight.sheet.stakes, sight.practice
    others = [seat for seat in SEATS if seat is not sight.me]
    return TableSummary(
        table=sight.table,
        form=form_name(sight.sheet),
        deal=stakes.deal if practice is None else practice.number,
        deals=stakes.deals,
        totals=dict(sight.sheet.totals.items()),
        us=sight.me.side,
        over=sight.sheet.over,
        others=[sight.players.of(seat).name for seat in others if sight.players.of(seat).human],
        goal=None if practice is None else practice.wish.goal,
    )


def _board(sight: MatchSight) -> int:
    """Number of the board at the player's table, or of the next."""
    return min(sight.finished[sight.me.room.index] + 1, sight.plan.boards)
