"""Which call a hand makes by the rules, and why it does not make another."""

from __future__ import annotations

from schlemm.bidding.interpret import interpret
from schlemm.bidding.rules.rule import Rule, Tier, candidates, choose
from schlemm.core.calls import Call
from schlemm.core.hand import Hand
from schlemm.core.view import Public


def choose_rule(public: Public, hand: Hand) -> Rule:
    """The rule by which this hand of thirteen cards calls now."""
    return choose(interpret(public).rules_alone, hand)


def choose_call(public: Public, hand: Hand) -> Call:
    """The call that this hand of thirteen cards makes now."""
    return choose_rule(public, hand).call


def choices(public: Public, hand: Hand) -> Tier:
    """The rules that compete for this hand, of which judgement chooses one; the first is the rules' own choice."""
    return candidates(interpret(public).rules, hand)
