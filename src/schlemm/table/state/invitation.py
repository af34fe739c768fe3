"""The keys of a table's seats: who holds one may sit there, or goes on there on another device.

Keys follow from one secret of the table, so none has to be stored, and from none another follows.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.table.state.players import Person

KEY_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class Invitation:
    """What the seats of one table share: its host, and the secret that the keys of its links follow from.

    It goes on from game to game of the same people.

    Attributes:
        host: Where the person sits who has opened the table.
        invite: The secret that keys follow from; empty where nobody can be invited.
        scope: What hashes of secrets are keyed by; empty for the table's own name.
        places: Which invitation belongs to each seat: its own, until seats are drawn; in a match with its table. A
            stroke follows for each person who had it and has left for good.
        series: Name of the circle that the table belongs to; empty if to none.
    """

    host: Seat
    invite: str = ""
    scope: str = ""
    places: BySeat[str] = BySeat(*(seat.letter for seat in SEATS))
    series: str = ""

    def moved(self, to: BySeat[Seat]) -> Invitation:
        """The same invitation after everybody has gone from their seat to this one."""
        places = self.places
        for seat in SEATS:
            places = places.put(to.of(seat), self.places.of(seat))
        return replace(self, host=to.of(self.host), places=places)

    def given_on(self, seat: Seat) -> Invitation:
        """The same invitation after the person of this seat has left for good: their key opens it no more."""
        return replace(self, places=self.places.put(seat, f"{self.places.of(seat)}'"))


def seat_key(invitation: Invitation, seat: Seat) -> str:
    """The key of the invitation to this seat: 128 bits, as 22 signs that a link can hold."""
    return _key(invitation, f"seat {invitation.places.of(seat)}")


def own_key(invitation: Invitation, seat: Seat, person: Person) -> str:
    """The key that brings this person to their seat on another device; known to nobody else."""
    return _key(invitation, f"own {invitation.places.of(seat)} {person.secret}")


def watching_key(invitation: Invitation, table: str, seat: Seat, person: Person, revoked: int) -> str:
    """The key to look on as a guest of the person at this seat; it ends with the table.

    Args:
        invitation: The people.
        table: Name of the table.
        seat: Whose cards are shown.
        person: Who shows them.
        revoked: How many guests of theirs have been sent away: each time the key becomes another.
    """
    return _key(invitation, f"watch {table} {invitation.places.of(seat)} {person.secret} {revoked}")


def gallery_key(invitation: Invitation, table: str, revoked: int) -> str:
    """The key to the gallery of this table; another one after somebody there has been sent away."""
    return _key(invitation, f"gallery {table} {revoked}")


def lost_key(invitation: Invitation, table: str, seat: Seat, person: Person, renewed: int) -> str:
    """The key that brings this person back once, with a new secret: it follows from the one that they have lost.

    Args:
        invitation: The people.
        table: Name of the table.
        seat: Where the person sits.
        person: Who has lost their device.
        renewed: How many links have been made for this seat: each time the key becomes another.
    """
    return _key(
        invitation, f"lost {table} {invitation.places.of(seat)} {person.secret} {len(person.more)} {renewed}"
    )


def same_key(one: str, other: str) -> bool:
    """Whether two keys are the same, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())


def _key(invitation: Invitation, what: str) -> str:
    if not invitation.invite:
        raise ValueError("nobody can be invited to this table")
    return key_from(invitation.invite, what)


def key_from(secret: str, what: str) -> str:
    """The key that follows from a secret for this: 128 bits, as 22 signs that a link can hold."""
    digest = hmac.digest(secret.encode(), what.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:KEY_BYTES]).rstrip(b"=").decode()
