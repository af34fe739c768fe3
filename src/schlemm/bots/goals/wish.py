"""What somebody wants to practise with the cards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from schlemm.core.cards import Strain
from schlemm.core.contract import Contract
from schlemm.core.seats import Seat
from schlemm.evaluation.box import Range
from schlemm.scoring.premiums import SLAM_LEVEL
from schlemm.scoring.tricks import GAME, bid_worth

PLAYER: Final = Seat.SOUTH
"""Where the person sits who practises."""
ANY_POINTS: Final = Range(20, 40)
"""The stronger side always has at least half of the figure points."""


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

    @classmethod
    def of(cls, contract: Contract) -> Size:
        """The size of this contract."""
        if contract.level >= SLAM_LEVEL:
            return cls.SLAM
        return cls.GAME if bid_worth(contract.bid) >= GAME else cls.PART_SCORE


class GoalKind(Enum):
    """Whether there are trumps."""

    SUIT = "suit"
    NOTRUMP = "notrump"

    @classmethod
    def of(cls, contract: Contract) -> GoalKind:
        """The kind of this contract."""
        return cls.NOTRUMP if contract.strain is Strain.NOTRUMP else cls.SUIT


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

    def fits(self, contract: Contract) -> bool:
        """Whether the contract is one that was wished for."""
        return self.size in {None, Size.of(contract)} and self.kind in {None, GoalKind.of(contract)}

    @property
    def points(self) -> Range:
        """The figure points of the stronger side with which such contracts are bid: they spare much bidding."""
        return ANY_POINTS if self.size is None else _POINTS[self.size]


_POINTS: Final = {Size.PART_SCORE: Range(20, 25), Size.GAME: Range(22, 32), Size.SLAM: Range(29, 40)}
