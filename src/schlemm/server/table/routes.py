"""The few questions asked over HTTP: open a table, how do my tables stand."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from schlemm.core.seats import SEATS
from schlemm.match.views.sight import MatchSight
from schlemm.server.common.cookies import answer_to, guest_of, secret_in
from schlemm.server.common.errors import TableDamaged
from schlemm.server.common.ids import new_table_name
from schlemm.server.live.admission import own_table
from schlemm.server.live.live_table import place_in
from schlemm.server.live.tables import LiveTables
from schlemm.server.network.security import COSTS
from schlemm.server.protocol.seats import NewTable
from schlemm.server.table.opening import table_opened
from schlemm.server.table.rematch import Rematch
from schlemm.server.table.wire import OpenTable, TableSummary
from schlemm.server.views.match import match_line
from schlemm.server.views.sheet import form_name
from schlemm.table.views.sight import Sight, sight_for

MOST_TABLES: Final = 24
"""How many tables are looked up at once; more are left out."""


@post("/api/tables", status_code=201)
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[OpenTable], tables: NamedDependency[LiveTables]
) -> Response[NewTable]:
    """Open a table for the person whose browser asks; the first time it is given a secret to be known by."""
    guest, name = guest_of(request), new_table_name()
    return answer_to(request, guest, NewTable(await tables.set_up(name, table_opened(data, name, guest))))


@post("/api/tables/{table:str}/again", status_code=201)
async def open_again(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    tables: NamedDependency[LiveTables],
    rematch: NamedDependency[Rematch],
) -> NewTable:
    """Open the next robber or match by the agreements of one of the asker's tables, for all who sit there."""
    _, live, seat = await own_table(request, table, tables)
    return NewTable(await rematch.go_on(live, seat))


@get("/api/tables", cache_control=None, opt=COSTS)
async def own_tables(
    request: Request[Any, Any, Any], tables: NamedDependency[LiveTables], ids: FromQuery[str] = ""
) -> list[TableSummary]:
    """How the tables with these names (commas between) stand; those that are not the asker's are left out."""
    secret = secret_in(request.cookies)
    if secret is None:
        return []
    found = []
    for name in dict.fromkeys(ids.split(",")[:MOST_TABLES]):
        found.append(await _summary(tables, name, secret))
        await asyncio.sleep(0)  # so that nobody waits for all of them
    return list({summary.table: summary for summary in found if summary is not None}.values())


async def _summary(tables: LiveTables, name: str, secret: str) -> TableSummary | None:
    try:
        live = await tables.find(name)
    except TableDamaged:
        return None
    found = None if live is None else place_in(live, secret)
    if found is None:
        return None
    live, seat = found
    if live.match is None:
        return summary_of(sight_for(live.table, seat))
    sight = live.match.now(live).sight_for(seat)
    return replace(
        summary_of(sight.sight), deal=_board(sight), deals=sight.plan.boards, match=match_line(sight)
    )


def summary_of(sight: Sight) -> TableSummary:
    """A table in one line."""
    stakes, goal = sight.sheet.stakes, sight.goal
    others = [seat for seat in SEATS if seat is not sight.me]
    return TableSummary(
        table=sight.table,
        form=form_name(sight.sheet),
        deal=stakes.deal if goal is None else goal.number,
        deals=stakes.deals,
        totals=dict(sight.sheet.totals.items()),
        us=sight.me.side,
        over=sight.sheet.over,
        others=[sight.players.of(seat).name for seat in others if sight.players.of(seat).human],
        goal=None if goal is None else goal.wish.goal,
    )


def _board(sight: MatchSight) -> int:
    """Number of the board at the player's table, or of the next."""
    return min(sight.finished[sight.me.room.index] + 1, sight.plan.boards)
