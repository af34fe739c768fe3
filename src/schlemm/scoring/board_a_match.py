"""Board-a-match: each board is won, tied or lost, whatever the size of the difference."""

from __future__ import annotations

from schlemm.core.checks import check_type


def board_a_match(difference: int) -> int:
    """2 for a better score than the other table's, 1 for the same, 0 for a worse one.

    >>> [board_a_match(difference) for difference in (10, 0, -2_000)]
    [2, 1, 0]

    Raises:
        WrongType: If it is no whole number.
    """
    check_type("difference of scores", difference, int, "a whole number")
    return 1 + (difference > 0) - (difference < 0)
