"""Boards that are over, gone through again: our own and those of files, and tables that go on from a moment of one.

Of our own games only what ``OwnGames`` opens is told: boards that are over, of a match at both tables, to those who sat
there. Of a file nothing is kept, unless a table is started from it.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody, RawBody

from schlemm.export.paper import ExportRow
from schlemm.server.common.asker import Admitted, Asker
from schlemm.server.common.ids import new_table_name
from schlemm.server.live.live_games import LiveGames
from schlemm.server.network.cookies import browser_of, with_cookie
from schlemm.server.network.responses import json_response
from schlemm.server.network.security import COSTS
from schlemm.server.network.text_body import body_text, text_operation
from schlemm.server.own_games.games import OwnGames
from schlemm.server.own_games.routes import own_game_named
from schlemm.server.own_games.views import open_row
from schlemm.server.protocol.seats import NewTable
from schlemm.server.replay.opening import table_from
from schlemm.server.replay.packing import unpacked
from schlemm.server.replay.reading import BoardText, FileText, WholeBoardText
from schlemm.server.replay.replays import Replays
from schlemm.server.replay.views import replay_costs
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
from schlemm.server.views.comparison import spoken_views
from schlemm.server.views.meaning import calls_meaning
from schlemm.table.state.origin import BoardOrigin
from schlemm.table.views.record import RoomRecord


@get("/api/games/{game:str}/boards/{number:int}/costs", cache_control=None, opt=COSTS)
async def own_board_costs(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    number: FromPath[int],
    memory: NamedDependency[OwnGames],
    replays: NamedDependency[Replays],
    room: FromQuery[int] = 0,
) -> ReplayCosts:
    """A board of the asker's game that is over, with open cards; the first time it has to be reckoned."""
    _, record = await _own_record(browser_of(request.scope), game, number, room, memory)
    return replay_costs(*await replays.costs(record.board, browser_of(request.scope).household))


@get("/api/games/{game:str}/boards/{number:int}/meanings", cache_control=None, opt=COSTS)
async def own_board_meanings(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    number: FromPath[int],
    memory: NamedDependency[OwnGames],
    replays: NamedDependency[Replays],
    room: FromQuery[int] = 0,
) -> BoardMeanings:
    """What the calls of a board of the asker's game that is over meant."""
    _, record = await _own_record(browser_of(request.scope), game, number, room, memory)
    readings = await replays.meanings(record.board, browser_of(request.scope).household)
    calls = calls_meaning(record.board.public.auction, readings)
    return BoardMeanings(calls, spoken_views(record, dict(enumerate(readings))))


@post(
    "/api/replay/file",
    status_code=200,
    opt=COSTS,
    operation_class=text_operation(LONGEST_FILE),
    request_max_body_size=LONGEST_FILE,
)
async def read_boards(
    request: Request[Any, Any, Any], body: RawBody, texts: NamedDependency[TextReaders]
) -> Response[FileRead]:
    """The boards of a text, and what could not be read; nothing of it is kept."""
    return json_response(
        await texts.answer(FileText(body_text(request, body)), browser_of(request.scope).household)
    )


@post("/api/replay/board", status_code=200)
async def open_filed_board(
    request: Request[Any, Any, Any], data: JSONBody[BoardToOpen], texts: NamedDependency[TextReaders]
) -> Response[ReplayedBoard]:
    """A board of a file, ready to be gone through."""
    return json_response(
        await texts.answer(BoardText(_unpacked(data.board)), browser_of(request.scope).household)
    )


@post("/api/replay/costs", status_code=200, opt=COSTS)
async def filed_board_costs(
    request: Request[Any, Any, Any],
    data: JSONBody[BoardToOpen],
    replays: NamedDependency[Replays],
    texts: NamedDependency[TextReaders],
) -> ReplayCosts:
    """A board of a file with open cards."""
    household = browser_of(request.scope).household
    _, board = await texts.read(WholeBoardText(_unpacked(data.board)), household)
    return replay_costs(*await replays.costs(board, household))


@post("/api/replay/tables", status_code=201)
async def go_on_from(
    request: Request[Any, Any, Any],
    data: JSONBody[GoOnFrom],
    games: NamedDependency[LiveGames],
    memory: NamedDependency[OwnGames],
    texts: NamedDependency[TextReaders],
) -> Response[NewTable]:
    """Open a table that goes on from a moment of a board, for the person whose browser asks."""
    guest = browser_of(request.scope).own
    if data.board is not None:
        number, board = await texts.read(
            WholeBoardText(_unpacked(data.board)), browser_of(request.scope).household
        )
        origin = BoardOrigin("", number, 0, data.calls, data.cards)
    else:
        row, record = await _own_record(browser_of(request.scope), data.game, data.number, data.room, memory)
        room = 0 if row.room is None else row.room.value
        board = record.board
        origin = BoardOrigin(data.game, data.number, room, data.calls, data.cards)
    name = new_table_name()
    await games.lay_out(name, table_from(data, board, origin, name, guest))
    return with_cookie(browser_of(request.scope), Admitted(NewTable(name), guest))


async def _own_record(
    asker: Asker, game: str, number: int, room: int, memory: OwnGames
) -> tuple[ExportRow, RoomRecord]:
    """A board of the asker's game that is over at all its tables.

    Raises:
        NotFoundException: If there is none.
    """
    row = open_row(await own_game_named(asker, game, memory), number, room)
    if row is None or row.record is None:
        raise NotFoundException
    return row, row.record


def _unpacked(text: str) -> bytes:
    """The PBN of the board that an address holds.

    Raises:
        NotFoundException: If it holds none.
    """
    found = unpacked(text)
    if found is None:
        raise NotFoundException
    return found


OF_REPLAYS: Final = (
    *(own_board_costs, own_board_meanings),
    *(read_boards, open_filed_board, filed_board_costs, go_on_from),
)
"""All that is asked about boards that are gone through again."""
