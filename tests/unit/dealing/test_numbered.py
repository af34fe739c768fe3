"""Deals as numbers: a bijection, checked at its ends, at random, and whole on its smallest part."""

from collections import Counter
from math import comb, factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, Seat
from schlemm.dealing.numbered import DEALS, deal_of_number, number_of_deal, random_deal, subset
from schlemm.dealing.pcg import Pcg32
from schlemm.testing import deals


def test_number_of_deals() -> None:
    """There are 52! / (13!)⁴ deals."""
    assert factorial(52) // factorial(13) ** 4 == DEALS == 53_644_737_765_488_792_839_237_440_000


@given(st.integers(0, DEALS - 1))
def test_rank_undoes_unrank(number: int) -> None:
    """Every number has a deal, and that deal has this number: so no two numbers share a deal."""
    assert number_of_deal(deal_of_number(number)) == number


@given(deals(), st.permutations(range(4)))
def test_unrank_undoes_rank(deal: Deal, order: list[int]) -> None:
    """Every deal has a number and comes back from it, also with its hands in other seats."""
    turned = Deal(BySeat(*(deal.hands[index] for index in order)))
    assert deal_of_number(number_of_deal(turned)) == turned


def test_first_and_last_deal() -> None:
    """The first number gives North the lowest cards, the last one the highest."""
    first, last = deal_of_number(0), deal_of_number(DEALS - 1)
    assert str(first.hand(Seat.NORTH)) == "...AKQJT98765432"
    assert str(last.hand(Seat.NORTH)) == "AKQJT98765432..."
    assert (number_of_deal(first), number_of_deal(last)) == (0, DEALS - 1)


@pytest.mark.parametrize("number", [-1, DEALS])
def test_numbers_without_a_deal(number: int) -> None:
    """A number below 0 or from DEALS on is refused and named."""
    with pytest.raises(ValueError, match=str(number)):
        deal_of_number(number)


def test_all_sets_of_two_cards() -> None:
    """The 1 326 sets of two cards each come up exactly once."""
    found = {subset(index, 2) for index in range(comb(52, 2))}
    assert len(found) == comb(52, 2)
    assert all(len(hand) == 2 for hand in found)


@pytest.mark.parametrize(("index", "size"), [(-1, 2), (comb(52, 2), 2), (0, 14), (0, -1), (1, 0)])
def test_sets_that_are_not(index: int, size: int) -> None:
    """A set with a number that is too high, or of more than thirteen cards, is refused."""
    with pytest.raises(ValueError, match="there is no set"):
        subset(index, size)


def test_no_set_of_cards_is_one_set() -> None:
    """There is one way to choose nothing."""
    assert subset(0, 0) == Hand()


def test_every_card_goes_to_every_seat_alike() -> None:
    """In 2 000 deals from a fixed stream every card goes to North between 400 and 600 times.

    A card is expected 500 times with a standard deviation of 19, so this fails for no sound generator.
    """
    below = Pcg32.from_text("every card to every seat").below
    counts = Counter(card for _ in range(2_000) for card in random_deal(below).hand(Seat.NORTH))
    assert len(counts) == 52
    assert all(400 <= count <= 600 for count in counts.values())
