"""Coming to a table over HTTP: the links to its seats, what a link leads to, sitting down.

Keys come in the bodies of requests only, so that no log has them.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from schlemm.match.state.place import Place
from schlemm.server.common.asker import Admitted
from schlemm.server.common.messages import Reason
from schlemm.server.common.person_names import name_of
from schlemm.server.common.unanswered import NotAdmitted
from schlemm.server.live.admission import own_table, seat_named
from schlemm.server.live.live_games import LiveGames
from schlemm.server.live.live_table import LiveTable
from schlemm.server.network.cookies import browser_of, with_cookie
from schlemm.server.network.security import COSTS
from schlemm.server.protocol.seats import (
    InvitationView,
    LostDevice,
    SeatAnswer,
    SeatLink,
    SeatState,
    ShowKey,
    TableLinks,
    TakeSeatCommand,
)
from schlemm.server.table.circle_of_table import CircleOfTable
from schlemm.server.table.views import invitation_view
from schlemm.table.rules.act import Command
from schlemm.table.rules.devices import AddKey, ReplaceDevice
from schlemm.table.rules.seat_keys import KeyKind, KeyOpens, lost_device_key, opened_with
from schlemm.table.rules.seating import TakeSeat, check_no_other_seat, person_at
from schlemm.table.rules.spectators import Stand, spectator_key
from schlemm.table.state.invitation import own_key, seat_key
from schlemm.table.state.players import hashed
from schlemm.table.state.table import Table


@get("/api/tables/{table:str}/links", cache_control=None, opt=COSTS)
async def links(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    games: NamedDependency[LiveGames],
    seat: FromQuery[str] = "",
) -> TableLinks:
    """The links that a person may hand out: to their own seat for another device, and as host to all others."""
    live, mine = await own_table(browser_of(request.scope), table, games, seat_named(seat))
    company, person = live.table.company, person_at(live.table, mine)
    if person is None or not company.invitation.invite:
        raise NotFoundException
    own = _path(live.table, own_key(company.invitation, mine, person))
    watch, gallery = _watch_path(live.table, Stand(mine)), _watch_path(live.table, Stand(None))
    others = [
        SeatLink(each, _path(at, seat_key(at.company.invitation, each)), place)
        for at, each, place in live.now.invited_by(mine)
    ]
    return TableLinks(own, others, watch, gallery if others else None)


@post("/api/tables/{table:str}/lost", status_code=201)
async def lost(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[LostDevice],
    games: NamedDependency[LiveGames],
    circles: NamedDependency[CircleOfTable],
    seat: FromQuery[str] = "",
) -> SeatLink:
    """A link for the person of a seat at this table, who has lost their device; all are told of it."""
    asker, by = await own_table(browser_of(request.scope), table, games, seat_named(seat))
    missing, live = data.seat, await games.known_table(table)
    if not live.table.company.invitation.invite:
        raise NotFoundException
    await circles.check_gone(live.table, missing)
    await live.game.renew(Place(asker.room, by), Place(live.room, missing))
    person = person_at(live.table, missing)
    if person is None:
        raise NotFoundException
    return SeatLink(data.seat, _path(live.table, lost_device_key(live.table, missing, person)))


@post("/api/tables/{table:str}/invitation", status_code=200)
async def invitation(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[ShowKey],
    games: NamedDependency[LiveGames],
) -> InvitationView:
    """What a key leads to, before sitting down."""
    live, opened = await _opened(games, table, data.key)
    browser = browser_of(request.scope)
    state = _state(live.table, opened, browser.guest(live.game.has_known))
    sits = browser.opened(live.game.where)
    return invitation_view(live.now, opened.seat, state, None if sits is None else sits[0].table.id)


@post("/api/tables/{table:str}/sit", status_code=201)
async def sit(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[TakeSeatCommand],
    games: NamedDependency[LiveGames],
    circles: NamedDependency[CircleOfTable],
) -> Response[SeatAnswer]:
    """Take the seat that a key opens; the first time the browser is given a secret to be known by."""
    live, opened = await _opened(games, table, data.key)
    guest = browser_of(request.scope).guest(live.game.has_known)
    if opened.seat not in live.table.opened_by(guest):
        proof = hashed(guest, live.table.scope)
        wish = _wish(live.table, opened, proof, data)
        if opened.way is KeyKind.LOST:
            check_no_other_seat(live.table, opened.seat, proof)  # before anything changes in the circle
            await circles.check_gone(live.table, opened.seat)
            await circles.replace_device(live.table, opened.seat, proof)
        await live.commands.settle(opened.seat, wish)
    return with_cookie(browser_of(request.scope), Admitted(SeatAnswer(live.table.id, opened.seat), guest))


def _wish(table: Table, opened: KeyOpens, proof: str, asked: TakeSeatCommand) -> Command:
    """What to ask for with a key; the wish says whose key it is, for by the time it is heard others may sit there."""
    person = person_at(table, opened.seat)
    owner = "" if person is None else person.secret
    match opened.way:
        case KeyKind.INVITATION:
            place = table.company.invitation.places.of(opened.seat)
            return TakeSeat(name_of(asked.name), proof, place, asked.face)
        case KeyKind.OWN:
            return AddKey(proof, owner)
        case KeyKind.LOST:
            return ReplaceDevice(proof, owner)


async def _opened(games: LiveGames, name: str, key: str) -> tuple[LiveTable, KeyOpens]:
    """The table and what the key opens there; in a match it may be the other table.

    Raises:
        NotAdmitted: If there is no such table, or the key opens nothing at it.
    """
    live = await games.known_table(name)
    for each in (live, *live.game.others(live.room)):
        opened = opened_with(each.table, key)
        if opened is not None:
            return each, opened
    raise NotAdmitted(Reason("wrong-key"))


def _state(table: Table, opened: KeyOpens, secret: str) -> SeatState:
    """How the seat stands for somebody who has this secret and the key that opens it."""
    coming = table.company.coming.of(opened.seat) is not None
    if opened.seat in table.opened_by(secret):
        return "coming" if coming else "yours"
    if opened.way is not KeyKind.INVITATION:
        return "own" if opened.way is KeyKind.OWN else "lost"
    if table.is_over:
        return "over"
    return "free" if person_at(table, opened.seat) is None else "taken"


def _watch_path(table: Table, stand: Stand) -> str | None:
    key = spectator_key(table, stand)
    return None if key is None else f"/watch/{table.id}#{key}"


def _path(table: Table, key: str) -> str:
    return f"/sit/{table.id}#{key}"
