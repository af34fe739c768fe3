"""Bidding many deals out on branches comes to what bidding each of them out alone comes to."""

from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples

from schlemm.bidding.bid_out import auction_steps, public_before_calls
from schlemm.bidding.branches import Branch, bidding_hands
from schlemm.bidding.choose import choices, choose_rule
from schlemm.bidding.interpret import interpret
from schlemm.bidding.rules.rule import read, read_call
from schlemm.bidding.systems import system_named
from schlemm.core.auction import Auction
from schlemm.core.calls import CALLS, PASS
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.errors import RuleViolation
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide
from schlemm.core.view import Public
from schlemm.evaluation.handset import HandSet
from schlemm.testing import deals, hands

SYSTEMS = st.sampled_from(("forum", "natur-a", "natur-b"))
AUCTIONS = (
    "N: ",
    "N: 1S P 2C P 2H P 4H P",
    "N: 1C P 1H P 3H P",
    "N: 1H 1S 2H 2S",
    "N: 1S X 3S 4H",
    "N: 1D 1S X P 2D 2S P P",
    "N: 1NT P",
    "N: 1NT P 4NT P",
)


def _public(auction: str, system: str) -> Public:
    start = public_before_calls(Conditions.of_board(1), BySide(system, system))
    return replace(start, auction=Auction.parse(auction))


@settings(max_examples=examples(30))
@given(st.lists(deals(), min_size=1, max_size=3), SYSTEMS, SYSTEMS, st.integers(0, 24))
def test_a_branch_ends_where_the_deal_does(dealt: list[Deal], one: str, other: str, calls: int) -> None:
    """Deals that share branches, before the end too, come to the auctions that they come to one by one."""
    start = public_before_calls(Conditions.of_board(2), BySide(one, other))
    branch = Branch(start)
    for deal in dealt:
        *_, last = islice(auction_steps(start, deal), calls + 1)
        assert branch.bid_out(bidding_hands(deal), calls).public == last


def test_a_branch_is_there_once() -> None:
    """The same call leads to the same branch, and a call that is not legal to none."""
    start = Branch(_public("N: 1S", "forum"))
    assert start.after(PASS) is start.after(PASS)
    with pytest.raises(RuleViolation):
        start.after(CALLS[3])


@given(st.sampled_from(AUCTIONS), SYSTEMS, hands())
def test_the_call_by_rules_is_the_first_choice(auction: str, system: str, hand: Hand) -> None:
    """Rules without those that only judgement chooses give the call that stands first among all."""
    public = _public(auction, system)
    chosen, first = choose_rule(public, hand), choices(public, hand)[0]
    assert (chosen.call, chosen.meaning, chosen.force) == (first.call, first.meaning, first.force)


@pytest.mark.parametrize("auction", AUCTIONS)
@pytest.mark.parametrize("system", ["forum", "natur-a"])
def test_a_call_reads_the_same_without_the_rivals_of_others(auction: str, system: str) -> None:
    """What a call shows does not depend on what judgement may choose in place of other calls."""
    public = _public(auction, system)
    situation, played = interpret(public).situation, system_named(system)
    alone = interpret(public).rules_alone
    every = read(played.with_rivals(alone, situation), HandSet())
    for call in CALLS:
        told = played.with_rivals(alone, situation, call)
        assert read_call(told, HandSet(), call) == every.get(call)
