"""Shapes: how a hand's thirteen cards are spread over the suits, how often, and in which class (S4:51-61)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import cache
from math import comb, factorial, prod
from typing import Final

from schlemm.core.hand import Hand

HANDS: Final = comb(52, 13)
"""How many hands of thirteen cards there are: 635 013 559 600."""


class ShapeClass(Enum):
    """The four kinds of shapes of S4:51-59; the value is the name of its message in the catalogues."""

    BALANCED = "shape-balanced"
    """NT-Verteilung: 4-3-3-3, 4-4-3-2 and 5-3-3-2 (S4:53)."""
    ONE_SUITED = "shape-one-suited"
    """Einfärber: one suit of at least six cards, the others of three at most (S4:55)."""
    TWO_SUITED = "shape-two-suited"
    """Zweifärber: one suit of at least five, another of at least four (S4:57); 5-4-4-0 is none."""
    THREE_SUITED = "shape-three-suited"
    """Dreifärber: 4-4-4-1 and 5-4-4-0 (S4:59)."""


@dataclass(frozen=True, slots=True)
class Shape:
    """The lengths of the four suits, from the longest, whichever suits they are (S4:51).

    >>> str(Shape.of(Hand.parse("AKQJ.T98.765.432")))
    '4-3-3-3'

    Raises:
        ValueError: If the lengths do not fall, or are not thirteen cards.
    """

    lengths: tuple[int, int, int, int]

    def __post_init__(self) -> None:
        falling = tuple(sorted(self.lengths, reverse=True)) == self.lengths
        if not falling or self.lengths[-1] < 0 or sum(self.lengths) != 13:
            raise ValueError(f"four lengths from the longest must be thirteen cards, not {self.lengths}")

    @classmethod
    def of(cls, hand: Hand) -> Shape:
        """The shape of this hand.

        Raises:
            ValueError: If it has not thirteen cards.
        """
        first, second, third, fourth = sorted(hand.lengths, reverse=True)
        return cls((first, second, third, fourth))

    @property
    def arrangements(self) -> int:
        """In how many ways the lengths can fall to spades, hearts, diamonds and clubs: 4 to 24."""
        return factorial(4) // prod(factorial(times) for times in Counter(self.lengths).values())

    @property
    def hands(self) -> int:
        """How many of all hands have this shape."""
        return self.arrangements * prod(comb(13, length) for length in self.lengths)

    @property
    def probability(self) -> Fraction:
        """Which part of all hands has this shape, exactly."""
        return Fraction(self.hands, HANDS)

    @property
    def shape_class(self) -> ShapeClass:
        """The kind of shape it is; every shape is of exactly one kind."""
        longest, second, third, _ = self.lengths
        if third == 4:
            return ShapeClass.THREE_SUITED
        if longest >= 5 and second >= 4:
            return ShapeClass.TWO_SUITED
        return ShapeClass.ONE_SUITED if longest >= 6 else ShapeClass.BALANCED

    def __str__(self) -> str:
        return "-".join(map(str, self.lengths))


@cache
def shapes() -> tuple[Shape, ...]:
    """All 39 shapes, from the most frequent."""
    falling = [
        Shape((first, second, third, fourth))
        for first in range(13, 3, -1)
        for second in range(min(first, 13 - first), -1, -1)
        for third in range(min(second, 13 - first - second), -1, -1)
        if 0 <= (fourth := 13 - first - second - third) <= third
    ]
    return tuple(sorted(falling, key=lambda shape: -shape.hands))


@cache
def class_probability(kind: ShapeClass) -> Fraction:
    """Which part of all hands has a shape of this kind, exactly.

    >>> [f"{float(class_probability(kind)):.2%}" for kind in ShapeClass]
    ['47.60%', '12.21%', '35.95%', '4.24%']
    """
    return sum((shape.probability for shape in shapes() if shape.shape_class is kind), Fraction())
