"""What the play at a table gave away, held against open cards (double dummy)."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.deal import Deal
from schlemm.core.play import Play
from schlemm.dd.open_play import moments, tricks_lost
from schlemm.dd.solver import Solver


@dataclass(frozen=True, slots=True)
class Costs:
    """Tricks given away, gross: every card that loses one counts, whoever gives one back later.

    Attributes:
        lead: By the opening lead.
        declarer: By declarer's side.
        defence: By the defence after the lead.
    """

    lead: int
    declarer: int
    defence: int


def costs_of(deal: Deal, play: Play, solver: Solver) -> Costs:
    """What each card that was played lost against the best one, with open cards.

    Args:
        deal: All four hands before the play.
        play: The cards that were played; after a claim not all.
        solver: Knows what every card is worth.

    Raises:
        SolverError: If a position could not be solved.
    """
    lead = declarer = defence = 0
    for now, card in moments(deal, play):
        lost = 0 if now.forced else tricks_lost(now.position, card, solver)
        if not now.play.cards:
            lead = lost
        elif now.play.turn.side is play.contract.side:
            declarer += lost
        else:
            defence += lost
    return Costs(lead, declarer, defence)
