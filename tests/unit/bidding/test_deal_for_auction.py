"""Deals for an auction: on each of them the systems bid so, and how rare they are is what chance says."""

from fractions import Fraction
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples

from schlemm.bidding.bid_out import bid_out, public_before_calls
from schlemm.bidding.deal_for_auction import AuctionDealer
from schlemm.core.calls import Call, parse_call
from schlemm.core.conditions import Conditions
from schlemm.core.errors import RuleViolation
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySide, Seat
from schlemm.core.view import Public
from schlemm.dealing.constraints import ANY_HELD, ANY_SHOWN, Constraints, NothingFits
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.handset import HandSet
from schlemm.evaluation.points import figure_points


def start(board: int = 1, system: str = "forum") -> Public:
    """Before the first call."""
    return public_before_calls(Conditions.of_board(board), BySide(system, system))


def calls(text: str) -> tuple[Call, ...]:
    """Calls from their notation."""
    return tuple(map(parse_call, text.split()))


@given(
    st.sampled_from(["forum", "natur-a", "natur-b"]),
    st.integers(1, 16),
    st.integers(0, 2**32),
    st.integers(1, 5),
)
@settings(max_examples=examples(30))
def test_the_systems_bid_as_was_asked(system: str, board: int, seed: int, length: int) -> None:
    """Asked for the beginning of an auction that some deal has, every deal that comes is bid so."""
    public = bid_out(start(board, system), random_deal(Pcg32(seed).below))
    wanted = public.auction.calls[:length]
    dealer = AuctionDealer(start(board, system), wanted)
    try:
        found = list(islice(dealer.deals(seed), 2))
    except NothingFits:
        return  # so rare that it was given up: that is told, and no other deal is given instead
    assert [bid_out(start(board, system), deal).auction.calls[:length] for deal in found] == [wanted] * 2


def test_the_same_seed_gives_the_same_deals() -> None:
    """Deals follow from seed and stream."""
    dealer = AuctionDealer(start(), calls("1NT P 2C"))
    told = [
        list(map(str, islice(dealer.deals(seed, stream), 3)))
        for seed, stream in ((1, 0), (1, 0), (2, 0), (1, 1))
    ]
    assert told[0] == told[1]
    assert len({*map(tuple, told)}) == 3


def test_what_is_asked_besides_holds_too() -> None:
    """An auction and conditions of hands go together."""
    strong = HandSet.of(Box(Range(17, 17)))
    asked = Constraints(ANY_HELD.put(Seat.NORTH, Hand.parse("A...")), shown=ANY_SHOWN.put(Seat.NORTH, strong))
    for deal in islice(AuctionDealer(start(), calls("1NT"), asked).deals(3), 5):
        assert figure_points(deal.hands.north) == 17
        assert str(deal.hands.north).startswith("A")


@pytest.mark.parametrize("seat", SEATS)
def test_cards_that_are_held_count(seat: Seat) -> None:
    """That somebody holds a certain ace is one deal in four, two of them 13 · 12 in 52 · 51."""
    ace = Constraints(ANY_HELD.put(seat, Hand.parse("A...")))
    both = Constraints(ANY_HELD.put(seat, Hand.parse("AK...")))
    assert AuctionDealer(start(), asked=ace).rarity().share == Fraction(1, 4)
    assert AuctionDealer(start(), asked=both).rarity().share == Fraction(13 * 12, 52 * 51)
    assert AuctionDealer(start()).rarity().share == 1


@pytest.mark.exhaustive
def test_how_rare_an_auction_is() -> None:
    """The share of deals that are bid so is near what random deals show."""
    dealer, random = AuctionDealer(start(), calls("P P")), Pcg32(9)
    some = [random_deal(random.below) for _ in range(400)]
    bid = sum(bid_out(start(), deal).auction.calls[:2] == calls("P P") for deal in some)
    rarity = dealer.rarity()
    assert not rarity.exact
    assert abs(float(rarity.share) - bid / 400) < 0.12


def test_nobody_bids_so() -> None:
    """A call that is not legal is refused, and so is what no hand fits; what nobody finds is given up."""
    with pytest.raises(RuleViolation):
        AuctionDealer(start(), calls("1NT 1C"))
    weak = Constraints(shown=ANY_SHOWN.put(Seat.NORTH, HandSet.of(Box(Range(0, 5)))))
    with pytest.raises(NothingFits):
        AuctionDealer(start(), calls("1NT"), weak)
    with pytest.raises(NothingFits):
        next(AuctionDealer(start(), calls("7NT")).deals(1))
