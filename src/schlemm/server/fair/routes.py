"""Checking deals over HTTP: those of one's own games, and the statistics of all."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from schlemm.server.fair import answers
from schlemm.server.fair.tally import Tally
from schlemm.server.fair.wire import FairRecord, FairStatistics
from schlemm.server.live.live_games import LiveGames
from schlemm.server.network.cookies import Asking
from schlemm.server.network.security import COSTS
from schlemm.store.store import Store


@get("/api/fair", cache_control=None, opt=COSTS)
async def statistics(
    store: NamedDependency[Store], tally: NamedDependency[Tally], promised: NamedDependency[bool]
) -> FairStatistics:
    """Shapes and points of all deals of this server that are over."""
    return await answers.statistics(store, tally, promised=promised)


@get("/api/fair/{table:str}", cache_control=None, opt=COSTS)
async def record(
    asker: Asking, table: FromPath[str], games: NamedDependency[LiveGames], store: NamedDependency[Store]
) -> FairRecord:
    """The deals of a table or match of the asker's whose boards are over."""
    return await answers.record(asker, table, games, store)
