"""What cards are worth, as far as a number of looked-at positions reaches.

The number follows from a position alone, not from what was asked before or of whom, so whoever bounds their work by it
does the same everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from schlemm.core.cards import Card
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, Solver


class PricedCards(NamedTuple):
    """What every card of the player in turn is worth, and what it took to know.

    Attributes:
        tricks: The tricks, by card.
        nodes: How many positions the search looked at; 0 if it does not count.
    """

    tricks: CardTricks
    nodes: int


@runtime_checkable
class BoundedSolver(Solver, Protocol):
    """A solver that counts the positions it looks at."""

    def cards_within(self, positions: Sequence[Position], nodes: int) -> list[PricedCards]:
        """As ``cards``, for as many of the positions, from the first one on, as take fewer than ``nodes`` together.

        Raises:
            SolverError: If a position could not be solved.
        """
        ...


@runtime_checkable
class CourseSolver(Solver, Protocol):
    """A solver that also says what a play was worth as it went on, in little more time than its first card takes."""

    def courses_within(
        self, positions: Sequence[Position], cards: Sequence[Card], nodes: int
    ) -> list[tuple[int, ...]]:
        """The tricks of the side in turn with best play at once, and with best play from behind each of the cards on.

        Args:
            positions: Where the play may have begun; the tricks are of those left there.
            cards: What was played from there, and may be played in all of them.
            nodes: How many positions may be looked at together.

        Returns:
            For as many of the positions, from the first one on, as that allows, one number more than there are cards.

        Raises:
            SolverError: If a position could not be solved.
        """
        ...


def cards_within(solver: Solver, positions: Sequence[Position], nodes: int) -> tuple[list[CardTricks], int]:
    """What cards are worth in as many of the positions, from the first one on, as take fewer than ``nodes`` together.

    Returns:
        The tricks by card, and how many nodes are left. A solver that does not count answers for all.

    Raises:
        SolverError: If a position could not be solved.
    """
    if not isinstance(solver, BoundedSolver):
        return solver.cards(positions), nodes
    found = solver.cards_within(positions, nodes)
    return [each.tricks for each in found], nodes - sum(each.nodes for each in found)
