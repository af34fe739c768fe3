"""The games of the person of a browser over HTTP: to look at, to take home, to be forgotten by.

The secret of the browser's cookie proves the person, as at every table; without one there are no games.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from schlemm.bots.workers.executor import JobRunner
from schlemm.i18n.translator import Translator
from schlemm.server.network.cookies import Asking
from schlemm.server.network.responses import file_response
from schlemm.server.network.security import COSTS
from schlemm.server.own_games import answers
from schlemm.server.own_games.games import OwnGames
from schlemm.server.own_games.wire import (
    Forgotten,
    OwnBoardView,
    OwnGameBoards,
    OwnGamesView,
    OwnStatistics,
)

Memory: TypeAlias = NamedDependency[OwnGames]


@get("/api/games", cache_control=None, opt=COSTS)
async def own_games(asker: Asking, memory: Memory, after: FromQuery[str] = "") -> OwnGamesView:
    """The games of the asker, the newest first, so many at a time: those after a game that is known already."""
    return await answers.own_games(asker, after, memory)


@get("/api/games/statistics", cache_control=None, opt=COSTS)
async def own_games_statistics(asker: Asking, memory: Memory, reckon: FromQuery[int] = 0) -> OwnStatistics:
    """What the asker's boards say about their play; with ``reckon`` some more are reckoned with open cards first."""
    return await answers.own_games_statistics(asker, memory, answers.PATIENCE if reckon else None)


@get("/api/games/{game:str}", cache_control=None, opt=COSTS)
async def own_game(asker: Asking, game: FromPath[str], memory: Memory) -> OwnGameBoards:
    """A game of the asker's, with its boards that are over."""
    return await answers.own_game(asker, game, memory)


@get("/api/games/{game:str}/boards/{number:int}", cache_control=None, opt=COSTS)
async def own_board(
    asker: Asking, game: FromPath[str], number: FromPath[int], memory: Memory, room: FromQuery[int] = 0
) -> OwnBoardView:
    """A board of the asker's game that is over at all its tables, with all cards; of a match at one of its tables."""
    return await answers.own_board(asker, game, number, room, memory)


@get("/api/games/export/{kind:str}", cache_control=None, opt=COSTS)
async def export_own_games(
    asker: Asking,
    kind: FromPath[str],
    memory: Memory,
    runner: NamedDependency[JobRunner],
    say: NamedDependency[Translator],
) -> Response[bytes]:
    """All games of the asker as far as they are open, the oldest first: ``json``, ``csv`` or ``pbn``."""
    return file_response(await answers.export_own_games(asker, kind, memory, runner, say))


@post("/api/games/forget", status_code=200)
async def forget_own_games(asker: Asking, memory: Memory) -> Response[Forgotten]:
    """Take the browser's secret from it: from now on it opens none of the seats that it has opened."""
    return Response(await answers.forgotten(asker, memory), cookies=asker.forgotten())


OF_OWN_GAMES: Final = (
    *(own_games, own_games_statistics, own_game, own_board),
    *(export_own_games, forget_own_games),
)
"""All that is asked about the games of a browser."""
