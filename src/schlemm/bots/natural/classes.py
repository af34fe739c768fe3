"""Sets of hands, as coarse as bidding needs them: a hand counts by its suit lengths and its figure points.

There are 560 ways to spread thirteen cards over four suits and 38 figure points, so a set of hands is one integer of
21 280 bits, and what players show, deny and leave open is computed exactly with ``&``, ``|`` and ``~``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final, NamedTuple

from schlemm.core.cards import SUITS, Suit
from schlemm.core.hand import Hand
from schlemm.evaluation.points import figure_points

POINTS: Final = 38
"""Figure points of a hand: 0 to 37."""

MOST: Final = 50
"""A strength that no hand reaches: as an upper bound it means "or more"."""


class Range(NamedTuple):
    """Whole numbers from ``low`` to ``high``, both included."""

    low: int
    high: int

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.low <= number <= self.high


ANY_POINTS: Final = Range(0, MOST)
ANY_LENGTH: Final = Range(0, 13)


@dataclass(frozen=True, slots=True)
class Box:
    """What a rule asks of a hand: a range of each figure.

    Attributes:
        figures: Figure points (4-3-2-1).
        strength: Figure points and length points together (S1:19), "Blattstärke".
        lengths: Cards in clubs, diamonds, hearts, spades.
        balanced: Whether the shape must be 4-3-3-3, 4-4-3-2 or 5-3-3-2.
    """

    figures: Range = ANY_POINTS
    strength: Range = ANY_POINTS
    lengths: tuple[Range, Range, Range, Range] = (ANY_LENGTH, ANY_LENGTH, ANY_LENGTH, ANY_LENGTH)
    balanced: bool = False

    def with_length(self, suit: Suit, low: int, high: int = 13) -> Box:
        """The same, but with this many cards of the suit."""
        clubs, diamonds, hearts, spades = (
            Range(low, high) if other is suit else self.lengths[other.index] for other in SUITS
        )
        return replace(self, lengths=(clubs, diamonds, hearts, spades))

    def length(self, suit: Suit) -> Range:
        """How many cards of the suit."""
        return self.lengths[suit.index]


def length_points(lengths: Iterable[int]) -> int:
    """S1's length points of a shape (S1:19, as ``evaluation.points.length_count`` counts them).

    >>> [length_points(lengths) for lengths in ((4, 3, 3, 3), (4, 4, 3, 2), (5, 4, 3, 1), (6, 4, 2, 1))]
    [0, 1, 2, 3]
    """
    held = tuple(lengths)
    return sum(length - 3 for length in held if length >= 5) + max(held.count(4) - 1, 0)


def strength(hand: Hand) -> int:
    """Figure points and length points."""
    return figure_points(hand) + length_points(hand.lengths)


@cache
def _shapes() -> tuple[tuple[int, int, int, int], ...]:
    return tuple(
        (clubs, diamonds, hearts, 13 - clubs - diamonds - hearts)
        for clubs in range(14)
        for diamonds in range(14 - clubs)
        for hearts in range(14 - clubs - diamonds)
    )


@cache
def _place() -> dict[tuple[int, int, int, int], int]:
    return {lengths: place for place, lengths in enumerate(_shapes())}


@cache
def _of_shapes(places: frozenset[int]) -> int:
    """All hands with the shapes at these places."""
    block = (1 << POINTS) - 1
    return sum(block << POINTS * place for place in places)


@cache
def everything() -> int:
    """The set of all hands."""
    return (1 << POINTS * len(_shapes())) - 1


@cache
def _with_length(suit: int, length: int) -> int:
    """All hands with exactly this many cards of the suit."""
    return _of_shapes(frozenset(place for place, shape in enumerate(_shapes()) if shape[suit] == length))


@cache
def _balanced() -> int:
    """All hands of the shapes 4-3-3-3, 4-4-3-2 and 5-3-3-2 (S4:53)."""
    return _of_shapes(
        frozenset(
            place
            for place, shape in enumerate(_shapes())
            if min(shape) >= 2 and max(shape) <= 5 and shape.count(2) < 2
        )
    )


@cache
def _with_figures(points: int) -> int:
    """All hands with exactly this many figure points."""
    return sum(1 << POINTS * place + points for place in range(len(_shapes()))) if points < POINTS else 0


@cache
def _with_length_points(points: int) -> int:
    """All hands with exactly this many length points."""
    shapes = enumerate(_shapes())
    return _of_shapes(frozenset(place for place, shape in shapes if length_points(shape) == points))


@cache
def _with_strength(points: int) -> int:
    """All hands of exactly this strength."""
    return _union(
        _with_figures(points - more) & _with_length_points(more) for more in range(min(points, 12) + 1)
    )


def _union(sets: Iterable[int]) -> int:
    together = 0
    for hands in sets:
        together |= hands
    return together


@lru_cache(maxsize=4096)
def hands_in(box: Box) -> int:
    """The set of all hands that fit the box."""
    hands = everything()
    if box.figures != ANY_POINTS:
        hands &= _union(map(_with_figures, range(box.figures.low, min(box.figures.high, POINTS) + 1)))
    if box.strength != ANY_POINTS:
        hands &= _union(map(_with_strength, range(box.strength.low, min(box.strength.high, MOST) + 1)))
    for suit, (low, high) in enumerate(box.lengths):
        if (low, high) != ANY_LENGTH:
            hands &= _union(_with_length(suit, length) for length in range(low, high + 1))
    return hands & _balanced() if box.balanced else hands


@lru_cache(maxsize=4096)
def hull(hands: int) -> Box:
    """The smallest box around a set of hands that is not empty.

    Raises:
        ValueError: If the set is empty.
    """
    if not hands:
        raise ValueError("an empty set of hands has no hull")
    clubs, diamonds, hearts, spades = (
        _span(length for length in range(14) if hands & _with_length(suit, length)) for suit in range(4)
    )
    return Box(
        _span(points for points in range(POINTS) if hands & _with_figures(points)),
        _span(points for points in range(MOST) if hands & _with_strength(points)),
        (clubs, diamonds, hearts, spades),
        not hands & ~_balanced(),
    )


def _span(numbers: Iterable[int]) -> Range:
    found = list(numbers)
    return Range(min(found), max(found))


def class_of(hand: Hand) -> int:
    """The set of all hands that bidding cannot tell from this one.

    Raises:
        KeyError: If the hand has not thirteen cards.
    """
    return 1 << POINTS * _place()[hand.lengths] + figure_points(hand)
