"""Who meets in a match, and what is kept when one of them fails."""

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
        return cls.of_side(seat.side, table)

    @classmethod
    def of_side(cls, side: Side, table: int) -> Team:
        """Who has this side."""
        return cls.A if side is cls.A.side_at(table) else cls.B


class Player(Protocol):
    """Anything that acts when it is shown what one seat sees."""

    def act(self, view: View) -> Action:
        """The action of the seat whose view this is: a call, a card, a claim, an answer to one."""
        ...


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player for both seats of a side.

    Attributes:
        system: The name under which both sides know its bidding system; empty if nobody does.
        player: Who calls and plays.
    """

    system: str
    player: Player


@dataclass(frozen=True, slots=True)
class Blame:
    """What an error of a player means.

    Attributes:
        code: A code for what went wrong, such as ``"late"``.
        detail: What is known about it.
        again: Whether the player deserves to be asked once more.
    """

    code: str
    detail: str
    again: bool = False


Judge: TypeAlias = Callable[[Exception], Blame]
"""Says what an error of a player means."""


def plain_blame(error: Exception) -> Blame:
    """The judgement where nobody knows better: the error's own words, and no second try."""
    return Blame("failed", f"{type(error).__name__}: {error}")


@dataclass(frozen=True, slots=True)
class Failure:
    """A call, a card or an answer that a player owed.

    Attributes:
        board: The number of the board.
        table: 1 or 2.
        seat: Who was asked; declarer for dummy's cards.
        team: Whose player it was.
        code: What went wrong.
        detail: What is known about it.
        instead: What was done in its place, in notation: a call, a card, ``"accept"`` or ``"refuse"``; empty if the
            player did it when it was asked once more.
    """

    board: int
    table: int
    seat: Seat
    team: Team
    code: str
    detail: str
    instead: str

    @property
    def recovered(self) -> bool:
        """Whether the player did its part at the second try."""
        return not self.instead
