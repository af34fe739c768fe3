"""Numbers with their uncertainty, held against the tables of statisticians and against chance itself."""

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.own_games.estimates import ENOUGH, Average, ShareCount


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (29, 29, 0.8830, 1.0)],
)
def test_a_share_has_wilsons_interval(hits: int, of: int, low: float, high: float) -> None:
    """The intervals are those that Newcombe (1998) gives for the score method, and those of all and none."""
    found = ShareCount(hits, of).interval
    assert found is not None
    assert found.value == hits / of
    assert found.low == pytest.approx(low, abs=6e-5)
    assert found.high == pytest.approx(high, abs=6e-5)


@pytest.mark.parametrize(("of", "quantile"), [(10, 2.2622), (15, 2.1448), (30, 2.0452), (121, 1.9799)])
def test_an_average_has_students_interval(of: int, quantile: float) -> None:
    """Half the interval is Student's percentile, as tables have it, times the standard error."""
    values = [float(number) for number in range(of)]
    found = Average.of_values(values).interval
    assert found is not None
    mean = (of - 1) / 2
    error = (sum((value - mean) ** 2 for value in values) / (of - 1) / of) ** 0.5
    assert found.value == mean
    assert found.high - mean == pytest.approx(quantile * error, rel=1e-3)
    assert mean - found.low == pytest.approx(found.high - mean)


@given(st.integers(0, ENOUGH - 1))
def test_of_too_few_cases_nothing_is_said(cases: int) -> None:
    """Below the bound there is the count and no number; from the bound on there is one."""
    assert ShareCount(cases, cases).interval is None
    assert Average.of_values([1.0] * cases) == Average(cases, None)
    assert ShareCount(cases, ENOUGH).interval is not None
    assert Average.of_values([1.0] * ENOUGH).interval is not None


@pytest.mark.parametrize("of", [10, 25, 100])
def test_the_intervals_hold_the_truth_as_often_as_they_say(of: int) -> None:
    """Over all true shares, in exact binomial sums, 95 in 100 intervals hold the true share."""
    shares = [number / 500 for number in range(1, 500)]
    intervals = [ShareCount(hits, of).interval for hits in range(of + 1)]
    held = [
        sum(
            comb(of, hits) * share**hits * (1 - share) ** (of - hits)
            for hits, found in enumerate(intervals)
            if found is not None and found.low <= share <= found.high
        )
        for share in shares
    ]
    assert sum(held) / len(held) == pytest.approx(0.95, abs=0.01)
