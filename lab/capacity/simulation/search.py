"""The most tables that machines carry, or the fewest machines that carry the tables."""

from __future__ import annotations

from collections.abc import Callable


def largest(holds: Callable[[int], bool], start: int, step: float = 0.02) -> int:
    """The largest number for which something holds that fails from some number on; 0 if it holds for none.

    It is told to within the share ``step``: what is found holds, and somewhere up to so much more does not.

    Args:
        holds: Whether it holds.
        start: Where to begin looking.
        step: How exact the answer is to be.
    """
    low, high = 0, 0
    number = max(start, 1)
    while not high:
        if holds(number):
            low, number = number, 2 * number
        else:
            high = number
    while high - low > 1 and high - low > step * high:
        middle = (low + high) // 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low


def smallest(holds: Callable[[int], bool], most: int) -> int:
    """The smallest number for which something holds that holds from some number on; 0 if not even for ``most``."""
    if not holds(most):
        return 0
    low, high = 0, most
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle, high)
    return high
