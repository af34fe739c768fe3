"""Coming to a table over HTTP: the links to its seats, what a link leads to, sitting down.

Keys come in the bodies of requests only, so that no log has them.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from schlemm.core.seats import SEATS, Seat
from schlemm.match.state.place import PLACES, Place, places_of
from schlemm.server.common.cookies import NotAdmitted, answer_to, guest_of, seat_named, secret_in
from schlemm.server.common.messages import Reason
from schlemm.server.common.person_names import name_of
from schlemm.server.live.admission import own_table
from schlemm.server.live.live_table import LiveTable
from schlemm.server.live.tables import LiveTables
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
from schlemm.server.table.views import invitation_view, of_match
from schlemm.server.views.match import MatchNow, place_name
from schlemm.table.rules.leaving import why_not_renew
from schlemm.table.rules.requests import AddKey, Command, RenewLink, ReplaceDevice, TakeSeat
from schlemm.table.rules.seating import (
    KeyOpens,
    Way,
    check_no_other_seat,
    lost_key_to,
    opened_with,
    person_at,
)
from schlemm.table.rules.spectators import Stand, key_to
from schlemm.table.state.invitation import own_key, seat_key
from schlemm.table.state.players import hashed
from schlemm.table.state.table import Table


@get("/api/tables/{table:str}/links", cache_control=None, opt=COSTS)
async def links(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    tables: NamedDependency[LiveTables],
    seat: FromQuery[str] = "",
) -> TableLinks:
    """The links that a person may hand out: to their own seat for another device, and as host to all others."""
    _, live, mine = await own_table(request, table, tables, seat_named(seat))
    company, person = live.table.company, person_at(live.table, mine)
    if person is None or not company.invitation.invite:
        raise NotFoundException
    own = _path(live.table, own_key(company.invitation, mine, person))
    watch, gallery = _watch_path(live.table, Stand(mine)), _watch_path(live.table, Stand(None))
    if live.match is not None:
        now = live.match.now(live)
        leads = now.sight_for(mine).leads
        return TableLinks(own, _links_in_match(now, mine), watch, gallery if leads else None)
    is_host = company.invitation.host is mine
    others = [each for each in SEATS if each is not mine] if is_host else []
    return TableLinks(own, [_link(live.table, each) for each in others], watch, gallery if is_host else None)


@post("/api/tables/{table:str}/lost", status_code=201)
async def lost(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[LostDevice],
    tables: NamedDependency[LiveTables],
    circles: NamedDependency[CircleOfTable],
    seat: FromQuery[str] = "",
) -> SeatLink:
    """A link for the person of a seat at this table, who has lost their device; all are told of it."""
    _, asker, by = await own_table(request, table, tables, seat_named(seat))
    missing, live = data.seat, asker if asker.table.id == table else None
    if live is None:  # the other table of the asker's match
        live = None if asker.match is None else asker.match.other(asker)
    if live is None or not live.table.company.invitation.invite:
        raise NotFoundException
    await circles.check_gone(live.table, missing)
    if asker.match is not None:
        await asker.match.renew(asker, by, live, missing)
    else:
        if (refused := why_not_renew(live.table, by, missing)) is not None:
            raise refused
        live.check_lost(missing)
        await live.settle(by, RenewLink(missing))
    person = person_at(live.table, missing)
    if person is None:
        raise NotFoundException
    return SeatLink(data.seat, _path(live.table, lost_key_to(live.table, missing, person)))


@post("/api/tables/{table:str}/invitation", status_code=200)
async def invitation(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[ShowKey],
    tables: NamedDependency[LiveTables],
) -> InvitationView:
    """What a key leads to, before sitting down."""
    live, opened = await _opened(tables, table, data.key)
    secret = secret_in(request.cookies)
    state = _state(live.table, opened, secret)
    found = invitation_view(live.table, opened.seat, state, live.here)
    if live.match is None:
        return found
    sits = None if secret is None else live.match.where(secret, None)
    return of_match(found, live.match.now(live), None if sits is None else sits[0].table.id)


@post("/api/tables/{table:str}/sit", status_code=201)
async def sit(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[TakeSeatCommand],
    tables: NamedDependency[LiveTables],
    circles: NamedDependency[CircleOfTable],
) -> Response[SeatAnswer]:
    """Take the seat that a key opens; the first time the browser is given a secret to be known by."""
    guest = guest_of(request)
    live, opened = await _opened(tables, table, data.key)
    if opened.seat not in live.table.opened_by(guest):
        proof = hashed(guest, live.table.scope)
        wish = _wish(live.table, opened, proof, data.name)
        if opened.way is Way.LOST:
            check_no_other_seat(live.table, opened.seat, proof)  # before anything changes in the circle
            await circles.check_gone(live.table, opened.seat)
            await circles.replace_device(live.table, opened.seat, proof)
        await live.settle(opened.seat, wish)
    return answer_to(request, guest, SeatAnswer(live.table.id, opened.seat))


def _wish(table: Table, opened: KeyOpens, proof: str, name: str) -> Command:
    """What to ask for with a key; the wish says whose key it is, for by the time it is heard others may sit there."""
    person = person_at(table, opened.seat)
    owner = "" if person is None else person.secret
    match opened.way:
        case Way.INVITATION:
            return TakeSeat(name_of(name), proof, table.company.invitation.places.of(opened.seat))
        case Way.OWN:
            return AddKey(proof, owner)
        case Way.LOST:
            return ReplaceDevice(proof, owner)


async def _opened(tables: LiveTables, name: str, key: str) -> tuple[LiveTable, KeyOpens]:
    """The table and what the key opens there; in a match it may be the other table.

    Raises:
        NotAdmitted: If there is no such table, or the key opens nothing at it.
    """
    live = await tables.known(name)
    for each in (live,) if live.match is None else (live, live.match.other(live)):
        opened = opened_with(each.table, key)
        if opened is not None:
            return each, opened
    raise NotAdmitted(Reason("wrong-key"))


def _state(table: Table, opened: KeyOpens, secret: str | None) -> SeatState:
    """How the seat stands for somebody who has this secret and the key that opens it."""
    coming = table.company.coming.of(opened.seat) is not None
    if secret is not None and opened.seat in table.opened_by(secret):
        return "coming" if coming else "yours"
    if opened.way is not Way.INVITATION:
        return "own" if opened.way is Way.OWN else "lost"
    if table.is_over:
        return "over"
    return "free" if person_at(table, opened.seat) is None else "taken"


def _links_in_match(now: MatchNow, mine: Seat) -> list[SeatLink]:
    """The invitations of a match that a player hands out: the host to all places, a captain to those of the team."""
    me, match = Place(now.room, mine), now.match
    own = places_of(me.team) if me == match.captain(me.team) else ()
    return [
        replace(_link(match.table(place.room), place.seat), place=place_name(place))
        for place in (PLACES if me == match.host else own)
        if place != me
    ]


def _link(table: Table, seat: Seat) -> SeatLink:
    return SeatLink(seat, _path(table, seat_key(table.company.invitation, seat)))


def _watch_path(table: Table, stand: Stand) -> str | None:
    key = key_to(table, stand)
    return None if key is None else f"/watch/{table.id}#{key}"


def _path(table: Table, key: str) -> str:
    return f"/sit/{table.id}#{key}"
