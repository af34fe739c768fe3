"""Judgement: which of the calls that compete is made, by the form of scoring and the score."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples

from schlemm.bidding.choose import choices
from schlemm.bidding.rules.stake import FIRST_GAME
from schlemm.bots.judgement import judged
from schlemm.bots.worth import duplicate_points, gain
from schlemm.core.auction import Auction
from schlemm.core.calls import parse_call
from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Side, Vulnerability
from schlemm.core.view import Public, Stakes, View
from schlemm.evaluation.trick_scale import CERTAIN
from schlemm.testing import hands

BORDERS = (
    ("N: 1NT P 2C P 2D P 2NT P", "A4.KJ7.872.AQJT9"),
    ("N: P P P 1NT P 2C P 2S P 3S P", "AK92.KQT.Q76.J65"),
    ("N: 1C P 1H P 2NT P", "Q873.K875.75.J96"),
)
"""Hands that are within a point of bidding game and of not bidding it."""


def view(calls: str, hand: str, stakes: Stakes = Stakes()) -> View:
    """The view of the seat in turn, all vulnerable."""
    auction = Auction.parse(calls)
    return View(
        auction.turn, Public(auction.first, Vulnerability.BOTH, auction, stakes=stakes), Hand.parse(hand)
    )


@pytest.mark.parametrize(("calls", "hand"), BORDERS)
def test_the_last_deal_of_a_robber_is_bid_by_the_score(calls: str, hand: str) -> None:
    """Far behind in the fourth deal the hand bids game, far ahead it does not."""
    seen = view(calls, hand)
    called = []
    for lead in (-300, 300):
        difference = lead if seen.seat.side is Side.NORTH_SOUTH else -lead
        at_stake = Stakes("robber4", deal=4, deals=4, difference=difference)
        called.append(judged(replace(seen, public=replace(seen.public, stakes=at_stake))).call)
    behind, ahead = called
    assert behind in {parse_call("3NT"), parse_call("4S")}
    assert ahead == parse_call("P")


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        ("N: 1S 2H 2S P", "AKQ952.K9.A72.T5", "4S"),
        ("N: 1S 3C", "A75.T8763.965.K2", "3S"),
        ("N: 1S P P 2D", "K9764.QT862.AK.4", "2H"),
        ("N: P 1C 2NT", "KQT7.JT32.865.A8", "X"),
        ("W: P 1D 3H P P", "A965..AQ6543.K97", "X"),
    ],
)
def test_what_looks_alike_is_bid_once_both_sides_have_bid(calls: str, hand: str, call: str) -> None:
    """A pass hardly better than a bid or a double is not made; a bid hardly better than a pass is."""
    auction = Auction.parse(calls)
    public = Public(auction.first, Vulnerability.NONE, auction, BySide("forum", "forum"))
    seen = View(auction.turn, public, Hand.parse(hand))
    assert parse_call("P") in {rule.call for rule in choices(public, seen.hand)}
    assert judged(seen).call == parse_call(call)


@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        ("N: 1S P 2NT P 3S P 4NT P 5H P", "T985.A82.AQT6.AT", "7S"),
        ("N: 1C P 1H P 3D P 4NT P 5C P", "T52.AT763.A84.Q9", "6H"),
    ],
)
def test_with_every_key_card_the_grand_slam_is_looked_at(calls: str, hand: str, call: str) -> None:
    """No key card is missing, and too few points for kings: seven where the deals promise thirteen tricks, else six."""
    assert judged(view(calls, hand)).call == parse_call(call)


@given(hands(), st.sampled_from([calls for calls, _ in BORDERS]))
@settings(max_examples=examples(25))
def test_judgement_keeps_to_the_rules(hand: Hand, calls: str) -> None:
    """The call that is judged best is one of those whose rule the hand fits, and it is the same every time."""
    seen = view(calls, str(hand))
    rule = judged(seen)
    assert rule in choices(seen.public, hand)
    assert judged(seen) == rule


@pytest.mark.parametrize(
    ("contract", "part_score", "worth"),
    [
        ("1NTS", 0, 90),
        ("1NTS", 60, 40 + FIRST_GAME),
        ("3NTS", 0, 100 + FIRST_GAME),
        ("2SS", 60, 60 + FIRST_GAME),
    ],
)
def test_a_part_score_makes_a_low_contract_a_game(contract: str, part_score: int, worth: int) -> None:
    """In a rubber a made contract is worth a game when the points below the line reach a hundred."""
    stakes = Stakes("rubber", part_scores=BySide(part_score, 0))
    public = Public(Seat.NORTH, Vulnerability.NONE, Auction(Seat.NORTH), stakes=stakes)
    made = Contract.parse(contract)
    assert duplicate_points(made, made.tricks, public) == worth


def test_gains_are_hundredths_of_an_imp_in_a_match_and_points_at_home() -> None:
    """The margins of judgement are measured in them: fifty points are two IMPs and a little, and fifty at home."""
    nothing, fifty = ((CERTAIN, 0),), ((CERTAIN, 50),)
    assert gain(nothing, fifty, Stakes("duplicate")) == 202
    assert gain(fifty, nothing, Stakes("duplicate")) == -202
    assert gain(nothing, fifty, Stakes("robber4", deal=1, deals=4)) == 50
