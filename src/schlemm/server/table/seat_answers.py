"""Coming to a table: the links to its seats, what a link leads to, sitting down."""

from __future__ import annotations

from schlemm.core.seats import Seat
from schlemm.match.state.place import Place
from schlemm.server.common.asker import Admitted, Asker
from schlemm.server.common.messages import Reason
from schlemm.server.common.person_names import name_of
from schlemm.server.common.unanswered import NotAdmitted, NotThere, existing
from schlemm.server.live.admission import own_table
from schlemm.server.live.live_games import LiveGames
from schlemm.server.live.live_table import LiveTable
from schlemm.server.protocol.seats import (
    InvitationView,
    SeatAnswer,
    SeatLink,
    SeatState,
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


async def links(asker: Asker, table: str, wanted: Seat | None, games: LiveGames) -> TableLinks:
    """Return the links that a person may hand out: to their own seat for another device, and as host to all others."""
    live, mine = await own_table(asker, table, games, wanted)
    company, person = live.table.company, person_at(live.table, mine)
    if person is None or not company.invitation.invite:
        raise NotThere
    own = _path(live.table, own_key(company.invitation, mine, person))
    watch, gallery = _watch_path(live.table, Stand(mine)), _watch_path(live.table, Stand(None))
    others = [
        SeatLink(each, _path(at, seat_key(at.company.invitation, each)), place)
        for at, each, place in live.now.invited_by(mine)
    ]
    return TableLinks(own, others, watch, gallery if others else None)


async def lost(
    asker: Asker, table: str, wanted: Seat | None, missing: Seat, games: LiveGames, circles: CircleOfTable
) -> SeatLink:
    """Return a link for the person of a seat at this table, who has lost their device; all are told of it."""
    mine, by = await own_table(asker, table, games, wanted)
    live = await games.known_table(table)
    if not live.table.company.invitation.invite:
        raise NotThere
    await circles.check_gone(live.table, missing)
    await live.game.renew(Place(mine.room, by), Place(live.room, missing))
    person = existing(person_at(live.table, missing))
    return SeatLink(missing, _path(live.table, lost_device_key(live.table, missing, person)))


async def invitation(asker: Asker, table: str, key: str, games: LiveGames) -> InvitationView:
    """Return what a key leads to, before sitting down."""
    live, opened = await _opened(games, table, key)
    state = _state(live.table, opened, asker.guest(live.game.has_known))
    sits = asker.opened(live.game.where)
    return invitation_view(live.now, opened.seat, state, None if sits is None else sits[0].table.id)


async def sit(
    asker: Asker, table: str, taken: TakeSeatCommand, games: LiveGames, circles: CircleOfTable
) -> Admitted[SeatAnswer]:
    """Take the seat that a key opens."""
    live, opened = await _opened(games, table, taken.key)
    guest = asker.guest(live.game.has_known)
    if opened.seat not in live.table.opened_by(guest):
        proof = hashed(guest, live.table.scope)
        wish = _wish(live.table, opened, proof, taken)
        if opened.way is KeyKind.LOST:
            check_no_other_seat(live.table, opened.seat, proof)  # before anything changes in the circle
            await circles.check_gone(live.table, opened.seat)
            await circles.replace_device(live.table, opened.seat, proof)
        await live.commands.settle(opened.seat, wish)
    return Admitted(SeatAnswer(live.table.id, opened.seat), guest)


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
