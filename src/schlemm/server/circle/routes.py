"""A series over HTTP: founding it, joining it, how it stands, and beginning its games.

Keys come in the bodies of requests only, so that no log has them; members are known by their cookie.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from schlemm.circle.decide import add_device, agree, join, soon_spent
from schlemm.circle.events import SeriesOpened as Founded
from schlemm.circle.series import Game, Outcome, Series, Sitting
from schlemm.server.app.hub import Hub
from schlemm.server.circle.circles import Gathering, propose, today
from schlemm.server.circle.opening import agreement_of
from schlemm.server.circle.views import (
    SeriesNow,
    member_key,
    proposal_view,
    series_door,
    series_key,
    series_view,
)
from schlemm.server.circle.wire import (
    BeginGame,
    CircleRules,
    GameBegun,
    JoinSeries,
    OpenSeries,
    ProposalView,
    SeriesDoor,
    SeriesOpened,
    SeriesView,
)
from schlemm.server.common.cookies import NotAdmitted, answer_to, guest_of, secret_in
from schlemm.server.common.ids import new_secret, new_table_name
from schlemm.server.common.letters import seat_letter
from schlemm.server.common.messages import Reason
from schlemm.server.live.match_commands import place_of
from schlemm.server.network.security import COSTS
from schlemm.server.protocol.seats import ShowKey
from schlemm.server.table.seat_routes import name_of
from schlemm.table.rules.requests import AddKey
from schlemm.table.rules.seating import person_at
from schlemm.table.state.invitation import same_key
from schlemm.table.state.players import Person, hashed


@post("/api/series", status_code=201)
async def open_series(
    request: Request[Any, Any, Any], data: JSONBody[OpenSeries], hub: NamedDependency[Hub]
) -> Response[SeriesOpened]:
    """Found a series; who asks is its first member."""
    guest, name = guest_of(request), new_table_name()
    host = Person(name_of(data.person), hashed(guest, name))
    await hub.circles.open(name, Founded(name_of(data.name), new_secret(), host, agreement_of(data.agreed)))
    return answer_to(request, guest, SeriesOpened(name))


@post("/api/series/{series:str}/door", status_code=200)
async def series_door_of(
    series: FromPath[str], data: JSONBody[ShowKey], hub: NamedDependency[Hub]
) -> SeriesDoor:
    """What a key leads to, before joining."""
    gathering = await _found(hub, series)
    return series_door(gathering.series, _opened(gathering.series, data.key))


@post("/api/series/{series:str}/join", status_code=201)
async def join_series(
    request: Request[Any, Any, Any],
    series: FromPath[str],
    data: JSONBody[JoinSeries],
    hub: NamedDependency[Hub],
) -> Response[SeriesOpened]:
    """Join with the key for everybody and a name of one's own, or come on another device with one's own key."""
    guest, gathering = guest_of(request), await _found(hub, series)
    own, proof = _opened(gathering.series, data.key), hashed(guest, series)
    if own is not None:
        await gathering.log.carry_out(lambda now: add_device(now, own, proof))
    else:
        person = Person(name_of(data.name), proof)
        await gathering.log.carry_out(lambda now: join(now, person))
    return answer_to(request, guest, SeriesOpened(series))


@get("/api/series/{series:str}", cache_control=None, opt=COSTS)
async def show_series(
    request: Request[Any, Any, Any], series: FromPath[str], hub: NamedDependency[Hub]
) -> SeriesView:
    """How a series of the asker's stands."""
    gathering, me, secret = await own_series(request, series, hub)
    gathering.look(me)
    going: dict[str, Outcome] = {}
    mine: dict[str, str] = {}
    for game in gathering.series.games:
        if game.outcome is None:
            outcome = await hub.circles.games.so_far(gathering.series, game)
            going |= {} if outcome is None else {game.id: outcome}
            mine |= await _own_table(hub, game, gathering.series, me, secret)
    here = await hub.circles.here(gathering)
    left = soon_spent(gathering.series, today())
    now = SeriesNow(gathering.series, here, going, mine, left)
    return await asyncio.to_thread(series_view, now, me)


@get("/api/series/{series:str}/proposal", cache_control=None, opt=COSTS)
async def propose_robber(
    request: Request[Any, Any, Any],
    series: FromPath[str],
    hub: NamedDependency[Hub],
    here: FromQuery[str] = "",
) -> ProposalView:
    """Who of these members (their numbers, commas between) might play the next robber, and where."""
    gathering, _, _ = await own_series(request, series, hub)
    known = {str(at): at for at in range(len(gathering.series.members))}
    named = [known[each] for each in dict.fromkeys(here.split(",")) if each in known]
    return proposal_view(propose(gathering.series, named))


@post("/api/series/{series:str}/rules", status_code=200)
async def agree_on_rules(
    request: Request[Any, Any, Any],
    series: FromPath[str],
    data: JSONBody[CircleRules],
    hub: NamedDependency[Hub],
) -> SeriesOpened:
    """From the next game on other rules hold."""
    gathering, me, _ = await own_series(request, series, hub)
    agreement = agreement_of(data)
    await gathering.log.carry_out(lambda now: agree(now, me, agreement))
    return SeriesOpened(series)


@post("/api/series/{series:str}/games", status_code=201)
async def begin_game(
    request: Request[Any, Any, Any],
    series: FromPath[str],
    data: JSONBody[BeginGame],
    hub: NamedDependency[Hub],
) -> GameBegun:
    """Begin a robber, a rubber or a match of members and bots."""
    gathering, me, secret = await own_series(request, series, hub)
    seated = tuple(Sitting(each.member, place_of(each.place)) for each in data.seated)
    async with gathering.beginning:
        game = await hub.circles.begin(gathering, me, data, seated)
    return await _begun(hub, game, gathering.series, me, secret)


@post("/api/series/{series:str}/games/{game:str}/come", status_code=200)
async def come_to_game(
    request: Request[Any, Any, Any], series: FromPath[str], game: FromPath[str], hub: NamedDependency[Hub]
) -> GameBegun:
    """Where the asker sits in a game; on a device that has come later, too."""
    gathering, me, secret = await own_series(request, series, hub)
    found = gathering.series.game(game)
    if found is None:
        raise NotFoundException
    return await _begun(hub, found, gathering.series, me, secret)


async def own_series(request: Request[Any, Any, Any], name: str, hub: Hub) -> tuple[Gathering, int, str]:
    """A series of the asker's, which of its members they are, and their secret.

    Raises:
        NotFoundException: If they are in no series of this name.
    """
    secret = secret_in(request.cookies) or ""
    gathering = await hub.circles.find(name)
    me = None if gathering is None else gathering.series.member(hashed(secret, name))
    if gathering is None or me is None:
        raise NotFoundException
    return gathering, me, secret


async def _found(hub: Hub, name: str) -> Gathering:
    gathering = await hub.circles.find(name)
    if gathering is None:
        raise NotAdmitted(Reason("unknown-table"))
    return gathering


def _opened(series: Series, key: str) -> int | None:
    """Whose own key it is; ``None`` for the key of all.

    Raises:
        NotAdmitted: If it opens nothing.
    """
    own = [at for at in range(len(series.members)) if same_key(member_key(series, at), key)]
    if not own and not same_key(series_key(series), key):
        raise NotAdmitted(Reason("wrong-key"))
    return own[0] if own else None


async def _own_table(hub: Hub, game: Game, series: Series, me: int, secret: str) -> dict[str, str]:
    """The table of a game at which the reader has a seat, also if this device has yet to be let in there."""
    found = await hub.circles.games.place_of(game, secret) or await hub.circles.games.seat_of_member(
        series, game, me
    )
    return {} if found is None else {game.id: found[0].table.id}


async def _begun(hub: Hub, game: Game, series: Series, me: int, secret: str) -> GameBegun:
    """Where the reader sits in a game; a device that is not known at the table is let in."""
    found = await hub.circles.games.place_of(game, secret)
    if found is None:
        found = await hub.circles.games.seat_of_member(series, game, me)
        person = None if found is None else person_at(found[0].table, found[1])
        if found is not None and person is not None:
            proof = hashed(secret, found[0].table.scope)
            await found[0].settle(found[1], AddKey(proof, person.secret))
    if found is None:
        return GameBegun(game.id, None, None)
    return GameBegun(game.id, found[0].table.id, seat_letter(found[1]))


OF_SERIES: Final = (
    *(open_series, series_door_of, join_series, show_series),
    *(propose_robber, agree_on_rules, begin_game, come_to_game),
)
"""All that is asked about series."""
