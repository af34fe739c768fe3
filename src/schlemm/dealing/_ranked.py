"""Hands that can be made of given cards, counted by class and numbered, so that a number draws one uniformly.

A class is what ``evaluation.classes`` tells apart: suit lengths and figure points. A suit's holdings of so many cards
and points are counted first, then two suits together, then four: the counts by points are polynomials, and those of two
parts together are their product. Going the same way back, a number below a class's count becomes a hand of it.
Everything is exact: the largest count is C(52, 13) = 635 013 559 600.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from schlemm.core.hand import EMPTY, SUIT_BITS, Hand
from schlemm.dealing._class_tables import holding_points
from schlemm.dealing._lanes import LANE, packed, unpacked
from schlemm.evaluation.classes import POINTS
from schlemm.evaluation.counts import suit_length_patterns

LENGTHS: Final = 14
SUIT_POINTS: Final = 11
"""Figure points in one suit: 0 to 10."""
_PAIR_POINTS: Final = 2 * SUIT_POINTS - 1


@cache
def _groups() -> bytes:
    """The group of each of the 8192 holdings in a suit: 11 · length + points."""
    return bytes(
        SUIT_POINTS * holding.bit_count() + points for holding, points in enumerate(holding_points())
    )


class SuitPool:
    """The holdings of one suit that have some cards for sure and any of some others.

    Attributes:
        ways: How many there are with so many cards and points: a row of 11 for each length.
    """

    __slots__ = ("_holdings", "ways")

    def __init__(self, cards: int, sure: int) -> None:
        holdings = [sure]
        for card in (1 << place for place in range(LENGTHS - 1)):
            if cards & ~sure & card:
                holdings += [holding | card for holding in holdings]
        self._holdings: list[list[int]] = [[] for _ in range(LENGTHS * SUIT_POINTS)]
        for holding in holdings:
            self._holdings[_groups()[holding]].append(holding)
        counts = array("Q", map(len, self._holdings))
        self.ways = [counts[first : first + SUIT_POINTS] for first in range(0, len(counts), SUIT_POINTS)]

    def holding(self, length: int, points: int, number: int) -> int:
        """Return the holding with this number among those of this length with these points, from the lowest."""
        return self._holdings[SUIT_POINTS * length + points][number]


class HandsOf:
    """The hands of thirteen cards that can be made of given cards.

    Args:
        cards: The cards.
        sure: Cards that are in every hand, besides.

    Attributes:
        cards: The cards, as ``Hand.bits``.
        ways: How many hands of each class there are: 38 · shape + points.
    """

    __slots__ = ("_columns", "_high", "_low", "_suits", "cards", "ways")

    def __init__(self, cards: Hand, sure: Hand = EMPTY) -> None:
        holdings = ([hand.bits >> 13 * suit & SUIT_BITS for hand in (cards, sure)] for suit in range(4))
        self._suits = [SuitPool(*holding) for holding in holdings]
        self._low, self._high = _pairs(*self._suits[:2]), _pairs(*self._suits[2:])
        self.cards, self.ways = cards.bits, _products(self._low, self._high)
        self._columns: dict[int, int] = {}

    def column(self, points: int) -> int:
        """Return how many hands with so many points there are of each shape, as lanes."""
        if points not in self._columns:
            self._columns[points] = packed(self.ways[points::POINTS])
        return self._columns[points]

    def hands(self, classes: Sequence[int], numbers: Sequence[int]) -> Sequence[int]:
        """Return the hands with these numbers in their classes, as ``Hand.bits``.

        Args:
            classes: 38 · shape + points of each.
            numbers: Each below ``ways`` of its class.
        """
        return [
            self._hand(*divmod(each, POINTS), number) for each, number in zip(classes, numbers, strict=True)
        ]

    def _hand(self, shape: int, points: int, number: int) -> int:
        lengths = suit_length_patterns()[shape]
        low, high = _ways(self._low[lengths[:2]]), _ways(self._high[lengths[2:]])
        mine, *numbers = _split(low, high, points, number)
        bits = 0
        for suit, together, rank in ((0, mine, numbers[0]), (2, points - mine, numbers[1])):
            one, two = self._suits[suit], self._suits[suit + 1]
            length, other = lengths[suit], lengths[suit + 1]
            first, low_rank, high_rank = _split(one.ways[length], two.ways[other], together, rank)
            bits |= one.holding(length, first, low_rank) << 13 * suit
            bits |= two.holding(other, together - first, high_rank) << 13 * (suit + 1)
        return bits


@lru_cache(maxsize=2048)
def _ways(pairs: int) -> array[int]:
    """The ways of two suits by their points together."""
    return unpacked(pairs, _PAIR_POINTS)


def _pairs(one: SuitPool, two: SuitPool) -> dict[tuple[int, ...], int]:
    """The holdings of two suits with so many cards each, counted by their points together: polynomials, in lanes."""
    ones, twos = (list(map(packed, pool.ways)) for pool in (one, two))
    return {
        (length, other): ones[length] * twos[other]
        for length in range(LENGTHS)
        for other in range(LENGTHS - length)
    }


def _products(low: dict[tuple[int, ...], int], high: dict[tuple[int, ...], int]) -> array[int]:
    """How many hands of each class there are, given the pairs of clubs and diamonds, and of hearts and spades.

    The polynomials of all that may go with so many clubs and diamonds stand behind one another, in 38 lanes each, as no
    hand has more points: one product has the classes of all these shapes.
    """
    rows = [
        sum(high[hearts, rest - hearts] << LANE * POINTS * hearts for hearts in range(rest + 1))
        for rest in range(LENGTHS)
    ]
    ways = array("Q")
    for lengths, pairs in low.items():
        rest = LENGTHS - 1 - sum(lengths)
        ways += unpacked(pairs * rows[rest], POINTS * (rest + 1))
    return ways


def _split(one: Sequence[int], two: Sequence[int], points: int, number: int) -> tuple[int, int, int]:
    """How the points fall on two parts, and the number of each part, for a number below the ways of the sum.

    Args:
        one: Ways of the first part by its points.
        two: Ways of the second part likewise.
        points: The points of both together.
        number: Which of the ways.
    """
    mine = max(points - len(two) + 1, 0)
    while number >= (ways := one[mine] * two[points - mine]):
        number -= ways
        mine += 1
    return mine, *divmod(number, two[points - mine])
