"""How often on one board a player may do what does not bring the board on: take back, claim, talk, come and go.

Each of these is an event that is kept for good, and each can be asked for again and again. The numbers are far above
what anybody needs at a kitchen table; they only keep one person from filling a table's stream without end. The count
begins anew with each board. What brings a board on, such as calls and cards, needs no number: the rules end it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from schlemm.core.seats import SEATS, Seat


class Repeatable(Enum):
    """What can be done again and again on one board; the value is its name on the wire and in the catalogues."""

    TAKE_BACK = "take-back"
    """Taking back, or asking the others for it."""
    CLAIM = "claim"
    LINE = "line"
    """Saying a line to the table."""
    EXPLANATION = "explanation"
    """Explaining a call of one's own, or asking about one."""
    SEAT = "seat"
    """Sitting down, coming back, and links for lost devices; what somebody else does for a seat counts for the seat."""
    SETTINGS = "settings"
    """Changing what is agreed at the table; all its players share this."""
    SPECTATOR = "spectator"
    """Letting somebody look on; all players share this as well."""
    LEADING = "leading"
    """In a match: lining up, pausing, naming a captain."""


MOST: Final[Mapping[Repeatable, int]] = {
    Repeatable.TAKE_BACK: 100,
    Repeatable.CLAIM: 30,
    Repeatable.LINE: 100,
    Repeatable.EXPLANATION: 150,
    Repeatable.SEAT: 40,
    Repeatable.SETTINGS: 100,
    Repeatable.SPECTATOR: 60,
    Repeatable.LEADING: 60,
}
"""How often on one board."""

TOLD_FROM: Final = 10
"""A player is told how often something is still possible once it is no more than this."""

_PLACE: Final = {
    (kind, seat): place for place, (kind, seat) in enumerate((k, s) for k in Repeatable for s in SEATS)
}


@dataclass(frozen=True, slots=True)
class Spent:
    """How often each player has done each of these on the board in progress, or since the last one.

    Attributes:
        counts: The numbers: for each kind those of the four seats.
    """

    counts: tuple[int, ...] = (0,) * len(_PLACE)

    def of(self, kind: Repeatable, seat: Seat) -> int:
        """How often the player of this seat has done it."""
        return self.counts[_PLACE[kind, seat]]

    def left(self, kind: Repeatable, seat: Seat) -> int:
        """How often they still may."""
        return max(0, MOST[kind] - self.of(kind, seat))

    def once_more(self, kind: Repeatable, seats: Iterable[Seat]) -> Spent:
        """The same when these players have done it once more."""
        counts = list(self.counts)
        for seat in seats:
            counts[_PLACE[kind, seat]] += 1
        return Spent(tuple(counts))


NOTHING_SPENT: Final = Spent()
"""At the beginning of a board."""
