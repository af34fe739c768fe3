"""A circle over HTTP: founding it, joining it, how it stands, and beginning its games.

Keys come in the bodies of requests only, so that no log has them; members are known by their cookie.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from schlemm.circle.circle import Circle, Game, GameOutcome, MemberPlace
from schlemm.circle.decide import add_device, agree, join, soon_spent
from schlemm.circle.events import CircleOpened as Founded
from schlemm.server.circle.circles import Circles, propose
from schlemm.server.circle.live_circle import LiveCircle
from schlemm.server.circle.opening import agreement_of
from schlemm.server.circle.views import (
    CircleNow,
    circle_door,
    circle_key,
    circle_view,
    member_key,
    proposal_view,
)
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
from schlemm.server.common.asker import Admitted, Asker
from schlemm.server.common.evening import today
from schlemm.server.common.ids import new_table_name
from schlemm.server.common.messages import Reason
from schlemm.server.common.person_names import name_of
from schlemm.server.common.secret import new_secret
from schlemm.server.common.unanswered import NotAdmitted
from schlemm.server.live.match_commands import place_of
from schlemm.server.network.cookies import browser_of, with_cookie
from schlemm.server.network.security import COSTS
from schlemm.server.protocol.seats import ShowKey
from schlemm.table.rules.devices import AddKey
from schlemm.table.rules.seating import person_at
from schlemm.table.state.invitation import same_key
from schlemm.table.state.players import Person, hashed


@post("/api/series", status_code=201)
async def open_circle(
    request: Request[Any, Any, Any], data: JSONBody[OpenCircle], circles: NamedDependency[Circles]
) -> Response[CircleEntered]:
    """Found a circle; who asks is its first member."""
    guest, name = browser_of(request.scope).own, new_table_name()
    host = Person(name_of(data.person), hashed(guest, name), face=data.face)
    await circles.open(name, Founded(name_of(data.name), new_secret(), host, agreement_of(data.agreed)))
    return with_cookie(browser_of(request.scope), Admitted(CircleEntered(name), guest))


@post("/api/series/{series:str}/door", status_code=200)
async def circle_door_of(
    series: FromPath[str], data: JSONBody[ShowKey], circles: NamedDependency[Circles]
) -> CircleDoor:
    """What a key leads to, before joining."""
    live = await _found(circles, series)
    return circle_door(live.circle, _opened(live.circle, data.key))


@post("/api/series/{series:str}/join", status_code=201)
async def join_circle(
    request: Request[Any, Any, Any],
    series: FromPath[str],
    data: JSONBody[JoinCircle],
    circles: NamedDependency[Circles],
) -> Response[CircleEntered]:
    """Join with the key for everybody and a name of one's own, or come on another device with one's own key."""
    live = await _found(circles, series)
    guest = browser_of(request.scope).guest(lambda each: _member(live, each) is not None)
    own, proof = _opened(live.circle, data.key), hashed(guest, series)
    if own is not None:
        await live.log.carry_out(lambda now: add_device(now, own, proof))
    else:
        person = Person(name_of(data.name), proof, face=data.face)
        await live.log.carry_out(lambda now: join(now, person))
    return with_cookie(browser_of(request.scope), Admitted(CircleEntered(series), guest))


@get("/api/series/{series:str}", cache_control=None, opt=COSTS)
async def show_circle(
    request: Request[Any, Any, Any], series: FromPath[str], circles: NamedDependency[Circles]
) -> CircleView:
    """How a circle of the asker's stands."""
    live, me, secret = await own_circle(browser_of(request.scope), series, circles)
    live.look(me)
    going: dict[str, GameOutcome] = {}
    mine: dict[str, str] = {}
    for game in live.circle.games:
        if game.outcome is None:
            outcome = await circles.games.so_far(live.circle, game)
            going |= {} if outcome is None else {game.id: outcome}
            mine |= await _own_table(circles, game, live.circle, me, secret)
    here = await circles.here(live)
    left = soon_spent(live.circle, today())
    now = CircleNow(live.circle, here, going, mine, left)
    return await asyncio.to_thread(circle_view, now, me)


@get("/api/series/{series:str}/proposal", cache_control=None, opt=COSTS)
async def propose_robber(
    request: Request[Any, Any, Any],
    series: FromPath[str],
    circles: NamedDependency[Circles],
    here: FromQuery[str] = "",
) -> ProposalView:
    """Who of these members (their numbers, commas between) might play the next robber, and where."""
    live, _, _ = await own_circle(browser_of(request.scope), series, circles)
    known = {str(at): at for at in range(len(live.circle.members))}
    named = [known[each] for each in dict.fromkeys(here.split(",")) if each in known]
    return proposal_view(propose(live.circle, named))


@post("/api/series/{series:str}/rules", status_code=200)
async def agree_on_rules(
    request: Request[Any, Any, Any],
    series: FromPath[str],
    data: JSONBody[CircleRulesChoice],
    circles: NamedDependency[Circles],
) -> CircleEntered:
    """From the next game on other rules hold."""
    live, me, _ = await own_circle(browser_of(request.scope), series, circles)
    agreement = agreement_of(data)
    await live.log.carry_out(lambda now: agree(now, me, agreement))
    return CircleEntered(series)


@post("/api/series/{series:str}/games", status_code=201)
async def begin_game(
    request: Request[Any, Any, Any],
    series: FromPath[str],
    data: JSONBody[BeginGame],
    circles: NamedDependency[Circles],
) -> GameBegun:
    """Begin a robber, a rubber or a match of members and bots."""
    live, me, secret = await own_circle(browser_of(request.scope), series, circles)
    seated = tuple(MemberPlace(each.member, place_of(each.place)) for each in data.seated)
    async with live.beginning:
        game = await circles.begin(live, me, data, seated)
    return await _begun(circles, game, live.circle, me, secret)


@post("/api/series/{series:str}/games/{game:str}/come", status_code=200)
async def come_to_game(
    request: Request[Any, Any, Any],
    series: FromPath[str],
    game: FromPath[str],
    circles: NamedDependency[Circles],
) -> GameBegun:
    """Where the asker sits in a game; on a device that has come later, too."""
    live, me, secret = await own_circle(browser_of(request.scope), series, circles)
    found = live.circle.game(game)
    if found is None:
        raise NotFoundException
    return await _begun(circles, found, live.circle, me, secret)


async def own_circle(asker: Asker, name: str, circles: Circles) -> tuple[LiveCircle, int, str]:
    """A circle of the asker's, which of its members they are, and their secret.

    Raises:
        NotFoundException: If they are in no circle of this name.
    """
    live = await circles.find(name)
    found = None if live is None else asker.opened(partial(_member, live))
    if live is None or found is None:
        raise NotFoundException
    return live, *found


def _member(live: LiveCircle, secret: str) -> tuple[int, str] | None:
    """Which member has this secret, and it; ``None`` if none has."""
    me = live.circle.member(hashed(secret, live.circle.id))
    return None if me is None else (me, secret)


async def _found(circles: Circles, name: str) -> LiveCircle:
    live = await circles.find(name)
    if live is None:
        raise NotAdmitted(Reason("unknown-table"))
    return live


def _opened(circle: Circle, key: str) -> int | None:
    """Whose own key it is; ``None`` for the key of all.

    Raises:
        NotAdmitted: If it opens nothing.
    """
    own = [at for at in range(len(circle.members)) if same_key(member_key(circle, at), key)]
    if not own and not same_key(circle_key(circle), key):
        raise NotAdmitted(Reason("wrong-key"))
    return own[0] if own else None


async def _own_table(circles: Circles, game: Game, circle: Circle, me: int, secret: str) -> dict[str, str]:
    """The table of a game at which the reader has a seat, also if this device has yet to be let in there."""
    found = await circles.games.place_of(game, secret) or await circles.games.seat_of_member(circle, game, me)
    return {} if found is None else {game.id: found[0].table.id}


async def _begun(circles: Circles, game: Game, circle: Circle, me: int, secret: str) -> GameBegun:
    """Where the reader sits in a game; a device that is not known at the table is let in."""
    found = await circles.games.place_of(game, secret)
    if found is None:
        found = await circles.games.seat_of_member(circle, game, me)
        person = None if found is None else person_at(found[0].table, found[1])
        if found is not None and person is not None:
            proof = hashed(secret, found[0].table.scope)
            await found[0].commands.settle(found[1], AddKey(proof, person.secret))
    if found is None:
        return GameBegun(game.id, None, None)
    return GameBegun(game.id, found[0].table.id, found[1])


OF_CIRCLES: Final = (
    *(open_circle, circle_door_of, join_circle, show_circle),
    *(propose_robber, agree_on_rules, begin_game, come_to_game),
)
"""All that is asked about circle."""
