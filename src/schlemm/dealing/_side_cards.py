"""The sets of 26 cards that two partners can have together within bounds: counted exactly and numbered.

Suit by suit: how many ways the suits from here on complete so many cards with so many points is counted from behind;
going forward, a number below the count becomes a set of cards. The largest count is C(52, 26), below 2⁴⁹.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final, TypeAlias

from schlemm.core.hand import SUIT_BITS
from schlemm.dealing._lanes import LANE, unpacked
from schlemm.dealing._ranked import SuitPool
from schlemm.dealing._request import Bounds

_CARDS: Final = 26
_ROW: Final = 51
"""Lanes for each number of cards, by points: 0 to 40, and 10 more, so that adding a suit's points stays in the row.

What is counted in those lanes is never looked at: no cards have so many points.
"""
_LANES: Final = _ROW * (_CARDS + 1)

_Part: TypeAlias = tuple[int, int, int]
"""What a suit may give: cards, points, and in how many ways."""


class SideCards:
    """The sets of 26 cards within bounds.

    Args:
        cards: What may be among them, as bits.
        sure: What is among them, besides.
        bounds: The least and the most of each suit, and of points.

    Attributes:
        count: How many there are.
    """

    __slots__ = ("_parts", "_pools", "_rest", "count")

    def __init__(self, cards: int, sure: int, bounds: Bounds) -> None:
        self._pools = [
            SuitPool(*(part >> 13 * suit & SUIT_BITS for part in (cards, sure))) for suit in range(4)
        ]
        self._parts = [_parts(pool, *lengths) for pool, lengths in zip(self._pools, bounds[:4], strict=True)]
        least, most = bounds[4]
        rest = sum(1 << LANE * (_ROW * _CARDS + points) for points in range(least, most + 1))
        self._rest: list[array[int]] = []
        for parts in reversed(self._parts):
            self._rest.insert(0, unpacked(rest, _LANES))
            rest = sum(ways * (rest >> LANE * (_ROW * length + points)) for length, points, ways in parts)
        self.count = rest & (1 << LANE) - 1

    def sets(self, numbers: Sequence[int]) -> list[int]:
        """Return the sets with these numbers, each below ``count``, as bits."""
        return list(map(self._set, numbers))

    def _set(self, number: int) -> int:
        found = lane = 0
        for suit, (parts, rest) in enumerate(zip(self._parts, self._rest, strict=True)):
            length, points, place, number = _part(parts, rest[lane:], number)
            found |= self._pools[suit].holding(length, points, place) << 13 * suit
            lane += _ROW * length + points
        return found


def _parts(pool: SuitPool, least: int, most: int) -> list[_Part]:
    """What the suit may give within bounds of its length."""
    return [
        (length, points, ways)
        for length in range(least, most + 1)
        for points, ways in enumerate(pool.ways[length])
        if ways
    ]


def _part(parts: list[_Part], rest: array[int], number: int) -> tuple[int, int, int, int]:
    """What a suit gives for a number: cards, points, and the numbers of its holding and of what follows.

    Args:
        parts: What it may give.
        rest: In how many ways the suits after it complete what there is then.
        number: Which of the ways.
    """
    for length, points, ways in parts:
        after = rest[_ROW * length + points]
        if number < ways * after:
            return length, points, *divmod(number, after)
        number -= ways * after
    raise IndexError("there are not so many ways")
