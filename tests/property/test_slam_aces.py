"""Natur A bids no slam in a suit on points alone where two aces may be missing, and no auction breaks by asking."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from schlemm.bidding.bid_out import auction_steps, public_before_calls
from schlemm.bidding.choose import choose_call
from schlemm.bidding.explanation.explain import explain
from schlemm.bidding.interpret import rules_alone, situation_of
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, Bid, Call
from schlemm.core.cards import Rank, Strain
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Side, Vulnerability
from schlemm.core.view import Public
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.features import Holds
from schlemm.evaluation.points import figure_points

SYSTEM: Final = "natur-a"
ASKS: Final = {Meaning.ASK_ACES, Meaning.ASK_KEY_CARDS}
STRONG: Final = 27
"""Figure points of both hands of deals that are bid."""
ALL: Final = 40
TWO_ACES_MISSING: Final = (
    ("P 1D P 1S P 5D P", "QJ953.JT983.97.K"),
    ("1D P 2NT P 5D P", "KJ.KJ984.KQ9.QT7"),
    ("1D P 2H P 3D P 3H P 4H P", "K.AKJ543.J.KQT84"),
    ("1D P 2S P 3C P 5C P", "K9.62.AKQJ9.AT43"),
    ("1C P 2H P 3NT P", "AK.KQ9542.QT8.K9"),
)
"""Auctions with the hand in turn, whose partner lacks the aces that it lacks."""


def undisturbed(public: Public, hand: Hand) -> Call:
    """The call by rules of North and South; the others pass."""
    return choose_call(public, hand) if public.auction.turn.side is Side.NORTH_SOUTH else PASS


def strong_deals(count: int) -> Iterator[tuple[int, Deal]]:
    """Deals in which North and South have the points to think of slam."""
    number = found = 0
    while found < count:
        number += 1
        deal = random_deal(Pcg32.from_text(f"slam aces/{number}").below)
        if figure_points(deal.hand(Seat.NORTH)) + figure_points(deal.hand(Seat.SOUTH)) >= STRONG:
            found += 1
            yield number, deal


def steps(number: int, deal: Deal) -> Iterator[Public]:
    """Its auction, call by call."""
    start = public_before_calls(Conditions.of_board(number % 16 + 1), BySide(SYSTEM, SYSTEM))
    return auction_steps(start, deal, undisturbed)


def have_asked(situation: Situation) -> bool:
    """Whether the side in turn has asked for aces."""
    return any(
        reading is not None and reading.meaning in ASKS and seat.side is situation.seat.side
        for (seat, _), reading in zip(situation.by_seat(), situation.readings, strict=True)
    )


def is_blind(rule: Rule, situation: Situation) -> bool:
    """Whether the rule bids slam in a suit with hands that do not know of the aces."""
    call = rule.call
    if rule.meaning is not Meaning.SLAM or not isinstance(call, Bid) or call.strain is Strain.NOTRUMP:
        return False
    aces = [
        min(each.counts) for each in rule.box.features if isinstance(each, Holds) and each.rank is Rank.ACE
    ]
    beyond = ALL - rule.box.figures.low - situation.partner.figures.low
    return max(aces, default=0) < 4 - (7 - call.level) and beyond >= 4 * (8 - call.level)


def test_a_slam_in_a_suit_is_bid_only_where_the_aces_are_known() -> None:
    """Before anybody has asked, its rules want the aces in the hand, or so many points that no two can be missing."""
    for number, deal in strong_deals(120):
        for public in steps(number, deal):
            situation = situation_of(public)
            if not public.auction.is_over and not have_asked(situation):
                blind = [rule for rule in rules_alone(public) if is_blind(rule, situation)]
                assert not blind, f"{public.auction}: {blind}"


@pytest.mark.parametrize(("auction", "hand"), TWO_ACES_MISSING)
def test_no_slam_is_bid_without_two_aces(auction: str, hand: str) -> None:
    """Who cannot tell that the aces are there asks, or stops."""
    public = Public(Seat.NORTH, Vulnerability.NONE, Auction.parse(f"N: {auction}"), BySide(SYSTEM, SYSTEM))
    call = choose_call(public, Hand.parse(hand))
    assert call == PASS or (isinstance(call, Bid) and call.level < 6)


def test_an_answer_never_carries_past_a_slam_that_lacks_two_aces() -> None:
    """After the question no slam is bid without two aces, whatever suit it was about, and no answer is passed out."""
    asked = 0
    for number, deal in strong_deals(400):
        *_, last = steps(number, deal)
        situation, contract = situation_of(last), last.auction.contract
        if contract is None or not any(
            reading is not None and reading.meaning in ASKS for reading in situation.readings
        ):
            continue
        asked += 1
        held = [card for seat in (Seat.NORTH, Seat.SOUTH) for card in deal.hand(seat)]
        aces = sum(card.rank is Rank.ACE for card in held)
        trumps = sum(card.suit is contract.strain.trump for card in held)
        assert contract.level <= 5 or aces >= 3, f"{last.auction} {deal}"
        assert contract.strain is Strain.NOTRUMP or trumps >= 6, f"{last.auction} {deal}"
    assert asked >= 20


@pytest.mark.parametrize(("auction", "trump"), [("1S P 3D P 3S P 4S P 4NT", ""), ("1C P 3C P 4NT", "C")])
def test_a_question_that_may_be_about_several_suits_names_none(auction: str, trump: str) -> None:
    """Who has shown spades may have meant partner's diamonds, so that nobody is told which suit is trumps."""
    public = Public(Seat.NORTH, Vulnerability.NONE, Auction.parse(f"N: {auction}"), BySide(SYSTEM, SYSTEM))
    told = explain(public, len(public.auction.calls) - 1)
    assert told.message.code == "meaning-ask-aces"
    assert told.message.args["trump"] == trump
