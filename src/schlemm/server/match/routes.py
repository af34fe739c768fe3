"""A match over HTTP: opening it, and its boards side by side, for those who sit in it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from schlemm.bots.workers.executor import JobRunner
from schlemm.match.state.match import room_name
from schlemm.server.common.asker import Admitted
from schlemm.server.common.ids import new_table_name
from schlemm.server.live.admission import own_match
from schlemm.server.live.live_games import LiveGames
from schlemm.server.match.opening import match_opened
from schlemm.server.network.cookies import browser_of, with_cookie
from schlemm.server.network.security import COSTS
from schlemm.server.protocol.comparison import BoardCosts, MatchBoard, MatchBoards
from schlemm.server.protocol.match import NewMatch, OpenMatch
from schlemm.server.views.comparison import board_costs, match_board, match_boards
from schlemm.table.rules.refusal import Refused


@post("/api/matches", status_code=201)
async def open_match(
    request: Request[Any, Any, Any], data: JSONBody[OpenMatch], games: NamedDependency[LiveGames]
) -> Response[NewMatch]:
    """Open a match for the person whose browser asks; the first time it is given a secret to be known by."""
    guest, name = browser_of(request.scope).own, new_table_name()
    event = match_opened(data, name, guest)
    await games.set_up(name, event)
    opened = NewMatch(name, room_name(name, event.host.room), event.host.seat)
    return with_cookie(browser_of(request.scope), Admitted(opened, guest))


@get("/api/matches/{match:str}/boards", cache_control=None, opt=COSTS)
async def boards(
    request: Request[Any, Any, Any], match: FromPath[str], games: NamedDependency[LiveGames]
) -> MatchBoards:
    """The score of a match of the asker's."""
    _, now, sight = await own_match(browser_of(request.scope), match, games)
    return match_boards(sight, now)


@get("/api/matches/{match:str}/boards/{number:int}", cache_control=None, opt=COSTS)
async def board(
    request: Request[Any, Any, Any],
    match: FromPath[str],
    number: FromPath[int],
    games: NamedDependency[LiveGames],
    runner: NamedDependency[JobRunner],
) -> MatchBoard:
    """A board with all its cards, once both tables have finished it."""
    live, now, sight = await own_match(browser_of(request.scope), match, games)
    try:
        readings = await live.session.reviews.readings(number, runner)
    except Refused as refused:
        raise NotFoundException from refused
    found = match_board(sight, now, number, readings)
    if found is None:
        raise NotFoundException
    return found


@get("/api/matches/{match:str}/boards/{number:int}/costs", cache_control=None, opt=COSTS)
async def costs(
    request: Request[Any, Any, Any],
    match: FromPath[str],
    number: FromPath[int],
    games: NamedDependency[LiveGames],
    runner: NamedDependency[JobRunner],
) -> BoardCosts:
    """The same board with open cards; the first time it has to be reckoned."""
    live, _, sight = await own_match(browser_of(request.scope), match, games)
    if number not in {each.number for each in sight.boards}:
        raise NotFoundException
    return board_costs(await live.session.reviews.of(number, runner))
