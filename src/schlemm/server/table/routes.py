"""The few questions asked over HTTP: open a table, how do my tables stand."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from schlemm.core.seats import SEATS
from schlemm.server.common.asker import Admitted
from schlemm.server.common.damage import TableDamaged
from schlemm.server.common.ids import new_table_name
from schlemm.server.live.admission import own_table, seat_finder
from schlemm.server.live.live_games import LiveGames
from schlemm.server.network.cookies import Browser, browser_of, with_cookie
from schlemm.server.network.security import COSTS
from schlemm.server.protocol.seats import NewTable
from schlemm.server.table.opening import table_opened
from schlemm.server.table.rematch import Rematch
from schlemm.server.table.wire import BotTablesLeft, OpenTable, TableSummary
from schlemm.server.views.game import Progress
from schlemm.server.views.sheet import form_name

MOST_TABLES: Final = 24
"""How many tables are looked up at once; more are left out."""


@post("/api/tables", status_code=201)
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[OpenTable], games: NamedDependency[LiveGames]
) -> Response[NewTable]:
    """Open a table for the person whose browser asks; the first time it is given a secret to be known by."""
    guest, name = browser_of(request.scope).own, new_table_name()
    event = table_opened(data, name, guest)
    alone = data.draw and not event.kept  # with people seats are drawn once they have come
    opened = await (games.set_up_drawn(name, event) if alone else games.set_up(name, event))
    return with_cookie(browser_of(request.scope), Admitted(NewTable(opened), guest))


@post("/api/tables/{table:str}/again", status_code=201)
async def open_again(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    games: NamedDependency[LiveGames],
    rematch: NamedDependency[Rematch],
) -> NewTable:
    """Open the next robber or match by the agreements of one of the asker's tables, for all who sit there."""
    live, seat = await own_table(browser_of(request.scope), table, games)
    return NewTable(await rematch.go_on(live, seat))


@get("/api/tables", cache_control=None, opt=COSTS)
async def own_tables(
    request: Request[Any, Any, Any], games: NamedDependency[LiveGames], ids: FromQuery[str] = ""
) -> list[TableSummary]:
    """How the tables with these names (commas between) stand; those that are not the asker's are left out."""
    browser, found = browser_of(request.scope), list[TableSummary | None]()
    if not browser.secrets:
        return []
    for name in dict.fromkeys(ids.split(",")[:MOST_TABLES]):
        found.append(await _summary(games, name, browser))
        await asyncio.sleep(0)  # so that nobody waits for all of them
    return list({summary.table: summary for summary in found if summary is not None}.values())


@get("/api/bot-tables", cache_control=None)
async def bot_tables(request: Request[Any, Any, Any], games: NamedDependency[LiveGames]) -> BotTablesLeft:
    """At how many more tables bots would act for whoever asks, before they have to wait."""
    tables = games.bot_tables
    left = tables.left(browser_of(request.scope).household)
    return BotTablesLeft(tables.most, left if left <= tables.few else None)


async def _summary(games: LiveGames, name: str, browser: Browser) -> TableSummary | None:
    try:
        live = await games.table(name)
    except TableDamaged:
        return None
    found = None if live is None else browser.opened(seat_finder(live))
    if found is None:
        return None
    live, seat = found
    return summary_of(live.now.progress_for(seat))


def summary_of(progress: Progress) -> TableSummary:
    """A table in one line."""
    sight = progress.sight
    others = [seat for seat in SEATS if seat is not sight.me]
    return TableSummary(
        table=sight.table,
        form=form_name(sight.sheet),
        deal=progress.deal,
        deals=progress.deals,
        totals=dict(sight.sheet.totals.items()),
        us=sight.me.side,
        over=sight.sheet.over,
        others=[sight.players.of(seat).name for seat in others if sight.players.of(seat).human],
        goal=None if sight.goal is None else sight.goal.wish.goal,
        replayed=sight.origin is not None,
        match=progress.match,
    )
