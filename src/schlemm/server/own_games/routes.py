"""The games of the person of a browser over HTTP: to look at, to take home, to be forgotten by.

The secret of the browser's cookie proves the person, as at every table; without one there are no games.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException, ValidationException
from litestar.params import FromPath, FromQuery

from schlemm.bots.workers.executor import JobRunner
from schlemm.i18n import Translator
from schlemm.own_games.own_boards import OwnBoard, own_boards
from schlemm.own_games.player_statistics import player_statistics
from schlemm.server.common.asker import Asker
from schlemm.server.common.evening import today
from schlemm.server.common.file import File
from schlemm.server.common.ids import is_table_name
from schlemm.server.export.file_writer import FileWriter
from schlemm.server.network.cookies import browser_of
from schlemm.server.network.responses import file_response
from schlemm.server.network.security import COSTS
from schlemm.server.own_games.file_of_games import games_as_csv, games_as_json, games_as_pbn
from schlemm.server.own_games.game_index import Begun
from schlemm.server.own_games.games import OwnGame, OwnGames
from schlemm.server.own_games.views import (
    own_board_view,
    own_game_boards,
    own_game_view,
    own_statistics,
)
from schlemm.server.own_games.wire import (
    Forgotten,
    OwnBoardView,
    OwnGameBoards,
    OwnGamesView,
    OwnStatistics,
)
from schlemm.store.slices import map_in_slices

PAGE: Final = 10
"""How many games are shown at once."""

COUNTED: Final = 250
"""From how many games at most statistics are made: the newest."""

PATIENCE: Final = 1.0
"""For how many seconds boards are reckoned with open cards at one question."""


@get("/api/games", cache_control=None, opt=COSTS)
async def own_games(
    request: Request[Any, Any, Any], memory: NamedDependency[OwnGames], after: FromQuery[str] = ""
) -> OwnGamesView:
    """The games of the asker, the newest first, so many at a time: those after a game that is known already."""
    secrets = browser_of(request.scope).secrets
    last = _place(after) if after else None
    games = await memory.listed(secrets)
    left = [game for game in games if last is None or game < last]
    found = await _found(memory, [game.name for game in left[:PAGE]], secrets)
    following = f"{left[PAGE - 1].at!r} {left[PAGE - 1].name}" if len(left) > PAGE else None
    return OwnGamesView(await map_in_slices(own_game_view, found), following)


def _place(text: str) -> Begun:
    """Where in the order of games a list went to its end, as an earlier list has named it.

    Raises:
        ValidationException: If none has.
    """
    at, _, name = text.partition(" ")
    try:
        return Begun(float(at), name)
    except ValueError as error:
        raise ValidationException("no place in a list of games") from error


@get("/api/games/statistics", cache_control=None, opt=COSTS)
async def own_games_statistics(
    request: Request[Any, Any, Any], memory: NamedDependency[OwnGames], reckon: FromQuery[int] = 0
) -> OwnStatistics:
    """What the asker's boards say about their play; with ``reckon`` some more are reckoned with open cards first."""
    secrets, patience = browser_of(request.scope).secrets, PATIENCE if reckon else None
    return await _statistics(memory, secrets, patience, browser_of(request.scope).household)


@get("/api/games/{game:str}", cache_control=None, opt=COSTS)
async def own_game(
    request: Request[Any, Any, Any], game: FromPath[str], memory: NamedDependency[OwnGames]
) -> OwnGameBoards:
    """A game of the asker's, with its boards that are over."""
    return own_game_boards(await own_game_named(browser_of(request.scope), game, memory))


@get("/api/games/{game:str}/boards/{number:int}", cache_control=None, opt=COSTS)
async def own_board(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    number: FromPath[int],
    memory: NamedDependency[OwnGames],
    room: FromQuery[int] = 0,
) -> OwnBoardView:
    """A board of the asker's game that is over at all its tables, with all cards; of a match at one of its tables."""
    found = own_board_view(await own_game_named(browser_of(request.scope), game, memory), number, room)
    if found is None:
        raise NotFoundException
    return found


@get("/api/games/export/{kind:str}", cache_control=None, opt=COSTS)
async def export_own_games(
    request: Request[Any, Any, Any],
    kind: FromPath[str],
    memory: NamedDependency[OwnGames],
    runner: NamedDependency[JobRunner],
    say: NamedDependency[Translator],
) -> Response[bytes]:
    """All games of the asker as far as they are open, the oldest first: ``json``, ``csv`` or ``pbn``.

    Raises:
        NotFoundException: If there is no such kind of file.
    """
    secrets = browser_of(request.scope).secrets
    names = await memory.names(secrets)
    games, name = memory.each(names[::-1], secrets), f"games-{today()}"
    if kind == "csv":
        return file_response(File(games_as_csv(games, say), "text/csv", f"{name}.csv"))
    if kind == "pbn":
        return file_response(
            File(games_as_pbn(games, FileWriter(say, runner)), "application/x-pbn", f"{name}.pbn")
        )
    if kind != "json":
        raise NotFoundException
    pieces = games_as_json(
        games, partial(_statistics, memory, secrets, None, browser_of(request.scope).household)
    )
    return file_response(File(pieces, "application/json", f"{name}.json"))


@post("/api/games/forget", status_code=200)
async def forget_own_games(
    request: Request[Any, Any, Any], memory: NamedDependency[OwnGames]
) -> Response[Forgotten]:
    """Take the browser's secret from it: from now on it opens none of the seats that it has opened."""
    browser = browser_of(request.scope)
    names = await memory.names(browser.secrets)
    return Response(Forgotten(len(names)), cookies=browser.forgotten())


async def _statistics(
    memory: OwnGames, secrets: Sequence[str], reckon: float | None, household: str
) -> OwnStatistics:
    names = await memory.names(secrets)
    games = await _found(memory, names[:COUNTED], secrets)
    boards = [board for some in await map_in_slices(_boards_of, games) for board in some]
    solver = reckon is None or await memory.reckon(boards, reckon, household)
    found = player_statistics(boards, memory.worths(boards))
    more, unsolved = len(names) > COUNTED, memory.unsolved(boards)
    return own_statistics(found, len(games), more=more, solver=solver, unsolved=unsolved)


def _boards_of(own: OwnGame) -> list[OwnBoard]:
    return [*own_boards(own.game, own.people)][::-1]


async def _found(memory: OwnGames, names: list[str], secrets: Sequence[str]) -> list[OwnGame]:
    """The games of these names that are the asker's."""
    found = [await memory.find(name, secrets) for name in names]
    return [own for own in found if own is not None]


async def own_game_named(asker: Asker, name: str, memory: OwnGames) -> OwnGame:
    """The game of this name.

    Raises:
        NotFoundException: If the asker sits in none of this name.
    """
    own = await memory.find(name, asker.secrets) if is_table_name(name) else None
    if own is None:
        raise NotFoundException
    return own


OF_OWN_GAMES: Final = (
    *(own_games, own_games_statistics, own_game, own_board),
    *(export_own_games, forget_own_games),
)
"""All that is asked about the games of a browser."""
