"""What calls say: each thing once, and in the count that says most."""

import pytest

from schlemm.bidding.choose import choose_rule
from schlemm.bidding.explanation.advice import rule_told
from schlemm.bidding.explanation.explain import Explanation, explain
from schlemm.bidding.explanation.why_not import why_not
from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, parse_call
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.view import Public


def last(calls: str, system: str) -> Explanation:
    """The explanation of the last of these calls from North, both sides bidding the system."""
    auction = Auction(Seat.NORTH, tuple(map(parse_call, calls.split())))
    public = Public(Seat.NORTH, Vulnerability.NONE, auction, BySide(system, system))
    return explain(public, len(auction.calls) - 1)


def codes(explanation: Explanation) -> list[str]:
    """The codes of the details."""
    return [message.code for message in explanation.details]


def test_an_honour_in_every_suit_is_one_sentence() -> None:
    """Natur A's jump to notrump shows an honour in every suit, and says so once."""
    assert codes(last("1S P 2NT", "natur-a")).count("shows-honours-everywhere") == 1
    assert "shows-honours" not in codes(last("1S P 2NT", "natur-a"))


@pytest.mark.parametrize("answer", ["5C", "5D"])
def test_a_number_of_aces_is_told_once(answer: str) -> None:
    """The sentence about an answer names the aces; no detail says it again, but later calls remember it."""
    aces = "forum/key_cards=no"
    assert "shows-held" not in codes(last(f"1S P 3S P 4NT P {answer}", aces))
    assert "shows-held" in codes(last("1S P 3S P 4NT P 5D P 5NT P 6D", aces))
    assert "shows-key-cards" not in codes(last(f"1S P 3S P 4NT P {answer}", "forum"))
    assert "shows-key-cards" in codes(last("1S P 3S P 4NT P 5D P 5NT P 6D", "forum"))


def test_the_numbers_of_aces_that_are_left_are_told_once() -> None:
    """What several calls have said about aces is one sentence, not one after the other."""
    public = "1C P 2D P 4NT P 5D P 6D"
    assert codes(last(public, "forum/key_cards=no")).count("shows-held") == 1
    assert codes(last(public, "forum")).count("shows-key-cards") == 1


def test_both_suits_of_a_two_suiter_are_told_with_their_lengths() -> None:
    """The sentence gives the length of the first suit, a detail that of the second."""
    told = last("1S 2NT", "forum")
    assert told.message.args["length"] == 5
    lengths = [message.args for message in told.details if message.code == "shows-length"]
    assert ("C", 5) in [(facts["suit"], facts["low"]) for facts in lengths]


def test_the_flattest_shape_is_told_by_its_numbers() -> None:
    """Natur A opens one notrump with 4-3-3-3 only, Forum with any even hand."""
    assert "shows-shape" in codes(last("1NT", "natur-a"))
    assert "shows-balanced" in codes(last("1NT", "forum"))
    assert "shows-shape" not in codes(last("1NT", "forum"))


def test_open_ended_points_are_told_in_the_count_that_says_most() -> None:
    """A new suit at level two is told by its 11 points with length, not by the few figures of freak hands."""
    said = last("1S P 2C", "forum").message.args
    assert (said["count"], said["span"], said["low"]) == ("long", "from", 11)


def test_a_missing_queen_of_trumps_is_named() -> None:
    """Whoever has the right number of key cards but not the queen hears that it is the queen."""
    name = "forum/key_cards=yes"
    auction = Auction.parse("N: 1S P 3S P 4NT P")
    public = Public(Seat.NORTH, Vulnerability.NONE, auction, BySide(name, name))
    hand = Hand.parse("K432.A32.Q32.432")
    (reason,) = why_not(public, hand, parse_call("5S"), choose_rule(public, hand))
    assert (reason.code, reason.args["queen"]) == ("why-key-cards", "yes")


def test_a_pass_with_a_bid_is_answered_by_the_bid() -> None:
    """Whoever asks why not to pass hears what fits the hand, not that the system has no pass."""
    public = Public(Seat.NORTH, Vulnerability.NONE, Auction(Seat.NORTH), BySide("forum", "forum"))
    hand = Hand.parse("AKQ54.K32.QJ3.32")
    (reason,) = why_not(public, hand, PASS, choose_rule(public, hand))
    assert (reason.code, reason.args) == ("why-pass", {"better": "1S"})


@pytest.mark.parametrize(
    ("calls", "system", "held", "told", "points"),
    [
        ("1S P 2H P", "natur-a", "AQT43.83.A6.KQ75", "meaning-rebid", (12, 23)),
        ("1NT P 2C P", "forum", "K9.QJT.AK765.QJ4", "meaning-no-major", (15, 17)),
    ],
)
def test_a_rule_is_told_with_what_the_hand_has_shown(
    calls: str, system: str, held: str, told: str, points: tuple[int, int]
) -> None:
    """To who calls, a second bid is not made with any strength, and a denial is named even if nothing asks for it."""
    auction = Auction(Seat.NORTH, tuple(map(parse_call, calls.split())))
    public, hand = Public(Seat.NORTH, Vulnerability.NONE, auction, BySide(system, system)), Hand.parse(held)
    rule = rule_told(choose_rule(public, hand), public, hand)
    assert (rule.code, rule.args["low"], rule.args["high"]) == (told, *points)
