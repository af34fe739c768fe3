"""Calls that contradict their own player's earlier ones: what is still believed."""

import pytest
from hypothesis import given, settings
from tests.effort import examples

from schlemm.bidding.interpret import interpret
from schlemm.core.auction import Auction
from schlemm.core.cards import Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.view import Public
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.classes import as_strong, class_of, everything, hands_in, shaped_alike
from schlemm.evaluation.handset import HandSet
from schlemm.testing import auctions

OPENER = Seat.SOUTH


def shown(calls: str, seat: Seat = OPENER) -> HandSet:
    """What a seat has shown in this auction of two Forum pairs, South the dealer."""
    auction = Auction.parse(f"S: {calls}")
    return interpret(
        Public(Seat.SOUTH, Vulnerability.NONE, auction, BySide("forum", "forum"))
    ).situation.known.of(seat)


@pytest.mark.parametrize(
    ("before", "after", "suit", "least"),
    [
        ("2H", "2H P P X 3C", Suit.HEARTS, 6),
        ("3S", "3S P P X 3NT", Suit.SPADES, 7),
        ("1S P 2S", "1S P 2S P 3H P 4D P 7NT", Suit.SPADES, 5),
        ("1H P 1S P 2H", "1H P 1S P 2H P P X 3NT", Suit.HEARTS, 5),
    ],
)
def test_an_odd_call_leaves_the_lengths(before: str, after: str, suit: Suit, least: int) -> None:
    """However senseless the newest call is, the suit shown before keeps its length."""
    for calls in (before, after):
        assert shown(calls).bounds.lengths[suit.index].low >= least, calls


@pytest.mark.parametrize(
    ("calls", "figures"),
    [
        ("1NT P P 2H 3S", Range(15, 17)),
        ("1S P 2H P 2NT P 3NT P 7NT", Range(12, 14)),
        ("1NT P 2C P 3S P 3NT P 7NT", Range(15, 17)),
    ],
)
def test_a_level_out_of_nowhere_adds_no_points(calls: str, figures: Range) -> None:
    """A bid that no rule makes, higher than its player's points allow, is a bluff: the points stay as shown."""
    found = shown(calls).bounds.figures
    assert (found.low >= figures.low, found.high <= figures.high) == (True, True), found


def test_a_strong_call_of_one_who_passed_is_no_pass_of_knowledge() -> None:
    """Who passed first and then jumps to slam is still known to have passed."""
    assert shown("P P 1H P 4NT P 5H P 6NT").bounds.figures.high <= 11


@given(auctions())
@settings(max_examples=examples(150))
def test_somebody_always_holds_something(auction: Auction) -> None:
    """After any legal calls at all, no player has shown a set without hands."""
    public = Public(auction.first, Vulnerability.NONE, auction, BySide("forum", "forum"))
    assert all(interpret(public).situation.known)


def test_shapes_and_points_of_a_set() -> None:
    """A set's shapes with any points, and its points with any shape, are what their names say."""
    opening = hands_in(Box(figures=Range(15, 17), balanced=True))
    assert shaped_alike(opening) == hands_in(Box(balanced=True))
    assert as_strong(opening) == hands_in(Box(figures=Range(15, 17)))
    hand = class_of(Hand.parse("KQJT98765432.A.."))
    assert hand & shaped_alike(hand) & as_strong(hand)
    assert shaped_alike(everything()) == as_strong(everything()) == everything()
    assert shaped_alike(0) == as_strong(0) == 0
