"""What the play at a table gave away, held against open cards (double dummy)."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.cards import Card
from schlemm.core.deal import Deal
from schlemm.core.play import Play
from schlemm.dd.position import Position
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
    hands, now = deal.hands, Play(play.contract, play.rules)
    lead = declarer = defence = 0
    for card in play.cards:
        seat = now.turn
        forced = len(now.legal_cards(hands.of(seat))) == 1
        lost = 0 if forced else _lost(Position.of_play(now, hands), card, solver)
        if not now.cards:
            lead = lost
        elif seat.side is play.contract.side:
            declarer += lost
        else:
            defence += lost
        now = now.after(card, hands.of(seat))
        hands = hands.put(seat, hands.of(seat).without(card))
    return Costs(lead, declarer, defence)


def _lost(position: Position, card: Card, solver: Solver) -> int:
    (worth,) = solver.cards([position])
    return max(worth.values()) - worth[card]
