"""Checking deals over HTTP: those of one's own games, and the statistics of all."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from schlemm.server.common.asker import Asker
from schlemm.server.fair.ledger import read_ledger
from schlemm.server.fair.tally import Tally
from schlemm.server.fair.views import fair_deal, fair_record, fair_statistics
from schlemm.server.fair.wire import FairRecord, FairStatistics
from schlemm.server.live.live_games import LiveGames
from schlemm.server.network.cookies import browser_of
from schlemm.server.network.security import COSTS
from schlemm.store.slices import map_in_slices
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
    games: NamedDependency[LiveGames],
    store: NamedDependency[Store],
) -> FairRecord:
    """The deals of a table or match of the asker's whose boards are over."""
    game, reader = await _own_game(browser_of(request.scope), table, games)
    ledger = await read_ledger(game, store)
    return fair_record(ledger, reader, await map_in_slices(fair_deal, ledger.over))


async def _own_game(asker: Asker, name: str, games: LiveGames) -> tuple[str, str]:
    """The game of this name, or of the table of this name, and the asker's seat in it, as promises have it.

    Raises:
        NotFoundException: If they sit in none of this name.
    """
    game = await games.find(name)
    found = None if game is None else asker.opened(game.where)
    if game is None or found is None:
        raise NotFoundException
    live, seat = found
    return game.state.id, live.now.promised_to(seat)
