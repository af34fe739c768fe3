"""How often points come about, exactly, and how chance is told from something else."""

import math
from fractions import Fraction

import pytest

from schlemm.dealing.frequencies import MOST_POINTS, GoodnessOfFit, agreement, points_probability
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.shape import Shape, shapes

HALVES = (Fraction(1, 2), Fraction(1, 2))


def test_points_are_complete() -> None:
    """Every hand has 0 to 37 figure points, and ten on the average."""
    all_points = range(MOST_POINTS + 1)
    assert sum(points_probability(points) for points in all_points) == 1
    assert sum(points * points_probability(points) for points in all_points) == 10


@pytest.mark.parametrize(("points", "percent"), [(0, 0.3639), (10, 9.4051), (20, 0.6435)])
def test_points_as_books_have_them(points: int, percent: float) -> None:
    """The frequencies are those that stand in every book of probabilities."""
    assert round(float(points_probability(points)) * 100, 4) == percent


@pytest.mark.parametrize(
    ("statistic", "degrees", "chance"),
    [
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (18.307, 10, 0.05),
        (23.209, 10, 0.01),
        (0.0, 4, 1.0),
        (43.773, 30, 0.05),
    ],
)
def test_chance_as_tables_have_it(statistic: float, degrees: int, chance: float) -> None:
    """The tail of chi-square is that of the printed tables."""
    assert math.isclose(GoodnessOfFit(statistic, degrees).chance, chance, rel_tol=1e-3)


def test_a_fair_coin_and_another() -> None:
    """Fifty of a hundred agree perfectly, ten of a hundred do not."""
    fair = agreement(zip((50, 50), HALVES, strict=True))
    other = agreement(zip((10, 90), HALVES, strict=True))
    assert fair is not None
    assert other is not None
    assert (fair.statistic, fair.chance) == (0, 1)
    assert (other.statistic, other.degrees) == (64, 1)
    assert other.chance < 1e-12


def test_too_few_to_say() -> None:
    """Where fewer than two classes can be expected to have five hands, nothing is said."""
    assert agreement(zip((4, 5), HALVES, strict=True)) is None


def test_deals_by_chance_agree_and_stacked_ones_do_not() -> None:
    """A thousand deals pass the test of shapes; the same with one hand of twelve made flat do not."""
    random = Pcg32.from_text("fair")
    found = [Shape.of(random_deal(random.below).hands[0]) for _ in range(1000)]
    flat = Shape((4, 3, 3, 3))
    fair = agreement((found.count(shape), shape.probability) for shape in shapes())
    stacked = [flat if place % 12 == 0 else shape for place, shape in enumerate(found)]
    other = agreement((stacked.count(shape), shape.probability) for shape in shapes())
    assert fair is not None
    assert other is not None
    assert fair.chance > 0.001 > other.chance
