"""What a call means to somebody who sees cards, as work for a bot's worker, which keeps compiled systems."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from schlemm.bidding.explanation.explain import Explanation, explain
from schlemm.bidding.explanation.seen import Known, explain_to
from schlemm.bots.urgency import Urgency
from schlemm.core.view import Public

CLOSING: Final = 3
"""How many passes end an auction and say nothing that anybody asks about."""


@dataclass(frozen=True, slots=True)
class WhatItMeansTo:
    """A job: what does this call mean to somebody who knows these cards?

    Attributes:
        known: The cards that they know.
        public: The auction.
        index: Which of its calls.
    """

    known: Known
    public: Public
    index: int

    def run(self) -> Explanation:
        """The explanation.

        Raises:
            UnknownSystem: If the auction names a system that does not exist.
        """
        return explain_to(self.known, self.public, self.index)


@dataclass(frozen=True, slots=True)
class WhatCallsMeanTo:
    """A job: what does each call of an auction mean to somebody who knows these cards?

    Attributes:
        known: The cards that they know.
        public: The auction.
    """

    known: Known
    public: Public

    urgency: ClassVar = Urgency.REVIEW

    def run(self) -> tuple[Explanation, ...]:
        """The explanations, call by call.

        Raises:
            UnknownSystem: If the auction names a system that does not exist.
        """
        calls = range(len(self.public.auction.calls))
        return tuple(explain_to(self.known, self.public, index) for index in calls)


@dataclass(frozen=True, slots=True)
class WhatCallsMean:
    """A job: what does each call of an auction that is over mean, from the calls before it alone?

    Attributes:
        public: The auction.
    """

    public: Public

    urgency: ClassVar = Urgency.REVIEW

    def run(self) -> tuple[Explanation, ...]:
        """The explanations, call by call; the passes that end the auction have none.

        Raises:
            UnknownSystem: If the auction names a system that does not exist.
        """
        auction = self.public.auction
        count = len(auction.calls) - (0 if auction.contract is None else CLOSING)
        return tuple(explain(self.public, index) for index in range(max(0, count)))
