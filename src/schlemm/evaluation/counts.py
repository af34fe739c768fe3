"""What a rule of bidding counts: figure points alone, or with something added for long or short suits."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import cache
from typing import Final

from schlemm.core.cards import SUITS, Suit

Lengths = tuple[int, int, int, int]
"""Cards in clubs, diamonds, hearts, spades."""

_TRUMPS: Final = 3
"""Trumps with which a short suit of the hand that supports is worth something."""


class PointCount(Enum):
    """A way to count a hand: its figure points (4-3-2-1) and what its shape adds; the value is its code."""

    __hash__ = object.__hash__
    """Members are the same or differ; to hash their names, as enumerations do, would be felt where rules are made."""

    FIGURES = "figures"
    STRENGTH = "strength"
    """With length points as S1:19 counts them: Natur A's count."""
    LONG = "long"
    """With a point for each card beyond four in a suit: the usual German count, FL."""
    SHORT = "short"
    """With shortness points as S4:63 counts them: Natur B's count in suit contracts."""
    CLUB_SUPPORT = "club-support"
    DIAMOND_SUPPORT = "diamond-support"
    HEART_SUPPORT = "heart-support"
    SPADE_SUPPORT = "spade-support"
    """As dummy of partner's suit: with four trumps a void is worth 5, a singleton 3, a doubleton 1; with three
    trumps 3, 2, 1; with fewer nothing."""

    @classmethod
    def support(cls, suit: Suit) -> PointCount:
        """The count of a hand that supports this suit."""
        return _SUPPORT[suit.index]

    def adds(self, lengths: Lengths) -> int:
        """What the shape adds to the figure points."""
        match self:
            case PointCount.FIGURES:
                return 0
            case PointCount.STRENGTH:
                return length_points(lengths)
            case PointCount.LONG:
                return sum(max(length - 4, 0) for length in lengths)
            case PointCount.SHORT:
                return sum(max(3 - length, 0) for length in lengths)
            case _:
                return _support_points(lengths, _SUPPORT.index(self))


_SUPPORT: Final = (
    PointCount.CLUB_SUPPORT,
    PointCount.DIAMOND_SUPPORT,
    PointCount.HEART_SUPPORT,
    PointCount.SPADE_SUPPORT,
)


def length_points(lengths: Iterable[int]) -> int:
    """S1's length points of a shape (S1:19, as ``points.length_count`` counts them).

    >>> [length_points(lengths) for lengths in ((4, 3, 3, 3), (4, 4, 3, 2), (5, 4, 3, 1), (6, 4, 2, 1))]
    [0, 1, 2, 3]
    """
    held = tuple(lengths)
    return sum(length - 3 for length in held if length >= 5) + max(held.count(4) - 1, 0)


def _support_points(lengths: Lengths, trump: int) -> int:
    if lengths[trump] < _TRUMPS:
        return 0
    worth = (5, 3, 1) if lengths[trump] > _TRUMPS else (3, 2, 1)
    return sum(
        worth[lengths[suit.index]] for suit in SUITS if suit.index != trump and lengths[suit.index] < 3
    )


@cache
def suit_length_patterns() -> tuple[Lengths, ...]:
    """The 560 ways to spread thirteen cards over the suits, in a fixed order."""
    return tuple(
        (clubs, diamonds, hearts, 13 - clubs - diamonds - hearts)
        for clubs in range(14)
        for diamonds in range(14 - clubs)
        for hearts in range(14 - clubs - diamonds)
    )
