"""Comparing results between tables: IMPs, matchpoints, Victory Points, board-a-match."""

import csv
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.scoring.board_a_match import board_a_match
from schlemm.scoring.imps import imps, match_imps
from schlemm.scoring.matchpoints import Scale, matchpoints, neuberg, percentage
from schlemm.scoring.victory_points import raw_hundredths, victory_points, winners_column

REFERENCE = Path(__file__).parents[2] / "reference"
FIELDS = st.lists(st.integers(-80, 80).map(lambda n: 10 * n), min_size=1, max_size=14)


def table(name: str) -> list[dict[str, str]]:
    """A reference table, row by row."""
    with (REFERENCE / name).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def test_imps_are_those_of_the_scale() -> None:
    """Every difference up to 9,990 gives the IMPs of its class in the reference, with its sign."""
    classes = [
        (int(row["min_diff"]), int(row["max_diff"] or 9_990), int(row["imps"]))
        for row in table("imp_reference.csv")
    ]
    assert [size for _, _, size in classes] == list(range(25))
    for least, most, size in classes:
        for difference in range(least, most + 1, 10):
            assert imps(difference) == size
            assert imps(-difference) == -size


def test_imps_of_a_board_compare_both_tables() -> None:
    """S1:58: 3♥ with overtricks at one table loses to a game bid at the other."""
    ours, theirs = 170, 420
    assert match_imps(ours, -theirs) == -6
    assert match_imps(theirs, -ours) == 6
    assert match_imps(theirs, -theirs) == 0


def test_a_board_is_won_tied_or_lost() -> None:
    """Board-a-match knows three results, and both teams share two points."""
    assert [board_a_match(difference) for difference in (10, 2_000, 0, -10)] == [2, 2, 1, 0]
    assert all(
        board_a_match(difference) + board_a_match(-difference) == 2 for difference in range(-50, 60, 10)
    )


@given(FIELDS, st.sampled_from(Scale))
def test_matchpoints_share_out_every_comparison(scores: list[int], scale: Scale) -> None:
    """However the field scored, every pair of tables shares out the scale's points, and nobody leaves its range."""
    points = matchpoints(scores, scale)
    count = len(scores)
    assert sum(points) == scale.value * Fraction(count * (count - 1), 2)
    assert all(0 <= each <= scale.top(count) for each in points)
    assert list(matchpoints([-score for score in scores], scale)) == [
        scale.top(count) - each for each in points
    ]


@given(FIELDS, st.integers(0, 5))
def test_factoring_keeps_the_average(scores: list[int], missing: int) -> None:
    """Neuberg: the average of a board stays half of the top, and no order changes."""
    times = len(scores) + missing
    for scale in Scale:
        points = matchpoints(scores, scale, times)
        assert sum(points) == len(scores) * scale.top(times) / 2
        plain = matchpoints(scores, scale)
        assert sorted(range(len(scores)), key=plain.__getitem__) == sorted(
            range(len(scores)), key=points.__getitem__
        )


def test_both_scales_tell_the_same() -> None:
    """The American scale is half of the European one, factored or not."""
    scores = [420, 450, -50, 420, 170]
    for times in (5, 7):
        europe, america = matchpoints(scores, Scale.TWO, times), matchpoints(scores, Scale.ONE, times)
        assert europe == tuple(2 * each for each in america)


def test_neuberg_by_hand() -> None:
    """C11: 6 points on a board played 4 times, where others are played 5 times: (6 + 1) · 5 / 4 − 1 = 7.75."""
    assert neuberg(Fraction(6), 4, 5) == Fraction(31, 4)
    assert neuberg(Fraction(3), 4, 5, Scale.ONE) == Fraction(31, 8)
    assert neuberg(Fraction(6), 4, 4) == 6


@pytest.mark.parametrize(("played", "times"), [(0, 4), (5, 4)])
def test_factoring_goes_up_only(played: int, times: int) -> None:
    """No board has more scores than it was played, or none."""
    with pytest.raises(ValueError, match=f"{played} scores"):
        neuberg(Fraction(0), played, times)


def test_percentages_are_exact() -> None:
    """A third of a top is exactly 33 1/3 per cent; a board played once has no percentage."""
    assert percentage(Fraction(2), Scale.TWO.top(4)) == Fraction(100, 3)
    with pytest.raises(ValueError, match="top is 0"):
        percentage(Fraction(0), Scale.TWO.top(1))


def test_victory_points_are_those_of_the_reference() -> None:
    """Every row of the reference: the winner's and the loser's points, and the raw formula beside them."""
    rows = table("vp_reference.csv")
    assert len(rows) == 701
    for row in rows:
        margin, boards = int(row["imp_margin"]), int(row["boards"])
        expected = (Decimal(row["winner_vp_wbf_table"]), Decimal(row["loser_vp"]))
        assert victory_points(margin, boards) == expected
        assert victory_points(-margin, boards) == expected[::-1]
        assert raw_hundredths(margin, boards) == 100 * Decimal(row["raw_formula_2dp"])


@pytest.mark.parametrize("boards", [1, 2, 3, 5, 11, 13, 36, 48, 64])
def test_no_imp_gains_less_than_the_next(boards: int) -> None:
    """C12, for any length of match: from 10 to 20, every IMP more gains no more than the one before it."""
    column = winners_column(boards)
    steps = [after - before for before, after in pairwise(column)]
    assert (column[0], column[-1]) == (1_000, 2_000)
    assert steps == sorted(steps, reverse=True)
    assert min(steps) > 0


@given(st.integers(-400, 400), st.integers(1, 64))
def test_both_teams_share_twenty(margin: int, boards: int) -> None:
    """However a match ends, twenty points are shared, in hundredths."""
    won, lost = victory_points(margin, boards)
    assert won + lost == 20
    assert (won > lost) is (margin > 0)
    assert won == won.quantize(Decimal("0.01"))


def test_a_match_has_boards() -> None:
    """A match of no boards is refused."""
    with pytest.raises(ValueError, match="1 to 10000, not 0"):
        victory_points(0, 0)
