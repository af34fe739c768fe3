"""The games of the person of a browser over HTTP: to look at, to take home, to be forgotten by.

The secret of the browser's cookie proves the person, as at every table; without one there are no games.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from schlemm.circle.evening import evening_at
from schlemm.export.paper import Paper
from schlemm.i18n import Translator
from schlemm.memory.own_boards import OwnBoard, own_boards
from schlemm.memory.player_statistics import player_statistics
from schlemm.server.common.cookies import cookie_with, secret_in
from schlemm.server.common.download import as_file
from schlemm.server.common.evening import today
from schlemm.server.common.ids import is_table_name
from schlemm.server.export.routes import taken_home
from schlemm.server.memory.own_games import OwnGame, OwnGames
from schlemm.server.memory.views import (
    kept_game,
    own_board_view,
    own_game_boards,
    own_game_view,
    own_statistics,
)
from schlemm.server.memory.wire import (
    Forgotten,
    KeptGames,
    OwnBoardView,
    OwnGameBoards,
    OwnGamesView,
    OwnStatistics,
)
from schlemm.server.network.security import COSTS
from schlemm.store.slices import map_in_slices

PAGE: Final = 10
"""How many games are shown at once."""

COUNTED: Final = 250
"""From how many games at most statistics are made: the newest."""

PATIENCE: Final = 1.0
"""For how many seconds boards are reckoned with open cards at one question."""

FORMAT: Final = "schlemm-games-1"
"""What the file to take home says it is."""


@get("/api/games", cache_control=None, opt=COSTS)
async def own_games(
    request: Request[Any, Any, Any], memory: NamedDependency[OwnGames], skip: FromQuery[int] = 0
) -> OwnGamesView:
    """The games of the asker, the newest first, so many at a time."""
    secret = secret_in(request.cookies)
    names = [] if secret is None else await memory.names(secret)
    start = max(0, skip)
    found = await _found(memory, names[start : start + PAGE], secret or "")
    following = start + PAGE
    return OwnGamesView(
        await map_in_slices(own_game_view, found), following if following < len(names) else None
    )


@get("/api/games/statistics", cache_control=None, opt=COSTS)
async def own_games_statistics(
    request: Request[Any, Any, Any], memory: NamedDependency[OwnGames], reckon: FromQuery[int] = 0
) -> OwnStatistics:
    """What the asker's boards say about their play; with ``reckon`` some more are reckoned with open cards first."""
    secret = secret_in(request.cookies)
    return await _statistics(memory, secret, PATIENCE if reckon else None)


@get("/api/games/{game:str}", cache_control=None, opt=COSTS)
async def own_game(
    request: Request[Any, Any, Any], game: FromPath[str], memory: NamedDependency[OwnGames]
) -> OwnGameBoards:
    """A game of the asker's, with its boards that are over."""
    return own_game_boards(await _own(request, game, memory))


@get("/api/games/{game:str}/boards/{number:int}", cache_control=None, opt=COSTS)
async def own_board(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    number: FromPath[int],
    memory: NamedDependency[OwnGames],
) -> OwnBoardView:
    """A board of the asker's game that is over at all its tables, with all cards."""
    found = own_board_view(await _own(request, game, memory), number)
    if found is None:
        raise NotFoundException
    return found


@get("/api/games/export/{kind:str}", cache_control=None, opt=COSTS)
async def export_own_games(
    request: Request[Any, Any, Any],
    kind: FromPath[str],
    memory: NamedDependency[OwnGames],
    say: NamedDependency[Translator],
) -> Response[bytes]:
    """All games of the asker as far as they are open, the oldest first: ``json``, ``csv`` or ``pbn``."""
    secret = secret_in(request.cookies) or ""
    names = await memory.names(secret) if secret else []
    found = await _found(memory, names[::-1], secret)
    name = f"games-{today()}"
    if kind != "json":
        return await taken_home([_dated(own) for own in found], kind, say, name)
    statistics = await _statistics(memory, secret or None, None)
    kept = KeptGames(FORMAT, await map_in_slices(kept_game, found), statistics)
    return as_file(await asyncio.to_thread(msgspec.json.encode, kept), "application/json", f"{name}.json")


@post("/api/games/forget", status_code=200)
async def forget_own_games(
    request: Request[Any, Any, Any], memory: NamedDependency[OwnGames]
) -> Response[Forgotten]:
    """Take the browser's secret from it: from now on it opens none of the seats that it has opened."""
    secret = secret_in(request.cookies)
    names = [] if secret is None else await memory.names(secret)
    gone = cookie_with("", secure=request.url.scheme == "https")
    gone.max_age = 0
    return Response(Forgotten(len(names)), cookies=[gone])


async def _statistics(memory: OwnGames, secret: str | None, reckon: float | None) -> OwnStatistics:
    names = [] if secret is None else await memory.names(secret)
    games = await _found(memory, names[:COUNTED], secret or "")
    boards = [board for some in await map_in_slices(_boards_of, games) for board in some]
    solver = reckon is None or await memory.reckon(boards, reckon)
    found = player_statistics(boards, memory.worths(boards))
    return own_statistics(found, len(games), more=len(names) > COUNTED, solver=solver)


def _boards_of(own: OwnGame) -> list[OwnBoard]:
    return [*own_boards(own.game, own.people)][::-1]


def _dated(own: OwnGame) -> Paper:
    return replace(own.game.paper(), date=evening_at(own.begun) if own.begun else "")


async def _found(memory: OwnGames, names: list[str], secret: str) -> list[OwnGame]:
    """The games of these names that are the asker's."""
    found = [await memory.find(name, secret) for name in names]
    return [own for own in found if own is not None]


async def _own(request: Request[Any, Any, Any], name: str, memory: OwnGames) -> OwnGame:
    """The game of this name.

    Raises:
        NotFoundException: If the asker sits in none of this name.
    """
    secret = secret_in(request.cookies)
    own = None if secret is None or not is_table_name(name) else await memory.find(name, secret)
    if own is None:
        raise NotFoundException
    return own


OF_OWN_GAMES: Final = (
    *(own_games, own_games_statistics, own_game, own_board),
    *(export_own_games, forget_own_games),
)
"""All that is asked about the games of a browser."""
