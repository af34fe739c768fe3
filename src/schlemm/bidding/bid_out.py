"""Bidding a deal out: auctions in which each call follows from the hand in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final, TypeAlias

from schlemm.bidding.choose import choose_call
from schlemm.core.auction import Auction
from schlemm.core.calls import Call
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide
from schlemm.core.view import Public

Chooser: TypeAlias = Callable[[Public, Hand], Call]
"""How a hand in turn chooses its call."""
BY_RULES: Final[Chooser] = choose_call
"""By the rules' own choice, without judgement."""


def public_before_calls(conditions: Conditions, systems: BySide[str]) -> Public:
    """Return what is public before the first call."""
    auction = Auction(conditions.first_caller)
    return Public(conditions.dealer, conditions.vulnerability, auction, systems, rules=conditions.rules)


def bid_on(public: Public, deal: Deal, chooser: Chooser = BY_RULES) -> Public:
    """The auction after the call of the hand in turn.

    Raises:
        RuleViolation: If the auction is over.
    """
    call = chooser(public, deal.hand(public.auction.turn))
    return replace(public, auction=public.auction.after(call))


def auction_steps(public: Public, deal: Deal, chooser: Chooser = BY_RULES) -> Iterator[Public]:
    """The auction as it stands and after each call more, to its end."""
    yield public
    while not public.auction.is_over:
        public = bid_on(public, deal, chooser)
        yield public


def bid_out(public: Public, deal: Deal, chooser: Chooser = BY_RULES) -> Public:
    """The whole auction."""
    *_, last = auction_steps(public, deal, chooser)
    return last
