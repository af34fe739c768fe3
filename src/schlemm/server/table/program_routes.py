"""Keys of programs over HTTP: let one play at one's own seat, or as host at a bot's; who has one; no longer."""

from __future__ import annotations

from typing import TypeAlias

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from schlemm.server.live.admission import seat_named
from schlemm.server.live.live_games import LiveGames
from schlemm.server.network.cookies import Asking
from schlemm.server.network.security import COSTS
from schlemm.server.protocol.seats import EndProgramCommand, LetProgramCommand, ProgramKey, ProgramSeat
from schlemm.server.table import program_answers as answers

Games: TypeAlias = NamedDependency[LiveGames]


@get("/api/tables/{table:str}/programs", cache_control=None, opt=COSTS)
async def programs(
    asker: Asking, table: FromPath[str], games: Games, seat: FromQuery[str] = ""
) -> list[ProgramSeat]:
    """The programs that play by the word of the person who asks."""
    return await answers.programs(asker, table, seat_named(seat), games)


@post("/api/tables/{table:str}/programs", status_code=201)
async def let_program(
    asker: Asking,
    table: FromPath[str],
    data: JSONBody[LetProgramCommand],
    games: Games,
    seat: FromQuery[str] = "",
) -> ProgramKey:
    """Let a program play, and tell its key."""
    return await answers.let_program(asker, table, seat_named(seat), data, games)


@post("/api/tables/{table:str}/programs/end", status_code=200)
async def end_program(
    asker: Asking,
    table: FromPath[str],
    data: JSONBody[EndProgramCommand],
    games: Games,
    seat: FromQuery[str] = "",
) -> list[ProgramSeat]:
    """Take a program's key back: at one's own seat one plays alone again, at another one a bot does. Who is left."""
    return await answers.end_program(asker, table, seat_named(seat), data.seat, games)
