"""The compiled solver in threads, so that as many cores work as there are threads.

The compiled search lets other threads run, crashes nobody's process and can be stopped, so it needs no processes
(``docs/decisions/04-workers-of-our-own.md``). Each thread has an engine of its own and answers one question at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, as_completed
from functools import partial
from types import TracebackType
from typing import Self

from schlemm.core.deal import Deal
from schlemm.dd.engine import PlainAnswer, PlainQuestion, StoppableEngine
from schlemm.dd.inside import answered, compiled_engine, loaded
from schlemm.dd.plain import PlainSolver
from schlemm.dd.position import Position
from schlemm.dd.solver import SolverError
from schlemm.workers.threads import HelperThreads


class NativeSolver(PlainSolver):
    """A `Solver` over threads, which live from ``with`` to the end of its block.

    One caller at a time; if the call is interrupted (Ctrl-C, an error, ``give_up`` from another thread) the threads
    end within milliseconds, and the next call starts new ones.

    >>> with NativeSolver() as solver:
    ...     deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    ...     print(*solver.tables([Deal.parse(deal)]))
    0d0d00d0d000d0d00d0d

    Args:
        threads: How many. Each fills one core and takes 32 MB at most.
        engine: What makes the engine of each thread.

    Raises:
        ValueError: If there is to be no thread at all.
    """

    def __init__(self, threads: int = 1, engine: Callable[[], StoppableEngine] = compiled_engine) -> None:
        if threads < 1:
            raise ValueError(f"a solver needs at least one thread, not {threads}")
        self._size = threads
        self._engine = engine
        self._open = self._asking = False
        self._workers: HelperThreads[StoppableEngine] | None = None

    def __enter__(self) -> Self:
        self._open = True
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Stop the threads, whatever they are doing; closing twice does no harm."""
        self._open = False
        self._dismiss()

    def give_up(self) -> None:
        """End the call that another thread is waiting for with a `SolverError` at once; without one do nothing."""
        if self._asking:
            self._dismiss()

    def _dismiss(self) -> None:
        workers, self._workers = self._workers, None
        if workers is not None:
            workers.stop()

    def _ask(self, about: Sequence[Deal | Position], questions: Iterable[PlainQuestion]) -> list[PlainAnswer]:
        if not self._open:
            raise SolverError("closed", detail="ask it inside its with block")
        workers = self._workers or HelperThreads(self._size, partial(loaded, self._engine))
        self._workers = workers
        self._asking = True
        try:
            asked = [
                workers.submit(partial(answered, question, each))
                for question, each in zip(questions, about, strict=True)
            ]
            return _answers(asked)
        except BaseException as error:
            given_up = workers.is_stopped
            self._dismiss()  # what is still to come is not worth having
            if given_up and isinstance(error, Exception):
                raise SolverError("given-up", detail="nobody waits for the answer any more") from error
            raise
        finally:
            self._asking = False


def _answers(asked: Sequence[Future[PlainAnswer]]) -> list[PlainAnswer]:
    """All answers in their order; the first error is raised as soon as it is known."""
    for answer in as_completed(asked):
        answer.result()
    return [answer.result() for answer in asked]
