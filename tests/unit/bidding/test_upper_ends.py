"""A bid of game that partner may pass has an upper end, and over it stands a call that looks for slam."""

from __future__ import annotations

from typing import Final

import pytest

from schlemm.bidding.bid_out import auction_steps, public_before_calls
from schlemm.bidding.choose import choose_call
from schlemm.bidding.interpret import interpret
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.upper_ends import may_end
from schlemm.core.auction import Auction
from schlemm.core.conditions import Conditions
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.view import Public
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.box import MOST
from schlemm.evaluation.classes import span
from schlemm.evaluation.frequency import usual_span

SLAM: Final = 33
"""Points of both hands for a small slam."""


@pytest.mark.sweep
@pytest.mark.parametrize(
    "system",
    [
        "forum/leeway=0",
        "natur-a",
        "natur-b",
        "acol/leeway=0",
        "forum/majors=4/notrump=12-14/key_cards=no/leeway=0",
    ],
)
def test_no_game_that_may_be_passed_is_open_at_the_top(system: str) -> None:
    """No rule says "at least so many" of such a bid, unless the hand has shown before that it has no more."""
    for number in range(40):
        deal = random_deal(Pcg32.from_text(f"upper ends/{number}").below)
        start = public_before_calls(Conditions.of_board(number % 16 + 1), BySide(system, system))
        for public in auction_steps(start, deal):
            if not public.auction.is_over:
                situation = interpret(public).situation
                open_ended = [rule for rule in interpret(public).rules_alone if _is_open(rule, situation)]
                assert not open_ended, f"{public.auction}: {open_ended}"


def _is_open(rule: Rule, situation: Situation) -> bool:
    """Whether the rule bids a game for all points above some, with which there may be a slam opposite the least."""
    if not may_end(rule) or rule.box.counted.high < MOST:
        return False
    count = rule.box.main_count
    own = span(situation.known.of(situation.seat).classes, count)
    partner = usual_span(situation.known.of(situation.seat.partner).classes, count, 100)
    return own.high + partner.low >= SLAM and rule.box.counted.low + partner.low < SLAM


@pytest.mark.parametrize(
    ("auction", "hand", "call"),
    [
        ("1D P 2C P 2D P", "J95.AK7.KQ.AK843", "4NT"),
        ("1D P 2C P 2D P", "J95.AK7.KQ.KT843", "3NT"),
        ("1D P 2C P 2D P", "AJ5.AK7.KQ.AKQ43", "6NT"),
    ],
)
def test_a_strong_hand_asks_for_slam_instead_of_bidding_a_game(auction: str, hand: str, call: str) -> None:
    """Three notrump has an upper end; above it four notrump adds points, and who has them all bids six."""
    public = Public(Seat.NORTH, Vulnerability.NONE, Auction.parse(f"N: {auction}"), BySide("forum", "forum"))
    assert str(choose_call(public, Hand.parse(hand))) == call
