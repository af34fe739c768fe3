"""The few questions asked over HTTP: open a table, how do my tables stand."""

from __future__ import annotations

from typing import TypeAlias

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from schlemm.server.common.messages import SYSTEMS_BODY
from schlemm.server.live.live_games import LiveGames
from schlemm.server.network.cookies import Asking, with_cookie
from schlemm.server.network.security import COSTS
from schlemm.server.protocol.seats import NewTable
from schlemm.server.table import answers
from schlemm.server.table.rematch import Rematch
from schlemm.server.table.wire import BotTablesLeft, OpenTable, TableSummary
from schlemm.server.texts.readers import TextReaders

Games: TypeAlias = NamedDependency[LiveGames]


@post("/api/tables", status_code=201, request_max_body_size=SYSTEMS_BODY)
async def open_table(
    asker: Asking, data: JSONBody[OpenTable], games: Games, texts: NamedDependency[TextReaders]
) -> Response[NewTable]:
    """Open a table for the person whose browser asks; the first time it is given a secret to be known by."""
    return with_cookie(asker, await answers.open_table(asker, data, games, texts))


@post("/api/tables/{table:str}/again", status_code=201)
async def open_again(
    asker: Asking, table: FromPath[str], games: Games, rematch: NamedDependency[Rematch]
) -> NewTable:
    """Open the next robber or match by the agreements of one of the asker's tables, for all who sit there."""
    return await answers.open_again(asker, table, games, rematch)


@get("/api/tables", cache_control=None, opt=COSTS)
async def own_tables(asker: Asking, games: Games, ids: FromQuery[str] = "") -> list[TableSummary]:
    """How the tables with these names (commas between) stand; those that are not the asker's are left out."""
    return await answers.own_tables(asker, ids, games)


@get("/api/bot-tables", cache_control=None)
async def bot_tables(asker: Asking, games: Games) -> BotTablesLeft:
    """At how many more tables bots would act for whoever asks, before they have to wait."""
    return answers.bot_tables(asker, games)
