"""Boards that are over, gone through again over HTTP: our own and those of files, and tables that go on from one."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, RawBody

from schlemm.server.live.live_games import LiveGames
from schlemm.server.network.cookies import Asking, with_cookie
from schlemm.server.network.responses import json_response
from schlemm.server.network.security import COSTS
from schlemm.server.network.text_body import body_text, text_operation
from schlemm.server.own_games.games import OwnGames
from schlemm.server.protocol.seats import NewTable
from schlemm.server.replay import answers
from schlemm.server.replay.replays import Replays
from schlemm.server.replay.wire import (
    LONGEST_FILE,
    BoardMeanings,
    BoardToOpen,
    FileRead,
    GoOnFrom,
    ReplayCosts,
    ReplayedBoard,
)
from schlemm.server.texts.readers import TextReaders

Memory: TypeAlias = NamedDependency[OwnGames]
Texts: TypeAlias = NamedDependency[TextReaders]


@get("/api/games/{game:str}/boards/{number:int}/costs", cache_control=None, opt=COSTS)
async def own_board_costs(
    asker: Asking,
    game: FromPath[str],
    number: FromPath[int],
    memory: Memory,
    replays: NamedDependency[Replays],
    room: FromQuery[int] = 0,
) -> ReplayCosts:
    """A board of the asker's game that is over, with open cards; the first time it has to be reckoned."""
    return await answers.own_board_costs(asker, game, number, room, memory, replays)


@get("/api/games/{game:str}/boards/{number:int}/meanings", cache_control=None, opt=COSTS)
async def own_board_meanings(
    asker: Asking,
    game: FromPath[str],
    number: FromPath[int],
    memory: Memory,
    replays: NamedDependency[Replays],
    room: FromQuery[int] = 0,
) -> BoardMeanings:
    """What the calls of a board of the asker's game that is over meant."""
    return await answers.own_board_meanings(asker, game, number, room, memory, replays)


@post(
    "/api/replay/file",
    status_code=200,
    opt=COSTS,
    operation_class=text_operation(LONGEST_FILE),
    request_max_body_size=LONGEST_FILE,
)
async def read_boards(
    request: Request[Any, Any, Any], asker: Asking, body: RawBody, texts: Texts
) -> Response[FileRead]:
    """The boards of a text, and what could not be read; nothing of it is kept."""
    return json_response(await answers.read_boards(asker, body_text(request, body), texts))


@post("/api/replay/board", status_code=200)
async def open_filed_board(
    asker: Asking, data: JSONBody[BoardToOpen], texts: Texts
) -> Response[ReplayedBoard]:
    """A board of a file, ready to be gone through."""
    return json_response(await answers.open_filed_board(asker, data.board, texts))


@post("/api/replay/costs", status_code=200, opt=COSTS)
async def filed_board_costs(
    asker: Asking, data: JSONBody[BoardToOpen], replays: NamedDependency[Replays], texts: Texts
) -> ReplayCosts:
    """A board of a file with open cards."""
    return await answers.filed_board_costs(asker, data.board, replays, texts)


@post("/api/replay/tables", status_code=201)
async def go_on_from(
    asker: Asking,
    data: JSONBody[GoOnFrom],
    games: NamedDependency[LiveGames],
    memory: Memory,
    texts: Texts,
) -> Response[NewTable]:
    """Open a table that goes on from a moment of a board, for the person whose browser asks."""
    return with_cookie(asker, await answers.go_on_from(asker, data, games, memory, texts))


OF_REPLAYS: Final = (
    *(own_board_costs, own_board_meanings),
    *(read_boards, open_filed_board, filed_board_costs, go_on_from),
)
"""All that is asked about boards that are gone through again."""
