"""A match over HTTP: opening it, and its boards side by side, for those who sit in it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from schlemm.match.state.match import room_name
from schlemm.match.views.sight import MatchSight
from schlemm.server.app.hub import Hub
from schlemm.server.common.cookies import answer_to, guest_of, secret_in
from schlemm.server.live.hall import Hall
from schlemm.server.network.security import COSTS
from schlemm.server.protocol.comparison import BoardCosts, MatchBoard, MatchBoards
from schlemm.server.protocol.match import MatchOpened, OpenMatch
from schlemm.server.views.comparison import board_costs, match_board, match_boards
from schlemm.server.views.match import MatchNow
from schlemm.table.rules.refusal import Refused


@post("/api/matches", status_code=201)
async def open_match(
    request: Request[Any, Any, Any], data: JSONBody[OpenMatch], hub: NamedDependency[Hub]
) -> Response[MatchOpened]:
    """Open a match for the person whose browser asks; the first time it is given a secret to be known by."""
    guest = guest_of(request)
    name, place = await hub.matches.open(data, guest)
    opened = MatchOpened(name, room_name(name, place.room), place.seat)
    return answer_to(request, guest, opened)


@get("/api/matches/{match:str}/boards", cache_control=None, opt=COSTS)
async def boards(
    request: Request[Any, Any, Any], match: FromPath[str], hub: NamedDependency[Hub]
) -> MatchBoards:
    """The score of a match of the asker's."""
    _, now, sight = await own_match(request, match, hub)
    return match_boards(sight, now)


@get("/api/matches/{match:str}/boards/{number:int}", cache_control=None, opt=COSTS)
async def board(
    request: Request[Any, Any, Any], match: FromPath[str], number: FromPath[int], hub: NamedDependency[Hub]
) -> MatchBoard:
    """A board with all its cards, once both tables have finished it."""
    hall, now, sight = await own_match(request, match, hub)
    try:
        readings = await hall.session.reviews.readings(number)
    except Refused as refused:
        raise NotFoundException from refused
    found = match_board(sight, now, number, readings)
    if found is None:
        raise NotFoundException
    return found


@get("/api/matches/{match:str}/boards/{number:int}/costs", cache_control=None, opt=COSTS)
async def costs(
    request: Request[Any, Any, Any], match: FromPath[str], number: FromPath[int], hub: NamedDependency[Hub]
) -> BoardCosts:
    """The same board with open cards; the first time it has to be reckoned."""
    hall, _, sight = await own_match(request, match, hub)
    if number not in {each.number for each in sight.boards}:
        raise NotFoundException
    return board_costs(await hall.session.reviews.of(number))


async def own_match(
    request: Request[Any, Any, Any], name: str, hub: Hub
) -> tuple[Hall, MatchNow, MatchSight]:
    """A match of the asker's, and what they may know of it.

    Raises:
        NotFoundException: If they sit in no match of this name.
    """
    hall = await hub.matches.find(name)
    found = None if hall is None else hall.where(secret_in(request.cookies) or "", None)
    if hall is None or found is None:
        raise NotFoundException
    room, seat = found
    now = hall.now(room)
    return hall, now, now.sight_for(seat)
