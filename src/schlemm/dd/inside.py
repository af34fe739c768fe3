"""The compiled solver in this very process, for workers that have one thread and may crash."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from schlemm.core.deal import Deal
from schlemm.dd import layer
from schlemm.dd.plain import PlainQuestion, PlainSolver
from schlemm.dd.position import Position
from schlemm.dd.solver import SolverError


class InsideSolver(PlainSolver):
    """A `Solver` that computes here and now. Never make one in a process that serves people.

    The machine code cannot be stopped, two threads in it crash, and a crash ends the process. It is loaded with the
    first question.
    """

    def __init__(self) -> None:
        self._layer: Any = None

    def answer(self, question: PlainQuestion, about: Deal | Position | None = None) -> Any:
        """Return the answer to one question.

        Raises:
            SolverError: If it could not be solved; the error names what it was about.
        """
        if self._layer is None:
            self._layer = _loaded()
        function, facts = question
        try:
            return function(self._layer, *facts)
        except self._layer.DDSError as error:
            raise SolverError("failed", about, str(error)) from error

    def _ask(self, about: Sequence[Deal | Position], questions: Iterable[PlainQuestion]) -> list[Any]:
        return [self.answer(question, each) for question, each in zip(questions, about, strict=True)]


def _loaded() -> Any:
    try:
        return layer.load()
    except Exception as error:  # whatever keeps foreign code from being loaded
        raise SolverError(
            "missing", detail=f"{error} (install schlemm[solver], which brings `endplay`)"
        ) from error
