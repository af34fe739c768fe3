"""Checking deals over HTTP: those of one's own games, and the statistics of all."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from schlemm.match.state.place import Place
from schlemm.server.common.cookies import secret_in
from schlemm.server.common.ids import room_named
from schlemm.server.fair.ledger import read_ledger
from schlemm.server.fair.tally import Tally
from schlemm.server.fair.views import fair_deal, fair_record, fair_statistics
from schlemm.server.fair.wire import FairRecord, FairStatistics
from schlemm.server.live.admission import own_table
from schlemm.server.live.matches import LiveMatches
from schlemm.server.live.tables import LiveTables
from schlemm.server.network.security import COSTS
from schlemm.store.slices import mapped
from schlemm.store.store import Store


@get("/api/fair", cache_control=None, opt=COSTS)
async def statistics(
    store: NamedDependency[Store], tally: NamedDependency[Tally], promised: NamedDependency[bool]
) -> FairStatistics:
    """Shapes and points of all deals of this server that are over."""
    await tally.catch_up(store)
    return fair_statistics(tally, promised=promised)


@get("/api/fair/{table:str}", cache_control=None, opt=COSTS)
async def record(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    tables: NamedDependency[LiveTables],
    matches: NamedDependency[LiveMatches],
    store: NamedDependency[Store],
) -> FairRecord:
    """The deals of a table or match of the asker's whose boards are over."""
    game, reader = await _own_game(request, table, tables, matches)
    ledger = await read_ledger(game, store)
    return fair_record(ledger, reader, await mapped(fair_deal, ledger.over))


async def _own_game(
    request: Request[Any, Any, Any], name: str, tables: LiveTables, matches: LiveMatches
) -> tuple[str, str]:
    """The table or match that is called so, and the asker's seat in it, as promises have it.

    Raises:
        NotFoundException: If they sit in none of this name.
    """
    of_match = room_named(name)
    match = await matches.find(name if of_match is None else of_match[0])
    found = None if match is None else match.where(secret_in(request.cookies) or "", None)
    if match is not None and found is not None:
        live, seat = found
        return match.match.id, str(Place(match.room_of(live), seat))
    _, live, seat = await own_table(request, name, tables)
    return live.table.id, seat.letter
