"""The compiled solver in this very process, for workers that have one thread and may crash."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from schlemm.core.deal import Deal
from schlemm.core.seats import BySeat
from schlemm.dd import layer
from schlemm.dd.plain import bits_of, by_card, is_open, plainly
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, SolverError, TrickGoal
from schlemm.dd.table import TrickTable

T = TypeVar("T")


class InsideSolver:
    """A `Solver` that computes here and now. Never make one in a process that serves people.

    The machine code cannot be stopped, two threads in it crash, and a crash ends the process. It is loaded with the
    first question.
    """

    def __init__(self) -> None:
        self._layer: Any = None

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """The trick tables of these deals.

        Raises:
            SolverError: If a deal could not be solved.
        """
        rows = (self._ask(deal, layer.table, bits_of(deal.hands)) for deal in deals)
        return [TrickTable(BySeat(*row)) for row in rows]

    def cards(self, positions: Sequence[Position]) -> list[CardTricks]:
        """What every card of the player in turn is worth.

        Raises:
            SolverError: If a position could not be solved.
        """
        return [by_card(each, self._ask(each, layer.tricks_of_cards, *plainly(each))) for each in positions]

    def makes(self, goals: Sequence[TrickGoal]) -> list[bool]:
        """Whether the side in turn takes so many tricks.

        Raises:
            SolverError: If a position could not be solved.
        """
        return [self._makes(goal) if is_open(goal) else goal.tricks <= 0 for goal in goals]

    def _makes(self, goal: TrickGoal) -> bool:
        return self._ask(goal.position, layer.makes, *plainly(goal.position), goal.tricks)

    def _ask(self, about: Deal | Position, question: Callable[..., T], *facts: object) -> T:
        if self._layer is None:
            self._layer = _loaded()
        try:
            return question(self._layer, *facts)
        except self._layer.DDSError as error:
            raise SolverError("failed", about, str(error)) from error


def _loaded() -> Any:
    try:
        return layer.load()
    except Exception as error:  # whatever keeps foreign code from being loaded
        raise SolverError(
            "missing", detail=f"{error} (install schlemm[solver], which brings `endplay`)"
        ) from error
