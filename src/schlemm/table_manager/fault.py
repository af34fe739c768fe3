"""What keeps a table or a player from going on, as a value; words are made of it elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schlemm.core.seats import Seat


class TableFaultCode(Enum):
    """What went wrong."""

    BAD_VERSION = "bad-version"
    """A player speaks a version of the protocol that we do not."""
    SEAT_TAKEN = "seat-taken"
    """The seat is taken, or all are."""
    OTHER_TEAM = "other-team"
    """Partner has given the name of another team, or the other room has them elsewhere."""
    NOT_CONNECTING = "not-connecting"
    """The first line does not ask for a seat."""
    ILLEGAL_CALL = "illegal-call"
    ILLEGAL_CARD = "illegal-card"
    UNEXPECTED = "unexpected"
    """A call or card of somebody else, or at another time."""
    FLOOD = "flood"
    """More lines than anybody has a reason to send, or one too long."""
    DEAF = "deaf"
    """What is sent is not read."""
    EMPTY_SEATS = "empty-seats"
    """Not all seats were taken in time; the detail says how many are free."""
    LATE = "late"
    """What is needed does not come."""
    NO_CARDS = "no-cards"
    """A line that nobody can read, where cards are due: without them there is nothing to wait for."""
    GONE = "gone"
    """The connection is closed."""


@dataclass(eq=True, unsafe_hash=True)
class TableFault(Exception):
    """A player did not do what the protocol asks for.

    Attributes:
        code: What went wrong.
        seat: Who; ``None`` before anybody sits.
        detail: What was wanted or said, in the lines of the protocol.
        board: The number of the board, where that says what was wanted.
    """

    code: TableFaultCode
    seat: Seat | None
    detail: str = ""
    board: int | None = None

    def __str__(self) -> str:
        who = "" if self.seat is None else f"{self.seat.name.capitalize()}: "
        return f"{who}{self.code.value}{': ' if self.detail else ''}{self.detail}"
