"""Who sits where, in one room or two, as a value: players of both teams come in any order to one door."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.seats import SEATS, BySeat, BySide, Seat, Side
from schlemm.table_manager.fault import TableFault, TableFaultCode
from schlemm.table_manager.messages import Connecting

VERSIONS: Final = (18, 19)
"""The versions of the protocol that we speak."""
LONGEST_NAME: Final = 64
"""Characters of a team's name."""

NO_TEAMS: Final[BySide[str | None]] = BySide(None, None)
"""No team is known yet."""

_NOBODY: Final[BySeat[bool]] = BySeat(False, False, False, False)


@dataclass(frozen=True, slots=True)
class TablePlace:
    """A seat in one of the rooms, the first of which is the open one.

    Attributes:
        room: 0 or 1.
        seat: Which seat.
        team: Who has it.
        version: The version of the protocol that its player speaks.
    """

    room: int
    seat: Seat
    team: str
    version: int


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of a match as far as they are taken.

    Attributes:
        taken: Which seats, in each room.
        teams: The teams by their sides in the open room; ``None`` for one that is not known yet. In the closed room
            they sit the other way.
        agreed: The only teams that may come, where that was said beforehand.
    """

    taken: tuple[BySeat[bool], ...]
    teams: BySide[str | None] = NO_TEAMS
    agreed: BySide[str | None] = NO_TEAMS

    @classmethod
    def of(cls, rooms: int, teams: BySide[str | None] = NO_TEAMS) -> Seating:
        """Nobody sits yet.

        Args:
            rooms: 1 or 2.
            teams: The only teams that may come, where that is agreed.
        """
        return cls((_NOBODY,) * rooms, teams, teams)

    @property
    def is_full(self) -> bool:
        """Whether all seats are taken."""
        return all(all(room) for room in self.taken)

    @property
    def free(self) -> int:
        """How many seats nobody has taken."""
        return sum(not taken for room in self.taken for taken in room)

    def teams_in(self, room: int) -> BySide[str]:
        """Who sits where in a room; empty for who has not come yet."""
        names = self.teams.map(lambda name: name or "")
        return names if room == 0 else names.swapped

    def after(self, message: Connecting) -> tuple[Seating, TablePlace]:
        """The seats with this player seated, and where.

        Raises:
            TableFault: If it cannot have the seat.
        """
        if message.version not in VERSIONS:
            raise TableFault(TableFaultCode.BAD_VERSION, message.seat, str(message.version))
        team = message.team[:LONGEST_NAME]
        if not team:
            raise TableFault(TableFaultCode.NOT_CONNECTING, message.seat)
        free = self._free(message.seat, team)
        if not free:
            raise TableFault(TableFaultCode.SEAT_TAKEN, message.seat, team)
        for room, seat in free:
            seating = self._with(room, seat, team)
            if seating is not None:
                return seating, TablePlace(room, seat, team, message.version)
        raise TableFault(TableFaultCode.OTHER_TEAM, message.seat, team)

    def without(self, place: TablePlace) -> Seating:
        """The seats after a player has gone; a team of which nobody is left may be another one."""
        taken = self.taken[place.room].put(place.seat, False)
        rooms = tuple(taken if room == place.room else seats for room, seats in enumerate(self.taken))
        side = _side(place.seat, place.room)
        if any(room.of(seat) for index, room in enumerate(rooms) for seat in _seats(side, index)):
            return replace(self, taken=rooms)
        return replace(self, taken=rooms, teams=self.teams.put(side, self.agreed.of(side)))

    def _free(self, wanted: Seat | None, team: str) -> list[tuple[int, Seat]]:
        """The free seats that a player may have: first where its team is known to sit, there first beside partner."""
        seats = SEATS if wanted is None else (wanted,)
        free = [(room, seat) for room, taken in enumerate(self.taken) for seat in seats if not taken.of(seat)]

        def rank(place: tuple[int, Seat]) -> tuple[bool, bool]:
            room, seat = place
            return not _same(self.teams.of(_side(seat, room)), team), not self.taken[room].of(seat.partner)

        return sorted(free, key=rank)

    def _with(self, room: int, seat: Seat, team: str) -> Seating | None:
        """The seats with one more taken; ``None`` if the team has no business there."""
        side = _side(seat, room)
        known = self.teams.of(side)
        if known and not _same(known, team):
            return None
        rooms = tuple(
            taken.put(seat, True) if index == room else taken for index, taken in enumerate(self.taken)
        )
        return replace(self, taken=rooms, teams=self.teams if known else self.teams.put(side, team))


def _same(known: str | None, team: str) -> bool:
    """Whether this is the team that is known; case does not matter."""
    return known is not None and known.casefold() == team.casefold()


def _side(seat: Seat, room: int) -> Side:
    """The side that the team of this seat has in the open room."""
    return seat.side if room == 0 else seat.side.other


def _seats(side: Side, room: int) -> tuple[Seat, Seat]:
    """Where the team that has this side in the open room sits in this one."""
    return (side if room == 0 else side.other).seats
