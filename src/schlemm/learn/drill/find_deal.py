"""A hand to practise with: the first of the deals that follow from a text on which rules reach the topic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.bidding.bid_out import bid_on, public_before_calls
from schlemm.bidding.interpret import interpret
from schlemm.core.calls import DOUBLE
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.seats import BySide, Seat
from schlemm.core.view import Public
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.points import figure_points
from schlemm.learn.drill.topics import DrillTopic

PLAYER: Final = Seat.SOUTH
"""Where the player sits."""
DEALS: Final = 10_000
"""How many deals are looked at before the search ends …"""
AUCTIONS: Final = 400
"""… and how many of them, with the points that the topic asks for, are bid."""
CALLS: Final = 12
"""After how many calls an auction is given up."""
_BOARDS: Final = 16
"""Dealer and vulnerability are those of one of the boards of duplicate."""


@dataclass(frozen=True, slots=True)
class DrillDeal:
    """A deal and the auction up to the player's first own decision.

    Attributes:
        topic: What it is for.
        deal: All four hands; the player sees one.
        public: Dealer, vulnerability, systems and the calls so far, the player's own earlier ones among them.
        found: Whether the topic was reached; if not, this is just any hand, at the player's first call.
    """

    topic: DrillTopic
    deal: Deal
    public: Public
    found: bool = True


def find_deal(topic: DrillTopic, system: str, text: str) -> DrillDeal:
    """The exercise that follows from this topic, system and text: always the same.

    Deals are looked at in the order in which the text gives them. If none of ``DEALS`` reaches the topic, or none of
    the ``AUCTIONS`` that were bid (a system may never get there), the first deal is taken as it is.

    Args:
        topic: What to practise.
        system: The name of the system that everybody bids.
        text: Where chance comes from; whoever knows it knows the deal.

    Raises:
        UnknownSystem: If there is no such system.
    """
    random = Pcg32.from_text(text)
    first: DrillDeal | None = None
    bid = 0
    for _ in range(DEALS):
        deal, start = _dealt(random, system)
        first = first or DrillDeal(topic, deal, started(deal, start), found=False)
        if not _has_points(topic, deal):
            continue
        bid += 1
        reached = _reached(topic, deal, start)
        if reached is not None:
            return DrillDeal(topic, deal, reached)
        if bid == AUCTIONS:
            break
    if first is None:
        raise ValueError("the search has to look at one deal at least")
    return first


def is_reached(topic: DrillTopic, public: Public) -> bool:
    """Whether the auction in front of the player is one of the topic's."""
    if not topic.is_reached_by(interpret(public).situation.line):
        return False
    if topic.theirs is None:
        return True
    last = public.auction.last_bid
    return last is not None and last.level in topic.theirs and public.auction.why_not(DOUBLE) is None


def _reached(topic: DrillTopic, deal: Deal, public: Public) -> Public | None:
    """The first moment at which the topic is reached if all four bid by rules; ``None`` if it never is."""
    while not public.auction.is_over and len(public.auction.calls) < CALLS:
        if public.auction.turn is PLAYER and is_reached(topic, public):
            return public
        public = bid_on(public, deal)
        if not topic.may_follow(interpret(public).situation.line):
            return None
    return None


def started(deal: Deal, public: Public) -> Public:
    """The auction up to the player's first call; to its end if the others pass it out before."""
    while public.auction.turn is not PLAYER and not public.auction.is_over:
        public = bid_on(public, deal)
    return public


def _dealt(random: Pcg32, system: str) -> tuple[Deal, Public]:
    start = public_before_calls(Conditions.of_board(1 + random.below(_BOARDS)), BySide(system, system))
    return random_deal(random.below), start


def _has_points(topic: DrillTopic, deal: Deal) -> bool:
    """Whether the two partners have the figure points that the topic asks for."""
    own, partner = figure_points(deal.hand(PLAYER)), figure_points(deal.hand(PLAYER.partner))
    return own in topic.own and partner in topic.partner and own + partner in topic.both
