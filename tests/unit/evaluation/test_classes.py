"""Sets of hands by lengths and points agree with the hands they stand for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.cards import SUITS
from schlemm.core.hand import Hand
from schlemm.evaluation.box import ANY_LENGTH, Box, Longer, Range
from schlemm.evaluation.classes import class_of, everything, hands_in, hull, span, strength
from schlemm.evaluation.counts import PointCount, length_points
from schlemm.evaluation.points import figure_points, length_count
from schlemm.evaluation.shape import Shape, ShapeClass
from schlemm.testing import hands


def ranges(most: int) -> st.SearchStrategy[Range]:
    """Any range up to ``most``."""
    return st.tuples(st.integers(0, most), st.integers(0, most)).map(lambda ends: Range(min(ends), max(ends)))


def boxes() -> st.SearchStrategy[Box]:
    """Any box that asks for points, for a suit or two, maybe for balance, another count, one suit over another."""
    lengths = st.tuples(*(st.just(ANY_LENGTH) | ranges(13) for _ in SUITS))
    counts = st.lists(st.tuples(st.sampled_from(tuple(PointCount)[2:]), ranges(45)), max_size=1).map(tuple)
    longer = st.lists(
        st.permutations(SUITS).flatmap(
            lambda suits: st.integers(0, 2).map(lambda by: Longer(suits[0], suits[1], by))
        ),
        max_size=1,
    ).map(tuple)
    shapes = st.sampled_from(((), ((4, 3, 3, 3), (5, 4, 3, 1))))
    return st.builds(Box, ranges(37), ranges(49), lengths, st.booleans(), counts, longer, shapes)


def fits(hand: Hand, box: Box) -> bool:
    """Whether the hand fits the box, told without sets."""
    balanced = Shape.of(hand).shape_class is ShapeClass.BALANCED
    return (
        box.figures.low <= figure_points(hand) <= box.figures.high
        and box.strength.low <= figure_points(hand) + length_count(hand).points <= box.strength.high
        and all(low <= length <= high for length, (low, high) in zip(hand.lengths, box.lengths, strict=True))
        and (balanced or not box.balanced)
        and all(low <= figure_points(hand) + added(count, hand) <= high for count, (low, high) in box.counts)
        and all(hand.length(suit) >= hand.length(than) + by for suit, than, by in box.longer)
        and (not box.shapes or tuple(sorted(hand.lengths, reverse=True)) in box.shapes)
    )


def added(count: PointCount, hand: Hand) -> int:
    """What the shape adds to the figure points, counted card by card."""
    if count is PointCount.LONG:
        return sum(length - 4 for length in hand.lengths if length > 4)
    if count is PointCount.SHORT:
        return sum({0: 3, 1: 2, 2: 1}.get(length, 0) for length in hand.lengths)
    trump = next(suit for suit in SUITS if PointCount.support(suit) is count)
    worth = {True: {0: 5, 1: 3, 2: 1}, False: {0: 3, 1: 2, 2: 1}}[hand.length(trump) >= 4]
    others = (worth.get(hand.length(suit), 0) for suit in SUITS if suit is not trump)
    return sum(others) if hand.length(trump) >= 3 else 0


@given(hands(), boxes())
def test_a_hand_is_in_the_set_of_a_box_exactly_if_it_fits(hand: Hand, box: Box) -> None:
    """Sets of hands know points, lengths and balance as the evaluation of hands counts them."""
    assert bool(class_of(hand) & hands_in(box)) == fits(hand, box)


@given(hands())
def test_counts_length_points_as_the_evaluation_does(hand: Hand) -> None:
    """Strength is figure points and S1's length points, the same as the table shows beside the hand."""
    assert length_points(hand.lengths) == length_count(hand).points
    assert strength(hand) == figure_points(hand) + length_count(hand).points


@given(st.lists(hands(), min_size=1, max_size=5))
def test_the_hull_is_the_smallest_box_around_a_set(held: list[Hand]) -> None:
    """Each bound of the hull is reached by one of the hands, and none lies outside."""
    together = 0
    for hand in held:
        together |= class_of(hand)
    box = hull(together)
    assert all(fits(hand, box) for hand in held)
    points, strengths = [figure_points(hand) for hand in held], [strength(hand) for hand in held]
    assert box.figures == (min(points), max(points))
    assert box.strength == (min(strengths), max(strengths))
    for count in PointCount:
        counted = [figure_points(hand) + count.adds(hand.lengths) for hand in held]
        assert span(together, count) == (min(counted), max(counted))
    for suit in SUITS:
        lengths = [hand.length(suit) for hand in held]
        assert box.length(suit) == (min(lengths), max(lengths))


def test_an_empty_set_has_no_hull() -> None:
    """Nothing can be said about hands that cannot be."""
    with pytest.raises(ValueError, match="empty"):
        hull(0)


def test_a_box_that_asks_nothing_holds_all_hands() -> None:
    """The open box is the set of everything."""
    assert hands_in(Box()) == everything()
