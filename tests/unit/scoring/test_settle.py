"""Settling: rounding and stakes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.seats import BySide, Side
from schlemm.scoring.forms.settle import Rounding, Settlement, Stake

TOTALS = st.builds(
    BySide, st.integers(0, 600).map(lambda n: 10 * n), st.integers(0, 600).map(lambda n: 10 * n)
)
STAKES = st.builds(Stake, st.integers(0, 500), st.sampled_from(Rounding))


@pytest.mark.parametrize(
    ("difference", "none", "half_up", "half_down"),
    [
        (0, 0, 0, 0),
        (40, 40, 0, 0),
        (50, 50, 100, 0),
        (60, 60, 100, 100),
        (650, 650, 700, 600),
        (700, 700, 700, 700),
    ],
)
def test_rounding(difference: int, none: int, half_up: int, half_down: int) -> None:
    """C9: to hundreds, the house decides how 50 rounds."""
    rounded = [rounding.round(difference) for rounding in Rounding]
    assert rounded == [none, half_up, half_down]


def test_a_stake_is_paid_per_hundred() -> None:
    """650 points at 5 cents a hundred: 700 are paid, 35 cents."""
    settled = Stake(5).settle(BySide(690, 1340))
    assert settled == Settlement(Side.EAST_WEST, difference=650, rounded=700, amount=35)


def test_part_of_a_unit_is_paid_from_a_half() -> None:
    """Without rounding to hundreds an amount may fall between two cents: half a cent is paid as one."""
    amounts = [
        Stake(5, Rounding.NONE).settle(BySide(points, 0)).amount for points in (0, 10, 20, 30, 40, 110)
    ]
    assert amounts == [0, 1, 1, 2, 2, 6]


@given(TOTALS)
def test_a_tie_costs_nobody_anything(totals: BySide[int]) -> None:
    """Equal totals have no winner and no amount, whatever the stake."""
    assert Stake(1_000).settle(BySide(totals[0], totals[0])) == Settlement(None, 0, 0, 0)


@given(STAKES, TOTALS)
def test_exchanging_the_sides_exchanges_the_winner(stake: Stake, totals: BySide[int]) -> None:
    """The same amount is paid whoever sits where."""
    here, there = stake.settle(totals), stake.settle(BySide(totals[1], totals[0]))
    assert there.winner is (None if here.winner is None else here.winner.other)
    assert (here.difference, here.rounded, here.amount) == (there.difference, there.rounded, there.amount)


def test_a_stake_is_not_negative() -> None:
    """A negative stake is refused by name."""
    with pytest.raises(ValueError, match="-5"):
        Stake(-5)
