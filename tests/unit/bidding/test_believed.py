"""What a call shows is what a player may hold: no reading rests on a handful of freaks."""

import pytest
from tests.effort import mostly_slow

from schlemm.bidding.choose import choose_call
from schlemm.bidding.interpret import interpret, reading_of
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule, read, read_call
from schlemm.bidding.systems import NAMES, system_named
from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import Strain, Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.view import Public
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.classes import everything, hands_in
from schlemm.evaluation.frequency import is_next_to_none
from schlemm.evaluation.handset import HandSet
from schlemm.testing.systems import examples

CLUBS, NOTRUMP = Bid(2, Strain.CLUBS), Bid(1, Strain.NOTRUMP)
SIX_TO_TEN = Rule(NOTRUMP, Box(figures=Range(6, 10)), Meaning.NOTRUMP)


def raises(most: int) -> Rule:
    """A better rule, for hands with up to so many clubs."""
    return Rule(CLUBS, Box().with_length(Suit.CLUBS, 0, most), Meaning.RAISE)


@pytest.mark.parametrize("name", mostly_slow(NAMES, "natur-b"))
def test_no_call_of_a_table_shows_freaks_alone(name: str) -> None:
    """In every example of a system each call shows at least one in a thousand of the hands that its rules ask for."""
    rare = []
    for public, _, _ in examples(system_named(name)):
        known = interpret(public).situation.known.of(public.auction.turn).classes
        for call, reading in interpret(public).readings.items():
            asked = [known & hands_in(rule.box) for rule in reading.rules]
            if any(is_next_to_none(reading.hands.classes, hands) for hands in asked):
                rare.append(f"{public.auction} {call}")
    assert rare == []


def test_what_better_rules_leave_to_freaks_is_read_without_them() -> None:
    """A call that only hands with nine clubs would make is believed to be made by others as well."""
    for reading in (
        read([raises(8), SIX_TO_TEN], HandSet())[NOTRUMP],
        read_call([raises(8), SIX_TO_TEN], HandSet(), NOTRUMP),
    ):
        assert reading is not None
        assert (reading.bounds.length(Suit.CLUBS).low, reading.bounds.figures) == (0, Range(6, 10))


def test_what_better_rules_leave_to_some_is_read_as_that() -> None:
    """A call that hands with six clubs make shows six clubs."""
    assert read([raises(5), SIX_TO_TEN], HandSet())[NOTRUMP].bounds.length(Suit.CLUBS).low == 6


def test_a_thousandth_is_next_to_none() -> None:
    """Seven clubs are dealt now and then, nine next to never, and nothing is next to none of itself."""
    seven, nine = (hands_in(Box().with_length(Suit.CLUBS, length)) for length in (7, 9))
    assert not is_next_to_none(seven, everything())
    assert is_next_to_none(nine, everything())
    assert not is_next_to_none(nine, nine)


@pytest.mark.parametrize(
    "hand", ["A32.KQ2.432.KJ32", "A2.KQ2.432.KJ432", "AJ2.2.K432.KQ432", "2.K32.A432.KQ432"]
)
def test_one_notrump_over_a_club_does_not_make_opener_jump(hand: str) -> None:
    """After one club and one notrump in Natur B an opener with 12 to 14 points and up to five clubs passes."""
    auction = Auction.parse("N: 1C P 1NT P")
    public = Public(Seat.NORTH, Vulnerability.NONE, auction, BySide("natur-b", "natur-b"))
    reading = reading_of(public, 2)
    assert reading is not None
    assert reading.bounds.length(Suit.CLUBS).low <= 4
    assert choose_call(public, Hand.parse(hand)) == PASS
