"""What is asked of a deal: cards that are held, sets of hands, and what partners have together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.hand import EMPTY, Hand
from schlemm.core.seats import SEATS, SIDES, BySeat, BySide, Seat, Side
from schlemm.evaluation.box import ANY_LENGTH, ANY_POINTS, Range
from schlemm.evaluation.handset import HandSet

FIGURES: Final = 40
"""Figure points of all cards."""


class NothingFits(ValueError):
    """No deal has what is asked, and that can be seen before any is tried."""

    @classmethod
    def of(cls, who: Seat | Side) -> NothingFits:
        """Return the error that says of whom too much is asked."""
        return cls(f"no cards fit what is asked of {who}; ask for less of {who} or of the others")


@dataclass(frozen=True, slots=True)
class Together:
    """What two partners have in both hands.

    Attributes:
        figures: Figure points (4-3-2-1).
        lengths: Cards in clubs, diamonds, hearts, spades.
    """

    figures: Range = ANY_POINTS
    lengths: tuple[Range, Range, Range, Range] = (ANY_LENGTH, ANY_LENGTH, ANY_LENGTH, ANY_LENGTH)

    @property
    def bounds(self) -> tuple[tuple[int, int], ...]:
        """The least and the most: clubs, diamonds, hearts, spades, then points."""
        lengths = ((max(each.low, 0), min(each.high, 13)) for each in self.lengths)
        return (*lengths, (max(self.figures.low, 0), min(self.figures.high, FIGURES)))


ANY_HELD: Final = BySeat(EMPTY, EMPTY, EMPTY, EMPTY)
ANY_SHOWN: Final = BySeat(HandSet(), HandSet(), HandSet(), HandSet())
ANY_TOGETHER: Final = BySide(Together(), Together())


@dataclass(frozen=True, slots=True)
class Constraints:
    """What is asked of a deal.

    Attributes:
        held: The cards that each seat has for sure.
        shown: The hands that each seat may have.
        together: What each side has in both hands.

    Raises:
        ValueError: If a card is held twice, a hand has more than thirteen, or a range is empty.
    """

    held: BySeat[Hand] = ANY_HELD
    shown: BySeat[HandSet] = ANY_SHOWN
    together: BySide[Together] = ANY_TOGETHER

    def __post_init__(self) -> None:
        given = EMPTY
        for seat in SEATS:
            held = self.held.of(seat)
            if len(held) > 13:
                raise ValueError(f"{seat} holds {len(held)} cards; a hand has 13 at most")
            if held & given:
                raise ValueError(f"{seat} holds cards that another player holds: {held & given}")
            given |= held
        for side in SIDES:
            if any(low > high for low, high in self.together.of(side).bounds):
                raise ValueError(f"a range of {side} is empty: {self.together.of(side)}")
