"""The sets of 26 cards that two partners can have together within bounds: counted exactly and numbered.

Suit by suit: how many ways the suits from here on complete so many cards with so many points is counted from behind;
going forward, a number below the count becomes a set of cards. The largest count is C(52, 26), below 2⁴⁹.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from schlemm.core.hand import SUIT_BITS
from schlemm.dealing._ranked import LENGTHS, SUIT_POINTS, Integers, SuitPool
from schlemm.dealing._request import Bounds

_CARDS: Final = 26
_POINTS: Final = 40


class SideCards:
    """The sets of 26 cards within bounds.

    Args:
        cards: What may be among them, as bits.
        sure: What is among them, besides.
        bounds: The least and the most of each suit, and of points.
    """

    __slots__ = ("_rest", "_ways", "pools")

    def __init__(self, cards: int, sure: int, bounds: Bounds) -> None:
        self.pools = [
            SuitPool(*(part >> 13 * suit & SUIT_BITS for part in (cards, sure))) for suit in range(4)
        ]
        self._ways = [pool.ways.copy() for pool in self.pools]
        for ways, (least, most) in zip(self._ways, bounds[:4], strict=True):
            ways[:least] = 0
            ways[most + 1 :] = 0
        last = np.zeros(
            (_CARDS + LENGTHS, _POINTS + SUIT_POINTS), np.int64
        )  # wider, so that nothing is left out
        last[_CARDS, bounds[4][0] : bounds[4][1] + 1] = 1
        self._rest = [last]
        for ways in reversed(self._ways):
            self._rest.insert(0, _before(ways, self._rest[0]))

    @property
    def count(self) -> int:
        """How many there are."""
        return int(self._rest[0][0, 0])

    def sets(self, numbers: Integers) -> Integers:
        """The sets with these numbers, each below ``count``."""
        found = np.zeros_like(numbers)
        held, counted = np.zeros_like(numbers), np.zeros_like(numbers)
        lengths, points = np.divmod(np.arange(LENGTHS * SUIT_POINTS), SUIT_POINTS)
        rows = np.arange(len(numbers))
        for suit, ways in enumerate(self._ways):
            after = self._rest[suit + 1][held[:, None] + lengths, counted[:, None] + points]
            each = ways.ravel() * after
            upto = np.cumsum(each, axis=1)
            chosen: Integers = (upto <= numbers[:, None]).sum(axis=1)
            numbers = numbers - (upto[rows, chosen] - each[rows, chosen])
            place, numbers = np.divmod(numbers, after[rows, chosen])
            found |= self.pools[suit].holding(lengths[chosen], points[chosen], place) << 13 * suit
            held, counted = held + lengths[chosen], counted + points[chosen]
        return found


def _before(ways: Integers, rest: Integers) -> Integers:
    """The ways to complete so many cards and points with this suit and those after it."""
    found = np.zeros_like(rest)
    for length, points in np.argwhere(ways):
        part = rest[length : length + _CARDS + 1, points : points + _POINTS + 1]
        found[: part.shape[0], : part.shape[1]] += ways[length, points] * part
    return found
