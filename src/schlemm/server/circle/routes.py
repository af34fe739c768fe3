"""A circle over HTTP: founding it, joining it, how it stands, and beginning its games.

Keys come in the bodies of requests only, so that no log has them; members are known by their cookie.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from schlemm.server.circle import answers
from schlemm.server.circle.circles import Circles
from schlemm.server.circle.wire import (
    BeginGame,
    CircleDoor,
    CircleEntered,
    CircleRulesChoice,
    CircleView,
    GameBegun,
    JoinCircle,
    OpenCircle,
    ProposalView,
)
from schlemm.server.network.cookies import Asking, with_cookie
from schlemm.server.network.security import COSTS
from schlemm.server.protocol.seats import ShowKey

AllCircles: TypeAlias = NamedDependency[Circles]


@post("/api/series", status_code=201)
async def open_circle(
    asker: Asking, data: JSONBody[OpenCircle], circles: AllCircles
) -> Response[CircleEntered]:
    """Found a circle; who asks is its first member."""
    return with_cookie(asker, await answers.open_circle(asker, data, circles))


@post("/api/series/{series:str}/door", status_code=200)
async def circle_door_of(series: FromPath[str], data: JSONBody[ShowKey], circles: AllCircles) -> CircleDoor:
    """What a key leads to, before joining."""
    return await answers.circle_door_of(series, data.key, circles)


@post("/api/series/{series:str}/join", status_code=201)
async def join_circle(
    asker: Asking, series: FromPath[str], data: JSONBody[JoinCircle], circles: AllCircles
) -> Response[CircleEntered]:
    """Join with the key for everybody and a name of one's own, or come on another device with one's own key."""
    return with_cookie(asker, await answers.join_circle(asker, series, data, circles))


@get("/api/series/{series:str}", cache_control=None, opt=COSTS)
async def show_circle(asker: Asking, series: FromPath[str], circles: AllCircles) -> CircleView:
    """How a circle of the asker's stands."""
    return await answers.show_circle(asker, series, circles)


@get("/api/series/{series:str}/proposal", cache_control=None, opt=COSTS)
async def propose_robber(
    asker: Asking, series: FromPath[str], circles: AllCircles, here: FromQuery[str] = ""
) -> ProposalView:
    """Who of these members (their numbers, commas between) might play the next robber, and where."""
    return await answers.propose_robber(asker, series, here, circles)


@post("/api/series/{series:str}/rules", status_code=200)
async def agree_on_rules(
    asker: Asking, series: FromPath[str], data: JSONBody[CircleRulesChoice], circles: AllCircles
) -> CircleEntered:
    """From the next game on other rules hold."""
    return await answers.agree_on_rules(asker, series, data, circles)


@post("/api/series/{series:str}/games", status_code=201)
async def begin_game(
    asker: Asking, series: FromPath[str], data: JSONBody[BeginGame], circles: AllCircles
) -> GameBegun:
    """Begin a robber, a rubber or a match of members and bots."""
    return await answers.begin_game(asker, series, data, circles)


@post("/api/series/{series:str}/games/{game:str}/come", status_code=200)
async def come_to_game(
    asker: Asking, series: FromPath[str], game: FromPath[str], circles: AllCircles
) -> GameBegun:
    """Where the asker sits in a game; on a device that has come later, too."""
    return await answers.come_to_game(asker, series, game, circles)


OF_CIRCLES: Final = (
    *(open_circle, circle_door_of, join_circle, show_circle),
    *(propose_robber, agree_on_rules, begin_game, come_to_game),
)
"""All that is asked about circle."""
