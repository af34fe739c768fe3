"""What a deal is worth with open cards: the tricks of every declarer, and par."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from schlemm.bots.solving import compiled_solver
from schlemm.bots.urgency import Urgency
from schlemm.core.deal import Deal
from schlemm.core.seats import Seat, Vulnerability
from schlemm.dd.par import Par, par
from schlemm.dd.table import TrickTable
from schlemm.scoring.duplicate import contract_points


@dataclass(frozen=True, slots=True)
class DealWorth:
    """What everybody can take, and what the best auction makes of it.

    Attributes:
        table: The tricks of every declarer in every denomination.
        par: Its par, scored as a single board.
    """

    table: TrickTable
    par: Par


@dataclass(frozen=True, slots=True)
class WhatDealIsWorth:
    """A job: what is to be had from the cards of a deal.

    Attributes:
        deal: The four hands.
        dealer: Who deals.
        vulnerability: Which sides are vulnerable.
    """

    deal: Deal
    dealer: Seat
    vulnerability: Vulnerability

    urgency: ClassVar = Urgency.REVIEW

    def run(self) -> DealWorth:
        """Solve the deal.

        Raises:
            SolverError: If the compiled solver is missing or has no answer.
        """
        (table,) = compiled_solver().tables([self.deal])
        return DealWorth(table, par(table, self.vulnerability, self.dealer, contract_points))
