"""Many counts in one integer, 64 bits each, so that plain Python adds, masks and multiplies all of them at once."""

from __future__ import annotations

import sys
from array import array
from typing import Final

LANE: Final = 64
"""Bits of a count; the first count has the lowest."""
FULL: Final = (1 << LANE) - 1


def packed(counts: array[int]) -> int:
    """Return the integer with these counts (of type ``Q``) in its lanes."""
    return int.from_bytes(_little(counts), "little")


def unpacked(lanes: int, count: int) -> array[int]:
    """Return the counts in so many lanes; there must be no others."""
    return _little(array("Q", lanes.to_bytes(8 * count, "little")))


def _little(counts: array[int]) -> array[int]:
    """Return the counts with the lowest byte first, which they mostly have."""
    if sys.byteorder == "big":
        counts = counts[:]
        counts.byteswap()
    return counts
