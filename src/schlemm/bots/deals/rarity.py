"""How rare the deals are that somebody asks for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from schlemm.bidding.deals_asked import BoardDealer, DealsAsked
from schlemm.bots.urgency import Urgency
from schlemm.dealing.constraints import NothingFits


@dataclass(frozen=True, slots=True)
class HowRare:
    """Which share of all deals fits.

    Attributes:
        least: The smallest over the boards, from 0 to 1.
        most: The largest.
        exact: Whether both are counted; otherwise they are estimated by trials.
    """

    least: float
    most: float
    exact: bool


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

    def run(self) -> HowRare:
        """Count or estimate; that nothing fits is a share of 0.

        Raises:
            RuleViolation: If one of the calls is not legal.
            UnknownSystem: If there is no such system.
        """
        try:
            found = BoardDealer(self.asked, range(1, self.count + 1)).rareness()
        except NothingFits:
            return HowRare(0.0, 0.0, exact=True)
        return HowRare(float(found.least), float(found.most), found.exact)
