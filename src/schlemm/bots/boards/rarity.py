"""How rare the deals are that somebody asks for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from schlemm.bidding.deals_asked import BoardDealer, DealsAsked, Rareness
from schlemm.bots.urgency import Urgency
from schlemm.dealing.constraints import NothingFits


@dataclass(frozen=True, slots=True)
class HowRareDealsAre:
    """A job: how rare deals are that have what is asked.

    Attributes:
        asked: What is asked of them.
        count: Of how many boards, from the first on.
    """

    asked: DealsAsked
    count: int

    urgency: ClassVar = Urgency.REVIEW

    def run(self) -> Rareness:
        """Count or estimate; that nothing fits is a share of 0.

        Raises:
            RuleViolation: If one of the calls is not legal.
            UnknownSystem: If there is no such system.
        """
        try:
            return BoardDealer(self.asked, range(1, self.count + 1)).rareness()
        except NothingFits:
            return Rareness(0.0, 0.0, exact=True)
