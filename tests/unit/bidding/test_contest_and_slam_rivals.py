"""Judgement may go on to slam or leave the auction to the opponents; by rules alone the call is what it was."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.bidding.choose import choices
from schlemm.bidding.interpret import interpret
from schlemm.bidding.rules.contest_rivals import with_contest_rivals
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule, choose, read
from schlemm.bidding.rules.slam_rivals import GOES_ON, with_slam_rivals
from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import Strain
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Vulnerability
from schlemm.core.view import Public
from schlemm.evaluation.handset import HandSet
from schlemm.testing import hands

AUCTIONS = (
    "N: 1S P 2C P 2H P 4H P",
    "N: 1C P 1H P 3H P",
    "N: 1H 1S 2H 2S",
    "N: 1S X 3S 4H",
    "N: 1D 1S X P 2D 2S P P",
)


def _public(auction: str) -> Public:
    return Public(
        Auction.parse(auction).first, Vulnerability.NONE, Auction.parse(auction), BySide("forum", "forum")
    )


@given(st.sampled_from(AUCTIONS), hands())
def test_by_rules_the_call_is_the_same(auction: str, hand: Hand) -> None:
    """The first of the rules that compete makes the same call with and without these rivals."""
    public = _public(auction)
    situation = interpret(public).situation
    alone = tuple(rule for rule in interpret(public).rules if not rule.rival)
    both = tuple(with_contest_rivals(with_slam_rivals(alone, situation), situation))
    assert choose(both, hand).call == choose(alone, hand).call


@given(st.sampled_from(AUCTIONS), hands())
def test_every_choice_is_shown(auction: str, hand: Hand) -> None:
    """Whichever of the rules that compete is chosen, its reading holds the hand."""
    public = _public(auction)
    shown = read(interpret(public).rules, HandSet())
    assert all(shown[rule.call].admits(hand) for rule in choices(public, hand))


def test_a_little_too_weak_for_slam_competes() -> None:
    """Opposite a jump to game a hand two points short of asking for aces may ask or pass."""
    found = choices(_public("N: 1S P 2C P 2H P 4H P"), Hand.parse("AQJ74.AK54.Q4.87"))
    assert found[0].call == PASS
    assert [rule.meaning in GOES_ON for rule in found[1:]] == [True]


@pytest.mark.parametrize(
    ("hand", "competes"),
    [("KQ2.K32.KQ32.K32", True), ("KQ2.K32.KQ32.Q32", False), ("KQ2.K32.QJ32.J32", False)],
)
def test_nobody_jumps_to_six_notrump_with_less_than_asks_for_it(hand: str, competes: bool) -> None:
    """Four notrump asks with sixteen points opposite one notrump; six is bid by judgement with no fewer."""
    found = choices(_public("N: 1NT P"), Hand.parse(hand))
    assert (Bid(6, Strain.NOTRUMP) in {rule.call for rule in found}) is competes


@pytest.mark.parametrize("hand", ["73.AKJ952.K6.AQ4", "73.AQJ952.K64.Q4"])
def test_how_high_to_compete_is_judged(hand: str) -> None:
    """After a raise and their bid, going on and passing compete for a hand at the border."""
    found = choices(_public("N: 1H 1S 2H 2S"), Hand.parse(hand))
    assert len({rule.call for rule in found}) > 1 or found[0].call != PASS


def test_an_artificial_bid_of_ours_is_never_left_in() -> None:
    """Passing does not compete while a doubled transfer stands, however near the hand is to the border."""
    public = _public("N: 1NT P 2D X P P")
    hand = Hand.parse("K4.QJ763.A842.J5")
    assert interpret(public).situation.is_artificial
    assert PASS not in {rule.call for rule in choices(public, hand)}
    assert PASS in {rule.call for rule in choices(_public("N: 1H 1S 2H 2S"), Hand.parse("73.AQJ952.K64.Q4"))}


def test_without_a_slam_rule_nothing_is_added() -> None:
    """Rules that neither look for slam nor compete stay as they are."""
    public = _public("N: 1NT P")
    situation = interpret(public).situation
    rules = (Rule(PASS, interpret(public).rules[0].box._replace(), Meaning.PASS),)
    assert tuple(with_slam_rivals(rules, situation)) == rules
    assert tuple(with_contest_rivals(rules, situation)) == rules
