"""Hands counted by class and numbered: every hand has exactly one number."""

from array import array
from collections import Counter
from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples

import schlemm_native
from schlemm.core.cards import Suit
from schlemm.core.deal import Deal
from schlemm.core.hand import PACK, Hand
from schlemm.dealing._bulk import Bulk
from schlemm.dealing._class_tables import leaving, places, table_of
from schlemm.dealing._compiled import CompiledHandsOf, compiled_halves, hands_of
from schlemm.dealing._fitting import FittingHands, drawn
from schlemm.dealing._halves import halves, numbered_halves
from schlemm.dealing._ranked import HandsOf
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.classes import class_of, everything, hands_in
from schlemm.evaluation.points import figure_points
from schlemm.testing import deals, hands

SIXTEEN = Hand.parse("AKJ93.Q82.KQT.A8765")


def test_each_hand_of_a_few_cards_has_one_number() -> None:
    """Class by class and number by number come all 560 hands that sixteen cards can make, each once."""
    pool = HandsOf(SIXTEEN)
    numbered = [(place, number) for place, ways in enumerate(pool.ways) for number in range(ways)]
    found = pool.hands(*zip(*numbered, strict=True))
    wanted = {Hand.of(cards).bits for cards in combinations(SIXTEEN, 13)}
    assert len(found) == len(wanted) == 560
    assert set(found) == wanted
    assert [class_of(Hand(bits)) for bits in found] == [1 << place for place, _ in numbered]


def test_each_hand_that_fits_has_one_number() -> None:
    """Of the hands that sixteen cards can make, those of a set come one after the other, and their spans are told."""
    asked = hands_in(Box(Range(15, 17)).with_length(Suit.CLUBS, 4))
    fitting = FittingHands(HandsOf(SIXTEEN), table_of(asked))
    wanted = [hand for hand in map(Hand.of, combinations(SIXTEEN, 13)) if class_of(hand) & asked]
    assert len(wanted) == fitting.count
    assert sorted(fitting.sets(range(fitting.count))) == sorted(hand.bits for hand in wanted)
    counted = zip(*((*hand.lengths, figure_points(hand)) for hand in wanted), strict=True)
    assert fitting.spans == [(min(each), max(each)) for each in counted]


def test_all_hands_of_all_choices_are_drawn() -> None:
    """From two sets, and one that no hand of these cards fits, comes every hand, with the place of its set."""
    pool = hands_of(SIXTEEN)
    asked = [hands_in(Box(Range(low, 17))) for low in (16, 38, 17)]
    choices = [FittingHands(pool, table_of(each)) for each in asked]
    count = sum(choice.count for choice in choices)
    at, found = drawn(choices, count, Counting(Pcg32(1)))
    assert [list(at).count(place) for place in range(3)] == [choice.count for choice in choices]
    assert len({*zip(at, found, strict=True)}) == count
    assert all(class_of(Hand(bits)) & asked[place] for place, bits in zip(at, found, strict=True))
    assert choices[1].count == len(choices[1].sets([])) == 0


@settings(max_examples=examples(20))
@given(hands())
def test_no_hand_of_the_unseen_cards_is_forgotten(own: Hand) -> None:
    """The classes' counts of the 39 cards one does not hold add up to C(39, 13)."""
    assert sum(HandsOf(PACK - own).ways) == comb(39, 13)


@settings(max_examples=examples(20))
@given(hands())
def test_the_place_of_a_class_is_that_of_the_sets(hand: Hand) -> None:
    """The table of a set with a hand's class has a single place, and it is the hand's."""
    assert [place for place, fits in enumerate(table_of(class_of(hand))) if fits] == places([hand.bits])


@settings(max_examples=examples(20))
@given(deals())
def test_a_class_leaves_one_class(deal: Deal) -> None:
    """Of two players' cards, the only class that leaves the second a hand like his own is that of the first."""
    first, second = deal.hands.north, deal.hands.east
    left = leaving(table_of(class_of(second)), (first | second).bits)
    assert left == table_of(class_of(first))


class Counting(Bulk):
    """A stream that gives the first numbers, the last ones and some between, each once."""

    def below(self, n: int, count: int) -> list[int]:
        """As many different numbers below ``n``, evenly spread."""
        return _spread(n, count)


def _spread(n: int, count: int) -> list[int]:
    """So many numbers from 0 to ``n - 1``, evenly spread."""
    return [place * (n - 1) // (count - 1) for place in range(count)]


def test_each_half_has_its_own_number() -> None:
    """Different numbers give different halves, each of thirteen of the cards."""
    cards = (PACK - Hand((1 << 26) - 1 << 9)).bits
    found = halves([cards] * 20_000, Counting(Pcg32(1)))
    assert len(set(found)) == len(found)
    assert all(half.bit_count() == 13 and half & ~cards == 0 for half in found)


def test_the_stream_is_even() -> None:
    """Six thousand throws of a die are as even as they should be (chi-square with 5 degrees, 0.1 %)."""
    counts = Counter(Bulk(Pcg32.from_text("a die")).below(6, 6000))
    assert sum((counts[face] - 1000.0) ** 2 / 1000 for face in range(6)) < 20.5


def test_the_stream_stays_below_a_large_bound() -> None:
    """Also where every other word would favour small numbers, no number reaches the bound, and all differ."""
    numbers = Bulk(Pcg32(3)).below(2**63 - 1, 500)
    assert 0 <= min(numbers) <= max(numbers) < 2**63 - 1
    assert len(set(numbers)) == 500


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
    assert plain.ways == fast.ways
    everything_fits = table_of(everything())
    numbers = Bulk(Pcg32(seed)).below(sum(plain.ways), 300)
    one, other = (FittingHands(pool, everything_fits).sets(numbers) for pool in (plain, fast))
    assert list(one) == list(other)


@needs_library
def test_the_library_makes_the_same_halves() -> None:
    """The half with each number is the same, the first and the last among them."""
    cards = [(PACK - Hand((1 << 26) - 1 << 9)).bits] * 5000
    numbers = _spread(comb(26, 13), len(cards))
    assert numbered_halves(cards, numbers) == list(compiled_halves(cards, numbers))


@needs_library
def test_numbers_that_are_too_large_are_refused() -> None:
    """A number that no hand or half has, and a set that is no double hand, are errors that name the place."""
    pool, one = schlemm_native.Hands(SIXTEEN.bits), array("Q", [0])
    with pytest.raises(schlemm_native.RequestError, match="number 0 of those asked for"):
        pool.hands_into(one, one, one[:])
    with pytest.raises(schlemm_native.RequestError, match="has 16 cards"):
        schlemm_native.halves_into(array("Q", [SIXTEEN.bits]), one, one[:])
    with pytest.raises(schlemm_native.RequestError, match="integers of 64 bits"):
        pool.ways_into(one)
