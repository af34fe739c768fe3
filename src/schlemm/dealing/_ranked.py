"""Hands that can be made of given cards, counted by class and numbered, so that a number draws one uniformly.

A class is what ``evaluation.classes`` tells apart: suit lengths and figure points. A suit's holdings of so many cards
and points are counted first, then two suits together, then four; going the same way back, a number below a class's
count becomes a hand of it. Everything is exact in 64-bit integers: the largest count is C(39, 13) = 8 122 425 444.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from schlemm.core.cards import RANKS
from schlemm.core.hand import EMPTY, SUIT_BITS, Hand
from schlemm.evaluation.classes import POINTS
from schlemm.evaluation.counts import suit_length_patterns

Integers: TypeAlias = npt.NDArray[np.int64]
Booleans: TypeAlias = npt.NDArray[np.bool_]

LENGTHS: Final = 14
SUIT_POINTS: Final = 11
"""Figure points in one suit: 0 to 10."""
HOLDINGS: Final = 1 << 13
"""Sets of cards of one suit."""
FIGURES: Final = {"J": 1, "Q": 2, "K": 3, "A": 4}


@cache
def holding_points() -> Integers:
    """Figure points of each of the 8192 holdings in a suit."""
    holdings = np.arange(HOLDINGS)
    points = np.zeros(HOLDINGS, np.int64)
    for rank in RANKS:
        points += (holdings >> rank.index & 1) * FIGURES.get(rank.letter, 0)
    return points


@cache
def holding_lengths() -> Integers:
    """How many cards each of the 8192 holdings has."""
    return np.array([holding.bit_count() for holding in range(HOLDINGS)], np.int64)


@cache
def shape_lengths() -> Integers:
    """Clubs, diamonds, hearts and spades of each of the 560 shapes; shape (560, 4)."""
    return np.array(suit_length_patterns(), np.int64)


@cache
def _shape_places() -> Integers:
    """The shape's place by clubs, diamonds and hearts; -1 if there is none. Shape (14, 14, 14)."""
    places = np.full((LENGTHS, LENGTHS, LENGTHS), -1, np.int64)
    clubs, diamonds, hearts, _ = shape_lengths().T
    places[clubs, diamonds, hearts] = np.arange(len(shape_lengths()))
    return places


@cache
def _ordered() -> tuple[Integers, Integers]:
    """The holdings in the order of their length and points, and that key (11 · length + points) of each."""
    keys = holding_lengths() * SUIT_POINTS + holding_points()
    order = np.argsort(keys, kind="stable")
    return order, keys[order]


def class_places(hands: Integers) -> tuple[Integers, Integers]:
    """The place of each hand's shape and its figure points.

    Args:
        hands: Hands of thirteen cards, as their ``bits``.
    """
    suits = [hands >> 13 * suit & SUIT_BITS for suit in range(4)]
    clubs, diamonds, hearts = (holding_lengths()[suit] for suit in suits[:3])
    points = sum((holding_points()[suit] for suit in suits), np.zeros_like(hands))
    return _shape_places()[clubs, diamonds, hearts], points


def shape_places(lengths: Integers) -> Integers:
    """The places of shapes given as rows of lengths; -1 for a row that is none."""
    fine: Booleans = np.equal((lengths < 0).sum(axis=1), 0)
    clubs, diamonds, hearts, _ = np.where(fine[:, None], lengths, 0).T
    return np.where(fine, _shape_places()[clubs, diamonds, hearts], -1)


def spans(classes: Booleans) -> tuple[Integers, Integers]:
    """The least and the most of clubs, diamonds, hearts, spades and points in classes, of which there must be some.

    Args:
        classes: Of shape (560, 38).
    """
    lengths = shape_lengths()[classes.any(axis=1)]
    points = np.nonzero(classes.any(axis=0))[0]
    return np.append(lengths.min(axis=0), points[0]), np.append(lengths.max(axis=0), points[-1])


class SuitPool:
    """The holdings of one suit that have some cards for sure and any of some others.

    Attributes:
        holdings: All of them, by length, then points.
        ways: How many there are with so many cards and points; shape (14, 11).
    """

    __slots__ = ("_first", "holdings", "ways")

    def __init__(self, cards: int, sure: int) -> None:
        order, keys = _ordered()
        possible = np.equal(order & ~(cards | sure), 0) & np.equal(order & sure, sure)
        ways = np.bincount(keys[possible], minlength=LENGTHS * SUIT_POINTS)
        self.holdings: Integers = order[possible]
        self.ways: Integers = ways.reshape(LENGTHS, SUIT_POINTS)
        self._first: Integers = (np.cumsum(ways) - ways).reshape(LENGTHS, SUIT_POINTS)

    def holding(self, length: Integers, points: Integers, number: Integers) -> Integers:
        """The holding with this number among those of this length with these points."""
        found: Integers = self.holdings[self._first[length, points] + number]
        return found


class HandsOf:
    """The hands of thirteen cards that can be made of given cards.

    Args:
        cards: The cards.
        sure: Cards that are in every hand, besides.

    Attributes:
        cards: The cards, as ``Hand.bits``.
        ways: How many hands of each class there are; shape (560, 38).
    """

    __slots__ = ("_high", "_low", "_suits", "cards", "ways")

    def __init__(self, cards: Hand, sure: Hand = EMPTY) -> None:
        self.cards = cards.bits
        holdings = ([hand.bits >> 13 * suit & SUIT_BITS for hand in (cards, sure)] for suit in range(4))
        self._suits = [SuitPool(*holding) for holding in holdings]
        clubs, diamonds, hearts, spades = shape_lengths().T
        self._low = _sums(self._suits[0].ways[clubs], self._suits[1].ways[diamonds])
        self._high = _sums(self._suits[2].ways[hearts], self._suits[3].ways[spades])
        self.ways = _sums(self._low, self._high)[:, :POINTS]

    def hands(self, classes: Integers, numbers: Integers) -> Integers:
        """The hands with these numbers in their classes, as ``Hand.bits``.

        Args:
            classes: 38 · shape + points of each.
            numbers: Each below ``ways`` of its class.
        """
        shape, points = np.divmod(classes, POINTS)
        lengths = shape_lengths()[shape].T
        low, low_number, high_number = _split(self._low[shape], self._high[shape], points, numbers)
        bits = np.zeros_like(numbers)
        for suit, total, number in ((0, low, low_number), (2, points - low, high_number)):
            one, two = self._suits[suit], self._suits[suit + 1]
            first, one_number, two_number = _split(
                one.ways[lengths[suit]], two.ways[lengths[suit + 1]], total, number
            )
            bits |= one.holding(lengths[suit], first, one_number) << 13 * suit
            bits |= two.holding(lengths[suit + 1], total - first, two_number) << 13 * (suit + 1)
        return bits


def _sums(one: Integers, two: Integers) -> Integers:
    """In how many ways two parts have so many points together: row by row the product of polynomials."""
    together = np.zeros((len(one), one.shape[1] + two.shape[1] - 1), np.int64)
    for points in range(one.shape[1]):
        together[:, points : points + two.shape[1]] += one[:, points, None] * two
    return together


def _split(
    one: Integers, two: Integers, points: Integers, numbers: Integers
) -> tuple[Integers, Integers, Integers]:
    """How the points fall on two parts, and the number of each part, for numbers below the ways of the sum.

    Args:
        one: Ways of the first part by its points, one row a number.
        two: Ways of the second part likewise.
        points: The points of both together.
        numbers: Which of the ways.
    """
    rest = points[:, None] - np.arange(one.shape[1])
    possible = (rest >= 0) & (rest < two.shape[1])
    others = np.where(possible, np.take_along_axis(two, np.where(possible, rest, 0), axis=1), 0)
    ways = one * others
    upto = np.cumsum(ways, axis=1)
    mine: Integers = (upto <= numbers[:, None]).sum(axis=1)
    rows = np.arange(len(numbers))
    left = numbers - (upto[rows, mine] - ways[rows, mine])
    first, second = np.divmod(left, others[rows, mine])
    return mine, first, second
