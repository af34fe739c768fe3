"""A board to practise the play with: what somebody wants to practise, and what was found for it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from schlemm.core.calls import Call
from schlemm.core.deal import Deal
from schlemm.core.seats import Seat

PLAYER: Final = Seat.SOUTH
"""Where the person sits who practises."""


class Goal(Enum):
    """What the player tries to do; the value is its name in links and catalogues."""

    MAKE = "make"
    """As declarer: take the tricks that were bid."""
    BEAT = "beat"
    """As defender: keep declarer from them."""
    OVERTRICKS = "overtricks"
    """As declarer: take as many tricks as there are."""

    @property
    def declares(self) -> bool:
        """Whether the player is declarer."""
        return self is not Goal.BEAT


class Size(Enum):
    """How high a contract is, by what it is worth undoubled."""

    PART_SCORE = "part-score"
    GAME = "game"
    SLAM = "slam"


class GoalKind(Enum):
    """Whether there are trumps."""

    SUIT = "suit"
    NOTRUMP = "notrump"


@dataclass(frozen=True, slots=True)
class GoalWish:
    """What to practise.

    Attributes:
        goal: What the player tries to do.
        size: How high the contract shall be; ``None`` for any.
        kind: Whether it shall have trumps; ``None`` if it does not matter.
    """

    goal: Goal
    size: Size | None = None
    kind: GoalKind | None = None


class GoalMatch(Enum):
    """How well a board fits what was wished for, from the best; ``goal-fit-`` and the value is said of it."""

    GOOD = "good"
    """It can be reached against any play, but not by itself: rules of thumb take too few tricks as declarer; as
    defender there is a card that gives the contract away."""
    EASY = "easy"
    """It can be reached against any play."""
    UNCHECKED = "unchecked"
    """Nobody has looked: there is no solver here."""
    HARD = "hard"
    """It can be reached only if the others make a mistake."""
    OTHER = "other"
    """The contract is not of the kind that was wished for."""

    @property
    def rank(self) -> int:
        """Its place in the order, from 0."""
        return list(GoalMatch).index(self)

    @property
    def will_do(self) -> bool:
        """Whether there is no use in looking further."""
        return self in {GoalMatch.GOOD, GoalMatch.UNCHECKED}


@dataclass(frozen=True, slots=True)
class GoalBoard:
    """A board to practise with.

    Attributes:
        number: The number of a duplicate board with its dealer and vulnerability.
        deal: All four hands.
        calls: The whole auction, from the dealer's call.
        fit: How well it fits.
        possible: The tricks that the player's side takes with open cards and best play of all; ``None`` if unchecked.
    """

    number: int
    deal: Deal
    calls: tuple[Call, ...]
    fit: GoalMatch
    possible: int | None


@dataclass(frozen=True, slots=True)
class TableGoal:
    """What a table was opened for, if it was to practise; the board itself stands in the table's events.

    Attributes:
        wish: What the player practises.
        seed: What all boards of this practice follow from; only the table may read it.
        number: Which board of the practice it is, from 1.
        fit: How well the board fits the wish.
        possible: The tricks that the player's side takes with open cards and best play of all; ``None`` if nobody has
            looked. Nobody is told before the board is over.
    """

    wish: GoalWish
    seed: str
    number: int
    fit: GoalMatch
    possible: int | None
