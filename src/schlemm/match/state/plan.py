"""What is agreed before a match: how many boards, what decides, in what order they are played."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from schlemm.scoring.forms.boards import DuplicateForm

LENGTHS: Final = (4, 8, 16, 24, 32)
"""How many boards a match may have; the first four have the vulnerabilities of a robber (S1:66)."""


class Measure(Enum):
    """What decides a match."""

    IMPS = "imps"
    """The difference of each board in IMPs (Law 78B)."""
    TOTAL_POINTS = "total-points"
    """The difference of each board as it is: the one measure that S1 knows (S1:9, S1:13)."""
    BOARD_A_MATCH = "board-a-match"
    """Each board is won, tied or lost."""


class Order(Enum):
    """When the tables play the boards."""

    AT_ONCE = "at-once"
    """Both at the same time, each as fast as it likes."""
    PASSED_ON = "passed-on"
    """The boards are passed on: the second table gets one when the first has finished it."""


class Half(Enum):
    """What happens after half of the boards."""

    STAY = "stay"
    """Nothing."""
    CHANGE = "change"
    """The pairs of the second team change tables, so that each pair meets both pairs of the other team."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of a match.

    Attributes:
        boards: How many; dealer and vulnerability follow from their numbers.
        measure: What decides; by itself what the source counts.
        order: When the tables play them.
        half: What happens after half of them.

    Raises:
        ValueError: If there is no match of so many boards.
    """

    boards: int = LENGTHS[0]
    measure: Measure = Measure.TOTAL_POINTS
    order: Order = Order.AT_ONCE
    half: Half = Half.STAY

    def __post_init__(self) -> None:
        if self.boards not in LENGTHS:
            raise ValueError(f"a match has {', '.join(map(str, LENGTHS))} boards, not {self.boards}")

    @property
    def form(self) -> DuplicateForm:
        """How each table scores: board by board, and one that is passed out is 0."""
        return DuplicateForm(self.boards)

    @property
    def first_half(self) -> int:
        """How many boards there are before the change of seats."""
        return self.boards // 2
