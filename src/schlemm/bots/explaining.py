"""What a call means to somebody who sees cards, as work for a bot's worker, which keeps compiled systems."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.bidding.explanation.explain import Explanation
from schlemm.bidding.explanation.seen import Known, explain_to
from schlemm.core.view import Public


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
