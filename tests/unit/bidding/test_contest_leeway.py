"""Leeway in competition: it widens what judgement may choose and what is told, and nothing that rules count on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.bidding.choose import choices, choose_call
from schlemm.bidding.interpret import interpret
from schlemm.core.auction import Auction
from schlemm.core.calls import CALLS, DOUBLE, PASS
from schlemm.core.cards import Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySide, Seat, Vulnerability
from schlemm.core.view import Public
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.points import figure_points
from schlemm.testing import hands

STRICT = "forum/leeway=0"
OPENING = 13
FEW = 3
CONTESTED = (
    "N: 1H",
    "N: 1C 1S",
    "N: 1D X P",
    "N: 1S 2H P P",
    "N: 1H 1S 2H 2S",
    "N: P 1C X P 1H P",
    "N: 1NT 2S",
    "N: 1D 1S X P 2D 2S P P",
)
OURS = ("N: ", "N: 1S P", "N: 1C P 1H P", "N: 1NT P 2C P")


def public(auction: str, system: str = "forum") -> Public:
    """After these calls, nobody vulnerable, both sides with this system."""
    calls = Auction.parse(auction)
    return Public(calls.first, Vulnerability.NONE, calls, BySide(system, system))


@given(st.sampled_from((*CONTESTED, *OURS)), hands())
def test_by_rules_every_hand_calls_as_without(auction: str, hand: Hand) -> None:
    """Leeway is judgement's alone: the rules' own choice is that of the same system without any."""
    assert choose_call(public(auction), hand) == choose_call(public(auction, STRICT), hand)


@pytest.mark.parametrize("auction", CONTESTED)
def test_rules_count_on_what_the_tables_say(auction: str) -> None:
    """However much may be told of the calls so far, the next ones ask for the same of the hand."""
    told = [
        [(rule.call, rule.box) for rule in interpret(public(auction, name)).rules_alone]
        for name in ("forum", STRICT)
    ]
    assert told[0] == told[1]


@pytest.mark.parametrize("auction", CONTESTED)
def test_all_that_was_possible_without_it_is_possible(auction: str) -> None:
    """What a seat may hold, and what a call would show, is at least as wide as without leeway."""
    wide, strict = (interpret(public(auction, name)).situation.known for name in ("forum", STRICT))
    assert all(wide.of(seat).classes | strict.of(seat).classes == wide.of(seat).classes for seat in SEATS)
    shown, before = (interpret(public(auction, name)).readings for name in ("forum", STRICT))
    for call in CALLS:
        if call in before:
            assert shown[call].hands.classes | before[call].hands.classes == shown[call].hands.classes


@given(st.sampled_from(CONTESTED), hands())
def test_whatever_judgement_may_choose_is_told(auction: str, hand: Hand) -> None:
    """Each call that competes for a hand shows that hand, if the hand has not been denied before."""
    asked = public(auction)
    if hand in interpret(asked).situation.known.of(asked.auction.turn):
        assert all(interpret(asked).readings[rule.call].admits(hand) for rule in choices(asked, hand))


def test_two_points_short_may_compete_and_three_may_not() -> None:
    """A hand a little below a double competes with the pass that rules choose; one further below does not."""

    def competing(hand: str, system: str = "forum") -> set[str]:
        return {str(rule.call) for rule in choices(public("N: 1C", system), Hand.parse(hand))}

    assert competing("KQ73.AT84.9732.5") == {"P", "X"}
    assert competing("KJ73.AT84.9732.5") == {"P"}
    assert competing("KQ73.AT84.9732.5", STRICT) == {"P"}


@pytest.mark.parametrize("auction", ["N: 1D X P", "N: 1H 1S 2D P", "N: 1C 2NT P"])
def test_what_partner_asks_is_answered(auction: str) -> None:
    """Where partner has asked for a bid a pass competes with none, however near the hand lies to a border."""
    asked = public(auction)
    for text in ("KJ873.84.Q73.952", "Q4.KJ762.Q73.952", "52.K84.QJ73.J952"):
        found = choices(asked, Hand.parse(text))
        assert found[0].call == PASS or PASS not in {rule.call for rule in found}


@pytest.mark.parametrize("auction", OURS)
def test_while_they_pass_nothing_has_leeway(auction: str) -> None:
    """An auction of one side is bid and told to the point, as in the system without leeway."""
    told, before = (
        {call: reading.hands for call, reading in interpret(public(auction, name)).readings.items()}
        for name in ("forum", STRICT)
    )
    assert told == before


def test_nobody_lets_them_play_a_part_score_with_nineteen() -> None:
    """The double that reopens is not compared with a pass, which few imagined deals may make look better."""
    hand = Hand.parse("AKQ.T83.54.AKQJ6")
    assert [rule.call for rule in choices(public("N: P P 1C 2H P P"), hand)] == [DOUBLE]


@pytest.mark.parametrize("auction", ["N: 1S 2H", "N: 1H 2C", "N: 1D 1S", "N: 1C 1H", "N: 1D X 2C"])
def test_nobody_passes_by_judgement_with_thirteen_facing_an_opening(auction: str) -> None:
    """Where the rules bid with half of a game in the hand, opposite the other half, no pass competes with that.

    But for hands that sit over them: with their suit a pass waits for partner's double.
    """
    view, tried = public(auction), 0
    their = Suit.parse(auction[-1])
    for number in range(1500):
        hand = random_deal(Pcg32.from_text(f"thirteen/{number}").below).hand(Seat.SOUTH)
        if figure_points(hand) >= OPENING and hand.length(their) <= FEW and choose_call(view, hand) != PASS:
            tried += 1
            assert PASS not in [rule.call for rule in choices(view, hand)], str(hand)
    assert tried > 100
