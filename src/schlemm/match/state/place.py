"""The eight seats of a match."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from schlemm.bot_match.contestants import Team
from schlemm.core.seats import SEATS, BySeat, Seat


class Room(Enum):
    """One of the two tables of a match; in large matches they stand in an open and a closed room."""

    OPEN = 1
    CLOSED = 2

    @property
    def index(self) -> int:
        """Its place in pairs of one thing a table."""
        return self.value - 1

    @property
    def other(self) -> Room:
        """The other table."""
        return Room(3 - self.value)


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at one of the tables."""

    room: Room
    seat: Seat

    @property
    def team(self) -> Team:
        """Who has it: team A sits North-South in the open room and East-West in the closed one (S1:7)."""
        return Team.of(self.seat, self.room.value)

    def __str__(self) -> str:
        return f"{self.room.value}{self.seat.letter}"


PLACES: Final = tuple(Place(room, seat) for room in Room for seat in SEATS)


def places_of(team: Team) -> tuple[Place, ...]:
    """The four places of a team: its pair in the open room, then its pair in the closed one."""
    return tuple(place for place in PLACES if place.team is team)


def across(place: Place) -> Place:
    """Where a player sits once the pairs of their team have changed tables, and sat before that."""
    places = places_of(place.team)
    return dict(zip(places, places[2:] + places[:2], strict=True))[place]


def own_labels(room: Room) -> BySeat[str]:
    """What the invitations of a table's seats are named after, as long as nobody has moved."""
    return BySeat.from_function(lambda seat: str(Place(room, seat)))
