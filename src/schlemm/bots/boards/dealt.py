"""Deals that have what somebody asks for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from schlemm.bidding.deals_asked import BRIEFLY, BoardDealer, DealsAsked
from schlemm.bots.urgency import Urgency
from schlemm.core.deal import Deal
from schlemm.dealing.constraints import NothingFits
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32


@dataclass(frozen=True, slots=True)
class DealsThatFit:
    """A job: deals for boards from the first on, the same as ``schlemm deal`` gives for the same seed.

    Attributes:
        asked: What is asked of them.
        count: How many boards.
        seed: What the deals follow from, 64 bits.
    """

    asked: DealsAsked
    count: int
    seed: int

    urgency: ClassVar = Urgency.REVIEW

    def run(self) -> tuple[Deal, ...]:
        """Deal; those of the first boards only, or none, where more takes too long or nothing fits.

        Raises:
            RuleViolation: If one of the calls is not legal.
            UnknownSystem: If there is no such system.
        """
        if self.asked.is_anything:
            below = Pcg32(self.seed).below
            return tuple(random_deal(below) for _ in range(self.count))
        try:
            return BoardDealer(self.asked, range(1, self.count + 1)).found(self.seed, BRIEFLY)
        except NothingFits:
            return ()
