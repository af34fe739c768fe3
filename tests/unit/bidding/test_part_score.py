"""A part score lowers the game that is aimed at, and switches no rule off."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Final

import pytest

from schlemm.bidding.bid_out import auction_steps, bid_out, public_before_calls
from schlemm.bidding.choose import choose_call
from schlemm.bidding.interpret import interpret, reading_of, situation_before
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Reading
from schlemm.bidding.rules.situation import Situation, game_level
from schlemm.core.auction import Auction
from schlemm.core.calls import Bid
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Side
from schlemm.core.view import Public, Stakes
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.classes import span
from schlemm.evaluation.counts import PointCount

SYSTEMS: Final = ("forum", "natur-a", "natur-b")
SLAMS: Final = (
    "N:AKQ7.A63.KQ9.A84 92.KJ9.T873.QT63 JT86.QT752.AJ.52 543.84.6542.KJ97",
    "N:KQ632.A62.AK7.A3 J9.J4.T642.98764 754.K985.J9.KQJT AT8.QT73.Q853.52",
    "N:K8.AKQ753.K96.QJ AT62.T4.532.T863 Q974.62.AT.AK972 J53.J98.QJ874.54",
    "N:T9.AQT.AKJT42.K3 J732.74.Q83.T862 AQ.J962.76.AQJ74 K8654.K853.95.95",
)
"""Deals on which Forum reaches a slam without a part score."""
SLAM: Final = 32
"""Points of both hands for a small slam, and one less, as judgement chooses near the ends of a range."""
BY_WHAT_IT_IS: Final = {
    Meaning.OPENING_NOTRUMP,
    Meaning.PREEMPT,
    Meaning.WEAK_TWO,
    Meaning.PREEMPTIVE_RAISE,
    Meaning.SACRIFICE,
}
"""Bids whose level is what they say."""


def with_points(system: str, below: int, number: int = 1) -> Public:
    """An auction before its first call, where North-South have so many points below the line."""
    stakes = Stakes("rubber", part_scores=BySide(below, 0))
    return replace(public_before_calls(Conditions.of_board(number), BySide(system, system)), stakes=stakes)


def is_slam(public: Public) -> bool:
    """Whether North-South have bid a slam."""
    contract = public.auction.contract
    return contract is not None and contract.bid.level >= 6 and contract.declarer.side is Side.NORTH_SOUTH


@pytest.mark.parametrize(("deal", "below"), list(product(SLAMS, (40, 60))))
def test_bids_the_slam_that_it_bids_without_a_part_score(deal: str, below: int) -> None:
    """A natural bid that is game by the part score does not end the auction of hands that make a slam."""
    for points in (0, below):
        assert is_slam(bid_out(with_points("forum", points), Deal.parse(deal))), points


@pytest.mark.exhaustive
@pytest.mark.parametrize("system", SYSTEMS)
def test_nine_of_ten_slams_are_bid_with_a_part_score_too(system: str) -> None:
    """Of the slams on 6,400 random deals at least nine in ten are bid with 40 and with 60 below the line."""
    deals = [random_deal(Pcg32.from_text(f"part scores/{number}").below) for number in range(6400)]
    slams = [deal for deal in deals if is_slam(bid_out(with_points(system, 0), deal))]
    assert len(slams) >= 40
    bid = [is_slam(bid_out(with_points(system, below), deal)) for below in (40, 60) for deal in slams]
    assert sum(bid) >= 0.9 * len(bid), f"{sum(bid)} of {len(bid)}"


@pytest.mark.sweep
@pytest.mark.parametrize(("system", "below"), list(product(SYSTEMS, (40, 60))))
def test_goes_past_the_lowest_game_only_for_a_reason(system: str, below: int) -> None:
    """Undisturbed, who bids above the lowest game has been asked, is by name that high, or may have a slam."""
    for number in range(40):
        deal = random_deal(Pcg32.from_text(f"lowest games/{number}").below)
        for public in auction_steps(with_points(system, below, number % 4 + 1), deal):
            if public.auction.calls and (odd := _without_reason(public, below)):
                pytest.fail(f"{odd} on {deal}")


def _without_reason(public: Public, below: int) -> str:
    """What was bid last above the lowest game without a reason; empty if nothing was."""
    last = len(public.auction.calls) - 1
    before = interpret(situation_before(public, last)).situation
    call, reading = public.auction.calls[last], reading_of(public, last)
    quiet = not before.calls_of(before.seat.left) and not before.calls_of(before.seat.right)
    if not isinstance(call, Bid) or before.seat.side is not Side.NORTH_SOUTH or not quiet or reading is None:
        return ""
    if call.level <= game_level(call.strain, below) or before.is_asked or reading.is_artificial:
        return ""
    if reading.force is not Force.NONE or any(rule.meaning in BY_WHAT_IT_IS for rule in reading.rules):
        return ""
    return "" if _may_have_slam(before, call, reading) else f"{call} in {public.auction} of {public.systems}"


def _may_have_slam(before: Situation, call: Bid, reading: Reading) -> bool:
    """Whether the least that the call shows makes slam opposite the most that partner has shown."""
    partner = before.known.of(before.seat.partner).classes
    counts = [PointCount.FIGURES, PointCount.STRENGTH, PointCount.LONG, PointCount.SHORT]
    counts += [PointCount.support(call.strain.trump)] if call.strain.trump is not None else []
    return any(span(reading.hands.classes, each).low + span(partner, each).high >= SLAM for each in counts)


def test_raises_to_the_lowest_game_at_once() -> None:
    """With sixty below the line two spades are game: the limit raise is made there too."""
    for hand in ("K842.Q3.Q842.J84", "K842.K3.Q842.J84"):
        public = replace(with_points("forum", 60), auction=Auction.parse("N: 1S P"))
        assert str(choose_call(public, Hand.parse(hand))) == "2S"
