"""Calls that ask for more cannot be passed, whichever of their rules makes them."""

import pytest

from schlemm.bidding.choose import choose_call
from schlemm.bidding.interpret import interpret
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Reading
from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, parse_call
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.view import Public


def public(calls: str) -> Public:
    """The situation after these calls from North, both sides bidding Forum."""
    return Public(Seat.NORTH, Vulnerability.NONE, Auction.parse(f"N: {calls}"), BySide("forum", "forum"))


def reading(calls: str, call: str) -> Reading:
    """How the next call reads."""
    return interpret(public(calls)).readings[parse_call(call)]


@pytest.mark.parametrize(
    ("calls", "call"), [("1D P 1S P 2H P", "3C"), ("1C P 1S P 2D P", "2H"), ("1C P 1H P 2D P", "2S")]
)
def test_the_fourth_suit_forces_to_game_after_a_reverse(calls: str, call: str) -> None:
    """Opener may not pass it, and no pass is read there."""
    assert reading(calls, call).force is Force.GAME
    assert interpret(public(f"{calls} {call} P")).situation.is_forced_to_game
    assert PASS not in {rule.call for rule in reading(calls, call).rules}


def test_the_own_suit_again_after_a_reverse_forces_for_a_round() -> None:
    """It may have any points, so opener, who has many, does not pass it."""
    assert reading("1D P 1S P 2H P", "2S").force is Force.ROUND


def test_five_clubs_after_gerber_only_asks_for_kings() -> None:
    """It is never a suit to play, so that opener's answer cannot run away from a sign-off."""
    found = reading("1NT P 4C P 4S P", "5C")
    assert {rule.meaning for rule in found.rules} == {Meaning.ASK_KINGS}
    assert found.force is Force.ROUND


def test_two_notrump_in_the_last_seat_is_strong() -> None:
    """It shows one kind of hand, not two that partner could not tell apart."""
    found = reading("1S P P", "2NT")
    assert {rule.meaning for rule in found.rules} == {Meaning.OVERCALL_NOTRUMP}
    assert not found.is_artificial


@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        ("P P P 1S P 2D P 2S P 3D P 3S P", "63.AKJ.Q87652.82", "3NT"),
        ("1C P 1D P 2S P 3D P 3S P", "4.J987.KQ8432.J2", "3NT"),
        ("1S P 1NT P 3H P", "7.T65.KT6432.A64", "3NT"),
    ],
)
def test_a_hand_that_must_bid_waits_with_a_bid_that_the_table_has_too(
    calls: str, hand: str, call: str
) -> None:
    """Natur B has a table for three notrump with the points there; a hand with fewer is not left without a bid."""
    natural = public(calls)
    asked = Public(Seat.NORTH, Vulnerability.NONE, natural.auction, BySide("natur-b", "natur-b"))
    assert str(choose_call(asked, Hand.parse(hand))) == call
