"""Hands counted by class and numbered: every hand has exactly one number."""

from itertools import combinations
from math import comb

import numpy as np
from hypothesis import given, settings
from tests.effort import examples

from schlemm.core.hand import PACK, Hand
from schlemm.dealing._bulk import Bulk
from schlemm.dealing._halves import halves
from schlemm.dealing._ranked import HandsOf, class_places
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.classes import POINTS, class_of
from schlemm.testing import hands

SIXTEEN = Hand.parse("AKJ93.Q82.KQT.A8765")


def test_each_hand_of_a_few_cards_has_one_number() -> None:
    """Class by class and number by number come all 560 hands that sixteen cards can make, each once."""
    pool = HandsOf(SIXTEEN)
    ways = pool.ways.ravel()
    classes = np.repeat(np.arange(len(ways)), ways)
    numbers = np.concatenate([np.arange(count) for count in ways])
    found = pool.hands(classes, numbers)
    wanted = {Hand.of(cards).bits for cards in combinations(SIXTEEN, 13)}
    assert len(found) == len(wanted) == 560
    assert {int(bits) for bits in found} == wanted
    assert [class_of(Hand(int(bits))) for bits in found] == [1 << int(place) for place in classes]


@settings(max_examples=examples(20))
@given(hands())
def test_no_hand_of_the_unseen_cards_is_forgotten(own: Hand) -> None:
    """The classes' counts of the 39 cards one does not hold add up to C(39, 13)."""
    assert int(HandsOf(PACK - own).ways.sum()) == comb(39, 13)


@settings(max_examples=examples(20))
@given(hands())
def test_the_place_of_a_class_is_that_of_the_sets(hand: Hand) -> None:
    """Shape and points, looked up in bulk, are the bit that the sets of hands use."""
    shape, points = class_places(np.array([hand.bits]))
    assert class_of(hand) == 1 << POINTS * int(shape[0]) + int(points[0])


class Counting(Bulk):
    """A stream that gives the first numbers, the last ones and some between, each once."""

    def below(self, n: int, count: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        """As many different numbers below ``n``, evenly spread."""
        return np.linspace(0, n - 1, count).astype(np.int64)


def test_each_half_has_its_own_number() -> None:
    """Different numbers give different halves, each of thirteen of the cards."""
    cards = (PACK - Hand((1 << 26) - 1 << 9)).bits
    drawn = halves(np.full(20_000, cards), Counting(Pcg32(1)))
    assert len(set(drawn.tolist())) == len(drawn)
    assert all(half.bit_count() == 13 and half & ~cards == 0 for half in drawn.tolist())


def test_the_stream_is_even() -> None:
    """Six thousand throws of a die are as even as they should be (chi-square with 5 degrees, 0.1 %)."""
    counts = np.bincount(Bulk(Pcg32.from_text("a die")).below(6, 6000), minlength=6)
    assert ((counts - 1000.0) ** 2 / 1000).sum() < 20.5


def test_the_stream_stays_below_a_large_bound() -> None:
    """Also where every other word would favour small numbers, no number reaches the bound, and all differ."""
    numbers = Bulk(Pcg32(3)).below(2**63 - 1, 500)
    assert numbers.min() >= 0
    assert len(set(numbers.tolist())) == 500
