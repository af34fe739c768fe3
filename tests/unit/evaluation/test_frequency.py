"""What hands are held usually: spans without the odd ones."""

from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.cards import Suit
from schlemm.core.hand import Hand
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.classes import class_of, hands_in, span
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.frequency import RARE, usual_span
from schlemm.testing import hands


@given(low=st.integers(0, 12), width=st.integers(0, 12), count=st.sampled_from(list(PointCount)))
def test_a_usual_span_lies_within_the_whole_one(low: int, width: int, count: PointCount) -> None:
    """It leaves out hands at both ends, and never turns round."""
    some = hands_in(Box(figures=Range(low, low + width)))
    whole, usual = span(some, count), usual_span(some, count)
    assert whole.low <= usual.low <= usual.high <= whole.high


@given(hand=hands(), count=st.sampled_from(list(PointCount)))
def test_hands_alike_count_what_they_count(hand: Hand, count: PointCount) -> None:
    """Where all hands of a set count the same there is nothing odd to leave out."""
    alike = class_of(hand)
    assert usual_span(alike, count) == span(alike, count)


def test_a_raise_is_not_reckoned_with_the_void_that_may_be_in_it() -> None:
    """A raise on eleven points of support may hold one figure point and a void, and usually holds eight or more."""
    raises = hands_in(
        Box().with_count(PointCount.support(Suit.DIAMONDS), 11, 12).with_length(Suit.DIAMONDS, 4)
    )
    assert span(raises, PointCount.FIGURES).low < 8 <= usual_span(raises, PointCount.FIGURES).low


def test_of_all_hands_not_quite_a_tenth_is_left_out_at_either_end() -> None:
    """Of all hands not quite a tenth has fewer than five figure points, and not quite a tenth more than fifteen."""
    assert RARE == 10
    assert usual_span(hands_in(Box()), PointCount.FIGURES) == Range(5, 15)
