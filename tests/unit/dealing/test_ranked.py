"""Hands counted by class and numbered: every hand has exactly one number."""

from itertools import combinations
from math import comb

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples

import schlemm_native
from schlemm.core.hand import PACK, Hand
from schlemm.dealing._bulk import Bulk
from schlemm.dealing._compiled import CompiledHandsOf, compiled_halves
from schlemm.dealing._halves import halves, numbered_halves
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


needs_library = pytest.mark.skipif(
    not schlemm_native.is_built(), reason="the compiled library is not built here: no C++ compiler"
)


@needs_library
@settings(max_examples=examples(10))
@given(hands(), st.integers(0, 13), st.integers(0, 2**32))
def test_the_library_counts_and_numbers_the_same_hands(own: Hand, played: int, seed: int) -> None:
    """Of the cards that one does not hold, some of them sure, the ways of all classes and each hand are the same."""
    cards = PACK - own
    sure = Hand.of(tuple(cards)[:played])
    plain, fast = HandsOf(cards - sure, sure), CompiledHandsOf(cards - sure, sure)
    assert np.array_equal(plain.ways, fast.ways)
    upto = np.cumsum(plain.ways, axis=None)
    numbers = Bulk(Pcg32(seed)).below(int(upto[-1]), 300)
    classes = np.searchsorted(upto, numbers, side="right")
    numbers -= upto[classes] - plain.ways.ravel()[classes]
    assert np.array_equal(plain.hands(classes, numbers), fast.hands(classes, numbers))


@needs_library
def test_the_library_makes_the_same_halves() -> None:
    """The half with each number is the same, the first and the last among them."""
    cards = np.full(5000, (PACK - Hand((1 << 26) - 1 << 9)).bits)
    numbers = np.linspace(0, comb(26, 13) - 1, len(cards)).astype(np.int64)
    assert np.array_equal(numbered_halves(cards, numbers), compiled_halves(cards, numbers))


@needs_library
def test_numbers_that_are_too_large_are_refused() -> None:
    """A number that no hand or half has, and a set that is no double hand, are errors that name the place."""
    pool, one = schlemm_native.Hands(SIXTEEN.bits), np.zeros(1, np.int64)
    with pytest.raises(schlemm_native.RequestError, match="number 0 of those asked for"):
        pool.hands_into(one.data, one.data, one.copy().data)
    with pytest.raises(schlemm_native.RequestError, match="has 16 cards"):
        schlemm_native.halves_into(np.array([SIXTEEN.bits]).data, one.data, one.copy().data)
    with pytest.raises(schlemm_native.RequestError, match="integers of 64 bits"):
        pool.ways_into(one.data)
