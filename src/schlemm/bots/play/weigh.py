"""What each card is worth, over many ways in which the hidden cards may lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from schlemm.bots.play.payoff import UNIT, payoffs
from schlemm.core.cards import Card
from schlemm.core.play import Play
from schlemm.core.view import View
from schlemm.dd.bounded import cards_within
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, Solver

NEAR: Final = UNIT // 10
"""Cards whose values differ by less a position are as good as each other to one who cannot see through cards."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """The cards that may be played, each with its value.

    Attributes:
        values: What each card is worth to the side in turn, as ``payoffs`` counts, summed over the positions.
        tricks: In each position, the tricks of the whole deal that declarer's side takes, by card.
        worth: What 0 … 13 tricks are worth to declarer's side.
    """

    values: Mapping[Card, int]
    tricks: tuple[Mapping[Card, int], ...]
    worth: tuple[int, ...]

    @property
    def count(self) -> int:
        """How many positions were looked at."""
        return len(self.tricks)

    @property
    def best(self) -> int:
        """The value of the best card."""
        return max(self.values.values())


def declarers_tricks(
    play: Play, positions: Sequence[Position], solver: Solver, nodes: int
) -> tuple[list[Mapping[Card, int]], int]:
    """For each position the tricks of the whole deal that declarer's side takes, by the card that is played next.

    Args:
        play: Where the play has come to.
        positions: Ways in which the cards may lie.
        solver: Looks at them with open cards.
        nodes: How many positions its search may look at.

    Returns:
        The tricks in as many of the positions, from the first one on, as that allows, and how many nodes are left.

    Raises:
        SolverError: If the solver has no answer.
    """
    found, left = cards_within(solver, positions, nodes)
    some = zip(positions, found, strict=False)  # the first ones, if not all were found
    return [_declarers(play, position, cards) for position, cards in some], left


def weighed(view: View, play: Play, tricks: Sequence[Mapping[Card, int]]) -> Weighed:
    """Compare the cards of the player in turn, by what ``declarers_tricks`` found in at least one position."""
    declares = play.turn.side is play.contract.side
    best, sign = (max, 1) if declares else (min, -1)
    usual = sorted(best(each.values()) for each in tricks)[len(tricks) // 2]
    worth = payoffs(play.contract, view.public, usual)
    values = {card: sign * sum(worth[each[card]] for each in tricks) for card in tricks[0]}
    return Weighed(values, tuple(tricks), worth)


def _declarers(play: Play, position: Position, cards: CardTricks) -> dict[Card, int]:
    """Declarer's tricks of all thirteen, by card."""
    won = play.won_by(play.contract.side)
    if play.turn.side is play.contract.side:
        return {card: won + tricks for card, tricks in cards.items()}
    return {card: won + position.tricks_left - tricks for card, tricks in cards.items()}
