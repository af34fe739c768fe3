"""What the keys of links open at a table: a seat, for whom and how often."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schlemm.core.seats import SEATS, Seat
from schlemm.table.rules.seating import person_at
from schlemm.table.state.invitation import lost_key, own_key, same_key, seat_key
from schlemm.table.state.players import Person
from schlemm.table.state.table import Table


class KeyKind(Enum):
    """What kind of key it is: the invitation to a seat, a person's own, or the one that brings them back once."""

    INVITATION = "invitation"
    OWN = "own"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class KeyOpens:
    """What a key opens.

    Attributes:
        seat: The seat.
        way: By what kind of key.
    """

    seat: Seat
    way: KeyKind


def opened_with(table: Table, key: str) -> KeyOpens | None:
    """What this key opens at the table, if anything."""
    invitation = table.company.invitation
    if not invitation.invite:
        return None
    found = None
    for seat in SEATS:  # all of them, so that the time it takes tells nothing
        person = person_at(table, seat)
        keys = {KeyKind.INVITATION: seat_key(invitation, seat)}
        if person is not None:
            keys[KeyKind.OWN] = own_key(invitation, seat, person)
        if person is not None and seat in table.company.lost:
            keys[KeyKind.LOST] = lost_device_key(table, seat, person)
        for way, expected in keys.items():
            if same_key(expected, key):
                found = KeyOpens(seat, way)
    return found


def lost_device_key(table: Table, seat: Seat, person: Person) -> str:
    """The key that the last link made for this person holds, who has lost their device."""
    company = table.company
    return lost_key(company.invitation, table.id, seat, person, company.renewed.of(seat))
