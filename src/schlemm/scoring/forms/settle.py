"""Settling at home: from two totals to what one side owes the other."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schlemm.core.seats import BySide, Side
from schlemm.scoring.forms.form import winner


class Rounding(Enum):
    """How a difference is rounded before it is paid; all differences are multiples of ten."""

    NONE = "none"
    HALF_UP = "half-up"
    """To hundreds, 50 upwards."""
    HALF_DOWN = "half-down"
    """To hundreds, 50 downwards."""

    def round(self, difference: int) -> int:
        """The difference (not negative) as it is paid.

        >>> [Rounding.HALF_DOWN.round(points) for points in (40, 50, 60, 1_250)]
        [0, 0, 100, 1200]
        """
        match self:
            case Rounding.NONE:
                return difference
            case Rounding.HALF_UP:
                return (difference + 50) // 100 * 100
            case Rounding.HALF_DOWN:
                return (difference + 49) // 100 * 100


@dataclass(frozen=True, slots=True)
class Settlement:
    """Who won, and what it is worth.

    Attributes:
        winner: The side with more points; ``None`` for a tie, which is a tie.
        difference: By how many points.
        rounded: The difference as it is paid.
        amount: What each loser pays, in the smallest unit of the stake (cents, say).
    """

    winner: Side | None
    difference: int
    rounded: int
    amount: int


@dataclass(frozen=True, slots=True)
class Stake:
    """What is played for.

    >>> Stake(per_hundred=10).settle(BySide(1_340, 690))
    Settlement(winner=<Side.NORTH_SOUTH: 'NS'>, difference=650, rounded=700, amount=70)

    Attributes:
        per_hundred: Units for a hundred points, not negative; 0 plays for the honour.
        rounding: How the difference is rounded.
    """

    per_hundred: int = 0
    rounding: Rounding = Rounding.HALF_UP

    def __post_init__(self) -> None:
        if self.per_hundred < 0:
            raise ValueError(f"a stake per hundred points is not negative: {self.per_hundred}")

    def settle(self, totals: BySide[int]) -> Settlement:
        """Who won by how much; without rounding to hundreds, half a unit is paid as a whole one."""
        difference = abs(totals.north_south - totals.east_west)
        rounded = self.rounding.round(difference)
        return Settlement(winner(totals), difference, rounded, (rounded * self.per_hundred + 50) // 100)
