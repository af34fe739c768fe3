"""International Match Points: differences of scores, flattened (Law 78B)."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from schlemm.core.checks import check_type

# fmt: off
LOWER_LIMITS: Final = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)
"""The least difference that is worth 1, 2, … 24 IMPs."""
# fmt: on


def imps(difference: int) -> int:
    """The IMPs for a difference of scores, with its sign.

    >>> imps(430), imps(-420), imps(10)
    (10, -9, 0)

    Raises:
        WrongType: If it is no whole number.
    """
    check_type("difference of scores", difference, int, "a whole number")
    size = bisect_right(LOWER_LIMITS, abs(difference))
    return size if difference >= 0 else -size


def match_imps(ours_at_first_table: int, ours_at_second_table: int) -> int:
    """The IMPs of a team for one board, from its scores (seen by itself) at both tables; S1:13, S1:58."""
    return imps(ours_at_first_table + ours_at_second_table)


def cross_imps(scores: Sequence[int]) -> tuple[Fraction, ...]:
    """The IMPs of each score against every other one on the same board, on average.

    >>> [str(each) for each in cross_imps([420, 450, -50])]
    ['9/2', '6', '-21/2']

    Args:
        scores: The scores on one board, all seen from the same side; a single one has nothing to be compared with.

    Raises:
        WrongType: If a score is no whole number.
    """
    others = max(len(scores) - 1, 1)
    times = Counter(scores)
    won = {
        score: Fraction(sum(imps(score - other) * count for other, count in times.items()), others)
        for score in times
    }
    return tuple(won[score] for score in scores)
