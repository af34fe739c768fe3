"""A match over HTTP: opening it, and its boards side by side, for those who sit in it."""

from __future__ import annotations

from typing import TypeAlias

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from schlemm.bots.workers.executor import JobRunner
from schlemm.server.common.messages import SYSTEMS_BODY
from schlemm.server.live.live_games import LiveGames
from schlemm.server.match import answers
from schlemm.server.network.cookies import Asking, with_cookie
from schlemm.server.network.security import COSTS
from schlemm.server.protocol.comparison import BoardCosts, MatchBoard, MatchBoards
from schlemm.server.protocol.match import NewMatch, OpenMatch
from schlemm.server.texts.readers import TextReaders

Games: TypeAlias = NamedDependency[LiveGames]
Runner: TypeAlias = NamedDependency[JobRunner]


@post("/api/matches", status_code=201, request_max_body_size=SYSTEMS_BODY)
async def open_match(
    asker: Asking, data: JSONBody[OpenMatch], games: Games, texts: NamedDependency[TextReaders]
) -> Response[NewMatch]:
    """Open a match for the person whose browser asks; the first time it is given a secret to be known by."""
    return with_cookie(asker, await answers.open_match(asker, data, games, texts))


@get("/api/matches/{match:str}/boards", cache_control=None, opt=COSTS)
async def boards(asker: Asking, match: FromPath[str], games: Games) -> MatchBoards:
    """The score of a match of the asker's."""
    return await answers.boards(asker, match, games)


@get("/api/matches/{match:str}/boards/{number:int}", cache_control=None, opt=COSTS)
async def board(
    asker: Asking, match: FromPath[str], number: FromPath[int], games: Games, runner: Runner
) -> MatchBoard:
    """A board with all its cards, once both tables have finished it."""
    return await answers.board(asker, match, number, games, runner)


@get("/api/matches/{match:str}/boards/{number:int}/costs", cache_control=None, opt=COSTS)
async def costs(
    asker: Asking, match: FromPath[str], number: FromPath[int], games: Games, runner: Runner
) -> BoardCosts:
    """The same board with open cards; the first time it has to be reckoned."""
    return await answers.costs(asker, match, number, games, runner)
