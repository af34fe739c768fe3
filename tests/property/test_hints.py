"""The hint what to call and the answers to why not another call speak of one choice."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.property.test_bots import starts
from tests.property.test_explanations import bid_out, dealt, wishes

from schlemm.bidding.choose import choices
from schlemm.bidding.interpret import situation_before
from schlemm.bots.workers.questions import WhatToCall, WhyNotThat
from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, Call, parse_call
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Vulnerability
from schlemm.core.view import Public, View


def views(public: Public, deal: Deal, wished: list[int]) -> list[View]:
    """What each player in turn sees in an auction that judgement may go through, where rules compete first."""
    end = bid_out(public, deal, wished)
    moments = (situation_before(end, count) for count in range(len(end.auction.calls)))
    seen = [View(at.auction.turn, at, deal.hand(at.auction.turn)) for at in moments]
    return sorted(seen, key=lambda view: len(choices(view.public, view.hand)) == 1)


def check_answers(view: View, calls: set[Call]) -> None:
    """Whatever call is asked about, no answer holds another one right than the hint does."""
    hint, first = WhatToCall(view).run(), choices(view.public, view.hand)[0].call
    told = f"{view.public.auction} with {view.hand}: {hint.call}"
    assert WhyNotThat(view, hint.call).run() == (), told
    assert (hint.overrules is None) is (hint.call == first), told
    for call in calls - {hint.call}:
        reasons = WhyNotThat(view, call).run()
        assert reasons, f"{told}, not {call}"
        better = {reason.args["better"] for reason in reasons if "better" in reason.args}
        assert better <= {str(hint.call)}, f"{told}, not {call}: {reasons}"
        if call == first:
            assert reasons == (hint.overrules,), f"{told}, not {call}"


@pytest.mark.slow
@given(dealt(), starts(), wishes(), st.lists(st.integers(0, 37), min_size=2, max_size=2))
@settings(max_examples=examples(90))
def test_hint_and_objections_name_one_call(
    deal: Deal, public: Public, wished: list[int], others: list[int]
) -> None:
    """Why not what the hint names is never answered, and no answer says that the system calls anything else."""
    for view in views(public, deal, wished)[:3]:
        legal = view.public.auction.legal_calls()
        competing = {rule.call for rule in choices(view.public, view.hand)}
        check_answers(view, {PASS, *competing, *(legal[other % len(legal)] for other in others)})


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("calls", "hand", "by_rules", "call"),
    [
        ("N: 1D 1H X 2H", "6.Q83.AJ9842.A87", "P", "3D"),
        ("N: 1C P 1S P 2S P", "A9632.KJ6.A85.A7", "4S", "4NT"),
        ("N: 1D 1H X P", "AKJ.83.AQ9832.J4", "3D", "2D"),
    ],
)
def test_it_is_said_where_judgement_overrules_the_rules(
    calls: str, hand: str, by_rules: str, call: str
) -> None:
    """The hint, and the answer to why not the call by rules, say that judgement chose another."""
    auction = Auction.parse(calls)
    public = Public(auction.first, Vulnerability.NONE, auction, BySide("forum", "forum"))
    view = View(auction.turn, public, Hand.parse(hand))
    hint = WhatToCall(view).run()
    assert hint.call == parse_call(call)
    assert WhyNotThat(view, parse_call(by_rules)).run() == (hint.overrules,)
    assert hint.overrules is not None
    assert (hint.overrules.code, hint.overrules.args) == ("why-overruled", {"call": by_rules, "better": call})
    check_answers(view, set(auction.legal_calls()))
