"""What servers say to each other about a stream. Nothing here is a truth: what counts is in the store."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from schlemm.core.seats import BySide, Seat
from schlemm.server.protocol.client import SpeakCommand


class _Between(Struct, frozen=True, tag_field="is"):
    """How all of them are written."""


class Appended(_Between, frozen=True, tag="appended"):
    """Something was kept: who has the stream open reads on.

    Attributes:
        version: The version of the stream.
    """

    version: int


class RoomHere(Struct, frozen=True):
    """Who is connected to one server at a table, and what its clock has counted.

    Attributes:
        seats: Whose players are connected.
        version: The version of the table.
        spent: Tenths of a second of each side that are not on record.
    """

    seats: frozenset[Seat]
    version: int
    spent: BySide[int]


class HereAt(_Between, frozen=True, tag="here"):
    """Who is connected to a server, at each table of a game.

    Attributes:
        server: Which server.
        rooms: The tables.
    """

    server: str
    rooms: tuple[RoomHere, ...]


class WhoIsThere(_Between, frozen=True, tag="who"):
    """A server has opened the game and wants to know who is connected elsewhere."""


class WhoHasItOpen(_Between, frozen=True, tag="open?"):
    """A server wants to know whether another one has the game open, whether or not people are there."""


class DriverLeft(_Between, frozen=True, tag="left"):
    """The server that had bots act does so no longer: another one may."""


class SpokenAt(_Between, frozen=True, tag="spoken"):
    """Something was said freely at a table.

    Attributes:
        room: Which table of the game.
        version: The version of the stream at which it was said.
        seat: The speaker's seat.
        asked: What their browser has sent.
    """

    room: int
    version: int
    seat: Seat
    asked: SpeakCommand


class PickedUpAt(_Between, frozen=True, tag="picked-up"):
    """Somebody has picked up the hand that was dealt to them.

    Attributes:
        room: Which table of the game.
        version: The version of the stream at which they did.
        seat: Their seat.
    """

    room: int
    version: int
    seat: Seat


class LookedAt(_Between, frozen=True, tag="looked"):
    """A member of a circle has looked at it.

    Attributes:
        member: Their number.
    """

    member: int


Between: TypeAlias = (
    Appended | HereAt | WhoIsThere | WhoHasItOpen | DriverLeft | SpokenAt | PickedUpAt | LookedAt
)

_READER = msgspec.json.Decoder[Between](Between)


def message_bytes(message: Between) -> bytes:
    """A message as it goes over the bus."""
    return msgspec.json.encode(message)


def read_message(data: bytes) -> Between | None:
    """The message that was written; ``None`` for what no server of this version says."""
    try:
        said: Between = _READER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return said
