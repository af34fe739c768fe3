"""The solver that hints and reviews ask: in worker processes only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from schlemm.bots.solving import compiled
from schlemm.core.deal import Deal
from schlemm.dd.cached import CachedSolver
from schlemm.dd.endings import LONGEST, EndingSolver
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, Goal, Solver, SolverError
from schlemm.dd.table import TrickTable

T = TypeVar("T")


def solved(question: Callable[[Solver], T], tricks_left: int) -> T:
    """The answer of the compiled solver; where that is missing, the last tricks are solved by one of our own.

    Raises:
        SolverError: If no solver has an answer.
    """
    try:
        return question(compiled())
    except SolverError as error:
        if error.reason != "missing" or tricks_left > LONGEST:
            raise
        return question(CachedSolver(EndingSolver()))


class Remembering:
    """A `Solver` that passes every question on and remembers what was said about cards.

    Args:
        solver: Has the answers.
    """

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        self.answers: list[tuple[Position, CardTricks]] = []

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """The trick tables of these deals; raises as the solver does."""
        return self._solver.tables(deals)

    def cards(self, positions: Sequence[Position]) -> list[CardTricks]:
        """What every card of the player in turn is worth; raises as the solver does."""
        found = self._solver.cards(positions)
        self.answers += zip(positions, found, strict=True)
        return found

    def makes(self, goals: Sequence[Goal]) -> list[bool]:
        """Whether the side in turn takes so many tricks; raises as the solver does."""
        return self._solver.makes(goals)
