"""A solver in this very process, for workers: the search of our own, or DDS where that is not built."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from schlemm.core.deal import Deal
from schlemm.dd.dds import DdsEngine
from schlemm.dd.engine import Engine, EngineError, PlainAnswer, PlainQuestion
from schlemm.dd.plain import PlainSolver
from schlemm.dd.position import Position
from schlemm.dd.solver import SolverError


def best_engine() -> Engine:
    """Our own engine, or DDS where it is not installed or not built.

    Raises:
        Exception: Whatever keeps foreign code from being loaded.
    """
    try:
        import schlemm_native
        from schlemm.dd.compiled import CompiledEngine
    except ImportError:
        return DdsEngine()
    return CompiledEngine() if schlemm_native.is_built() else DdsEngine()


class InsideSolver(PlainSolver):
    """A `Solver` that computes here and now. Never make one in a process that serves people: they would wait for it.

    The engine is loaded with the first question. Two threads in DDS crash, and a crash ends the process.

    Args:
        engine: What makes the engine.
    """

    def __init__(self, engine: Callable[[], Engine] = best_engine) -> None:
        self._made_by = engine
        self._engine: Engine | None = None

    def answer(self, question: PlainQuestion, about: Deal | Position | None = None) -> PlainAnswer:
        """Return the answer to one question.

        Raises:
            SolverError: If it could not be solved; the error names what it was about.
        """
        if self._engine is None:
            self._engine = _loaded(self._made_by)
        try:
            return question.of(self._engine)
        except EngineError as error:
            raise SolverError("failed", about, str(error)) from error

    def _ask(self, about: Sequence[Deal | Position], questions: Iterable[PlainQuestion]) -> list[PlainAnswer]:
        return [self.answer(question, each) for question, each in zip(questions, about, strict=True)]


def _loaded(engine: Callable[[], Engine]) -> Engine:
    try:
        return engine()
    except Exception as error:  # whatever keeps foreign code from being loaded
        raise SolverError(
            "missing", detail=f"{error} (install schlemm[native], or schlemm[solver] with `endplay`)"
        ) from error
