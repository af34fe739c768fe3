"""Bidding a deal out."""

from itertools import pairwise

from hypothesis import given, settings
from tests.effort import examples

from schlemm.bidding.bid_out import auction_steps, bid_out, public_before_calls
from schlemm.bidding.choose import choose_call
from schlemm.core.calls import PASS, Call
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat
from schlemm.core.view import Public
from schlemm.testing import conditions, deals

FORUM = BySide("forum", "forum")


@settings(max_examples=examples(20))
@given(deals(), conditions())
def test_each_call_is_that_of_the_rules_for_the_hand_in_turn(deal: Deal, given: Conditions) -> None:
    """From the first caller of the house rules to the end, every call is the one its hand makes by rules."""
    start = public_before_calls(given, FORUM)
    stood = list(auction_steps(start, deal))
    assert (stood[0], start.auction.turn, start.rules) == (start, given.first_caller, given.rules)
    for asked, public in pairwise(stood):
        call = choose_call(asked, deal.hand(asked.auction.turn))
        assert public.auction == asked.auction.after(call)
    assert stood[-1] == bid_out(start, deal)
    assert stood[-1].auction.is_over


@given(deals(), conditions())
def test_whoever_chooses_is_given_the_hand_in_turn(deal: Deal, given: Conditions) -> None:
    """Another chooser sees each hand once, in turn, if it always passes; and the board is passed out."""
    seen: list[tuple[Seat, Hand]] = []

    def passes(public: Public, hand: Hand) -> Call:
        seen.append((public.auction.turn, hand))
        return PASS

    assert bid_out(public_before_calls(given, FORUM), deal, passes).auction.contract is None
    assert seen == [(seat, deal.hand(seat)) for seat in map(given.first_caller.after, range(4))]
