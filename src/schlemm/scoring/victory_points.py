"""Victory Points: the result of a match in IMPs on a scale from 20 to 0 (continuous scale of 2013)."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Context, Decimal
from functools import cache
from itertools import pairwise
from typing import Final

from schlemm.core.checks import check_number, check_type
from schlemm.core.seats import BySide

MOST_BOARDS: Final = 10_000
"""More than any match has; the scale has a place for each IMP up to fifteen times the root of it."""

HUNDREDTH: Final = Decimal("0.01")
_EXACT: Final = Context(prec=50, rounding=ROUND_HALF_UP)


def victory_points(margin: int, boards: int) -> BySide[Decimal]:
    """The Victory Points of both teams, North-South's team first, for its margin in IMPs.

    >>> victory_points(-10, boards=16)
    BySide(north_south=Decimal('7.20'), east_west=Decimal('12.80'))

    Raises:
        WrongType: If one of them is no whole number.
        OutOfRange: If there is not at least one board, or no match could have so many.
    """
    check_type("margin in IMPs", margin, int, "a whole number")
    column = winners_column(boards)
    won = column[min(abs(margin), len(column) - 1)] * HUNDREDTH
    lost = 20 - won
    return BySide(won, lost) if margin >= 0 else BySide(lost, won)


@cache
def winners_column(boards: int) -> tuple[int, ...]:
    """The winner's hundredths of a Victory Point for each margin from 0; the last place holds for all above.

    The published tables are not the rounded formula: no IMP may gain less than the next one does. So wherever
    a step is smaller than the one after it, the value between them is a hundredth higher.

    Raises:
        WrongType: If it is no whole number.
        OutOfRange: If there is not at least one board, or no match could have so many.
    """
    check_number("boards of a match", boards, 1, MOST_BOARDS)
    column = [raw_hundredths(0, boards)]
    while column[-1] < 2000:
        column.append(raw_hundredths(len(column), boards))
    while dents := _dents(column):
        for place in dents:
            column[place] += 1
    return tuple(column)


def raw_hundredths(margin: int, boards: int) -> int:
    """The formula alone, rounded: 10 + 10·(1 − τ^(3M/B)) / (1 − τ³) with B = 15·√boards and τ = (√5 − 1)/2.

    Root, logarithm and exponential of ``Decimal`` are correctly rounded, the same on every machine.
    """
    exact = _EXACT
    if margin * margin >= 225 * boards:
        return 2000
    tau = exact.divide(exact.subtract(exact.sqrt(Decimal(5)), Decimal(1)), Decimal(2))
    exponent = exact.divide(Decimal(margin), exact.multiply(Decimal(5), exact.sqrt(Decimal(boards))))
    power = exact.exp(exact.multiply(exponent, exact.ln(tau)))
    full = exact.subtract(Decimal(1), exact.multiply(tau, exact.multiply(tau, tau)))
    share = exact.divide(exact.subtract(Decimal(1), power), full)
    points = exact.add(Decimal(10), exact.multiply(Decimal(10), share))
    return int(exact.quantize(points, HUNDREDTH) * 100)


def _dents(column: list[int]) -> list[int]:
    """The places whose step up is smaller than the next step."""
    steps = [after - before for before, after in pairwise(column)]
    return [place + 1 for place, (step, after) in enumerate(pairwise(steps)) if step < after]
