"""Players who go from one place of a match to another: with their names, secrets, keys and what is kept for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from schlemm.bot_match.contestants import Team
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.match.state.match import Match, proofs
from schlemm.match.state.place import Place, Room, across, places_of
from schlemm.table.state.company import Company
from schlemm.table.state.table import Table


def moved(match: Match, to: Mapping[Place, Place]) -> Match:
    """The match after everybody has gone where this says; who is not named stays.

    Args:
        match: The match between two boards.
        to: The new place of each, by their former; nobody may be left without one.
    """
    origin, host = {new: old for old, new in to.items()}, to.get(match.host, match.host)
    first, second = (_table(match, room, origin, host) for room in Room)
    captains = [to.get(captain, captain) for captain in match.captains]
    return replace(
        match,
        tables=(first, second),
        host=host,
        captains=(captains[0], captains[1]),
        knows=(proofs(first), proofs(second)),
    )


def pairs_changed(match: Match, team: Team) -> Match:
    """The match after the pairs of this team have changed tables."""
    return replace(moved(match, {place: across(place) for place in places_of(team)}), changed=True)


def host_of_room(host: Place, room: Room) -> Seat:
    """Return the host of one of the tables: that of the match, or North at the other one."""
    return host.seat if host.room is room else Seat.NORTH


def _table(match: Match, room: Room, origin: Mapping[Place, Place], host: Place) -> Table:
    """One of the tables with those who sit there now."""
    table = match.table(room)
    former = BySeat.from_function(lambda seat: origin.get(Place(room, seat), Place(room, seat)))
    company = _company(match, table.company, former)
    return replace(
        table,
        players=BySeat.from_function(lambda seat: match.player(former.of(seat))),
        company=replace(company, invitation=replace(company.invitation, host=host_of_room(host, room))),
    )


def _company(match: Match, company: Company, former: BySeat[Place]) -> Company:
    """The company of a table, each having come from this place."""

    def was(place: Place) -> Company:
        return match.table(place.room).company

    places = BySeat.from_function(lambda at: was(former.of(at)).invitation.places.of(former.of(at).seat))
    return replace(
        company,
        invitation=replace(company.invitation, places=places),
        kept=tuple(seat for seat in SEATS if former.of(seat).seat in was(former.of(seat)).kept),
        coming=BySeat.from_function(lambda seat: was(former.of(seat)).coming.of(former.of(seat).seat)),
        away=tuple(seat for seat in SEATS if former.of(seat).seat in was(former.of(seat)).away),
        lost=(),
        renewed=BySeat.from_function(lambda at: was(former.of(at)).renewed.of(former.of(at).seat)),
        said=(),
    )
