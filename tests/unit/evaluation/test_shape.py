"""The 39 shapes, how often they come, and the four kinds of S4."""

from collections import Counter
from fractions import Fraction
from math import comb

import pytest
from hypothesis import given

from schlemm.core.hand import Hand
from schlemm.evaluation.shape import HANDS, Shape, ShapeClass, class_probability, shapes
from schlemm.testing import hands


def hands_by_lengths() -> Counter[tuple[int, ...]]:
    """How many hands have which lengths from the longest, summed over every order of the suits."""
    found: Counter[tuple[int, ...]] = Counter()
    for spades in range(14):
        for hearts in range(14 - spades):
            for diamonds in range(14 - spades - hearts):
                lengths = (spades, hearts, diamonds, 13 - spades - hearts - diamonds)
                ways = (
                    comb(13, lengths[0]) * comb(13, lengths[1]) * comb(13, lengths[2]) * comb(13, lengths[3])
                )
                found[tuple(sorted(lengths, reverse=True))] += ways
    return found


def test_there_are_39_shapes() -> None:
    """There are 39 shapes, each listed once, from the most frequent."""
    assert len(shapes()) == len(set(shapes())) == 39
    assert list(shapes()) == sorted(shapes(), key=lambda shape: shape.probability, reverse=True)


def test_the_shapes_are_all_hands() -> None:
    """Counted suit by suit without the formula, every shape has as many hands, 635 013 559 600 together."""
    assert {shape.lengths: shape.hands for shape in shapes()} == hands_by_lengths()
    assert sum(shape.hands for shape in shapes()) == HANDS == 635_013_559_600
    assert sum(shape.probability for shape in shapes()) == 1


def test_which_shapes_are_the_most_frequent() -> None:
    """4-4-3-2 comes most often, then 5-3-3-2, 5-4-3-1 and 5-4-2-2; 4-3-3-3 is only the fifth."""
    first = [(str(shape), f"{float(shape.probability):.2%}") for shape in shapes()[:5]]
    assert first == [
        ("4-4-3-2", "21.55%"),
        ("5-3-3-2", "15.52%"),
        ("5-4-3-1", "12.93%"),
        ("5-4-2-2", "10.58%"),
        ("4-3-3-3", "10.54%"),
    ]


def test_s1_uncorrected_takes_4333_for_the_most_probable() -> None:
    """S1:19 as printed calls 4-3-3-3 the most probable shape: four others come more often."""
    assert str(shapes()[0]) != "4-3-3-3"
    assert sum(shape.probability > Shape((4, 3, 3, 3)).probability for shape in shapes()) == 4


@pytest.mark.parametrize(
    ("kind", "examples", "share"),
    [
        (ShapeClass.BALANCED, ("4-3-3-3", "4-4-3-2", "5-3-3-2"), "47.60%"),
        (ShapeClass.ONE_SUITED, ("6-3-2-2", "6-3-3-1", "7-3-2-1"), "12.21%"),
        (ShapeClass.TWO_SUITED, ("5-4-3-1", "5-5-2-1", "6-4-2-1"), "35.95%"),
        (ShapeClass.THREE_SUITED, ("4-4-4-1", "5-4-4-0"), "4.24%"),
    ],
)
def test_the_kinds_of_s4(kind: ShapeClass, examples: tuple[str, ...], share: str) -> None:
    """S4:53-59: the shapes it names are of the kind it says, and the kind has its share of all hands."""
    named = [shape for shape in shapes() if str(shape) in examples]
    assert len(named) == len(examples)
    assert {shape.shape_class for shape in named} == {kind}
    assert f"{float(class_probability(kind)):.2%}" == share


def test_the_kinds_cover_all_shapes() -> None:
    """S4's definitions fit one kind for each shape once 5-4-4-0 is no two-suiter; all kinds are all hands."""
    for shape in shapes():
        longest, second, third, _ = shape.lengths
        fits = {
            ShapeClass.BALANCED: shape.lengths in {(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)},
            ShapeClass.ONE_SUITED: longest >= 6 and second <= 3,
            ShapeClass.TWO_SUITED: longest >= 5 and second >= 4 and third < 4,
            ShapeClass.THREE_SUITED: shape.lengths in {(4, 4, 4, 1), (5, 4, 4, 0)},
        }
        assert [kind for kind, fit in fits.items() if fit] == [shape.shape_class]
    assert sum((class_probability(kind) for kind in ShapeClass), Fraction()) == 1


def test_s4_uncorrected_counts_5440_twice() -> None:
    """S4:57-59 as printed: 5-4-4-0 fits two kinds, the two-suiter's "five and four" and the three-suiter."""
    longest, second, *_ = Shape((5, 4, 4, 0)).lengths
    assert longest >= 5
    assert second >= 4
    assert Shape((5, 4, 4, 0)).shape_class is ShapeClass.THREE_SUITED


@given(hands())
def test_the_shape_of_a_hand_is_its_lengths(hand: Hand) -> None:
    """A hand's shape is the lengths of its suits from the longest, and is one of the 39."""
    shape = Shape.of(hand)
    assert Counter(shape.lengths) == Counter(hand.lengths)
    assert shape in shapes()


@pytest.mark.parametrize("lengths", [(3, 4, 3, 3), (5, 3, 3, 1), (14, 0, 0, -1)])
def test_no_other_lengths_are_a_shape(lengths: tuple[int, int, int, int]) -> None:
    """Lengths that do not fall, or are not thirteen cards (S1's "5-3-3-1"), are refused."""
    with pytest.raises(ValueError, match="thirteen cards"):
        Shape(lengths)
