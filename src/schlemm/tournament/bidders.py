"""Who meets in a bidding match, and what is kept when one of them fails."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, TypeAlias

from schlemm.core.action import Action
from schlemm.core.seats import SIDES, Seat, Side
from schlemm.core.view import View

TABLES = (1, 2)
"""Both tables of a match."""


class Team(Enum):
    """One of the two that meet. A sits North-South at table 1 and East-West at table 2, B the other way."""

    A = "A"
    B = "B"

    def side_at(self, table: int) -> Side:
        """Where it sits at table 1 or 2."""
        return SIDES[(table - 1 + (self is Team.B)) % 2]

    @classmethod
    def of(cls, seat: Seat, table: int) -> Team:
        """Who sits there."""
        return cls.A if seat.side is cls.A.side_at(table) else cls.B


class Bidder(Protocol):
    """Anything that makes a call when it is shown what one seat sees."""

    def act(self, view: View) -> Action:
        """The action of the seat whose view this is; in an auction a ``MakeCall``."""
        ...


@dataclass(frozen=True, slots=True)
class Contestant:
    """A bidder and the name under which both sides know its system."""

    name: str
    bidder: Bidder


@dataclass(frozen=True, slots=True)
class Blame:
    """What an error of a bidder means.

    Attributes:
        code: A code for what went wrong, such as ``"late"``.
        detail: What is known about it.
        again: Whether the bidder deserves to be asked once more.
    """

    code: str
    detail: str
    again: bool = False


Judge: TypeAlias = Callable[[Exception], Blame]
"""Says what an error of a bidder means."""


def plain_blame(error: Exception) -> Blame:
    """The judgement where nobody knows better: the error's own words, and no second try."""
    return Blame("failed", f"{type(error).__name__}: {error}")


@dataclass(frozen=True, slots=True)
class Failure:
    """A call that a bidder owed. Unless it recovered, it passed from then on at this table.

    Attributes:
        board: The number of the board.
        table: 1 or 2.
        seat: Whose call it was.
        team: Whose bidder it was.
        code: What went wrong.
        detail: What is known about it.
        recovered: Whether the bidder made the call when it was asked once more.
    """

    board: int
    table: int
    seat: Seat
    team: Team
    code: str
    detail: str
    recovered: bool = False
