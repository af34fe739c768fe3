"""A deal bid by the systems of both sides, each hand for itself, with the reason of every call."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from schlemm.bidding.bid_out import public_before_calls
from schlemm.bidding.explanation.advice import Advice, advice_by
from schlemm.bots.judgement import judged
from schlemm.bots.urgency import Urgency
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.seats import BySide
from schlemm.core.view import Public, View


@dataclass(frozen=True, slots=True)
class DealBid:
    """An auction, and why each call was made.

    Attributes:
        public: The auction, which is over.
        advice: For every call the rule that the hand fits, and what it tells everybody.
    """

    public: Public
    advice: tuple[Advice, ...]


@dataclass(frozen=True, slots=True)
class HowItIsBid:
    """A job: the auction of a deal.

    Attributes:
        deal: The four hands; each player sees their own.
        conditions: Who deals, and who is vulnerable.
        systems: What each side bids.
    """

    deal: Deal
    conditions: Conditions
    systems: BySide[str]

    urgency: ClassVar = Urgency.REVIEW

    def run(self) -> DealBid:
        """Bid it out.

        Raises:
            UnknownSystem: If there is no such system.
        """
        public, found = public_before_calls(self.conditions, self.systems), list[Advice]()
        while not public.auction.is_over:
            hand = self.deal.hand(public.auction.turn)
            found.append(advice_by(judged(View(public.auction.turn, public, hand)), public, hand))
            public = replace(public, auction=public.auction.after(found[-1].call))
        return DealBid(public, tuple(found))
