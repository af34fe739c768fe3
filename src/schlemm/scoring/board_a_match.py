"""Board-a-match: each board is won, tied or lost, whatever the size of the difference."""

from __future__ import annotations


def board_a_match(difference: int) -> int:
    """2 for a better score than the other table's, 1 for the same, 0 for a worse one.

    >>> [board_a_match(difference) for difference in (10, 0, -2_000)]
    [2, 1, 0]
    """
    return 1 + (difference > 0) - (difference < 0)
