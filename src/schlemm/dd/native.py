"""A compiled solver in worker processes, so that as many cores work as there are processes.

DDS, which is asked where our own search is not built, keeps its memory in global variables: two threads in it crash,
and a crash takes the process with it. Therefore each worker is asked one question at a time, and the parent knows which
it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError, Future, as_completed
from contextlib import contextmanager
from functools import partial
from types import TracebackType
from typing import Self

from schlemm.core.deal import Deal
from schlemm.dd.engine import Engine, PlainAnswer, PlainQuestion
from schlemm.dd.inside import InsideSolver, best_engine
from schlemm.dd.plain import PlainSolver
from schlemm.dd.position import Position
from schlemm.dd.solver import SolverError
from schlemm.workers.pool import WorkerPool
from schlemm.workers.process import WorkerFault


class NativeSolver(PlainSolver):
    """A `Solver` over worker processes, which live from ``with`` to the end of its block.

    Processes are spawned afresh, so a program that uses it must be importable: as in every such program its
    starting point stands under ``if __name__ == "__main__"``. One caller at a time; if the call is interrupted
    (Ctrl-C, an error, ``give_up`` from another thread) the workers are stopped, and the next call starts new ones.

    >>> with NativeSolver() as solver:
    ...     deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    ...     print(*solver.tables([Deal.parse(deal)]))
    0d0d00d0d000d0d00d0d

    Args:
        processes: How many workers. Each fills one core and takes about 60 MB, with DDS 150.
        engine: What makes the engine of each worker: a function of a module.

    Raises:
        ValueError: If there is to be no process at all.
    """

    def __init__(self, processes: int = 1, engine: Callable[[], Engine] = best_engine) -> None:
        if processes < 1:
            raise ValueError(f"a solver needs at least one process, not {processes}")
        self._open = self._asking = self._given_up = False
        self._pool: WorkerPool[PlainQuestion, PlainAnswer] = WorkerPool(partial(_setup, engine), processes)

    def __enter__(self) -> Self:
        self._open = True
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Stop the workers, whatever they are doing; closing twice does no harm."""
        self._open = False
        self._pool.stop()

    def give_up(self) -> None:
        """End the call that another thread is waiting for with a `SolverError` at once; without one do nothing."""
        if self._asking:
            self._given_up = True
            self._pool.stop()

    @property
    def pids(self) -> frozenset[int]:
        """The ids of the processes that are there now; there are none before the first deal."""
        return self._pool.pids

    def _ask(self, about: Sequence[Deal | Position], questions: Iterable[PlainQuestion]) -> list[PlainAnswer]:
        if not self._open:
            raise SolverError("closed", detail="ask it inside its with block")
        self._asking, self._given_up = True, False
        asked: dict[Future[PlainAnswer], Deal | Position] = {}
        answer: Future[PlainAnswer] | None = None
        try:
            self._pool.start(len(about))
            for question, each in zip(questions, about, strict=True):
                asked[self._pool.submit(question)] = each
            if self._given_up:
                raise CancelledError
            for answer in as_completed(asked):
                answer.result()
        except BaseException as error:
            self._pool.stop()  # what is still to come is not worth having
            named = _named(error, None if answer is None else asked[answer])
            if named is error:
                raise
            raise named from error
        finally:
            self._asking = False
        return [answer.result() for answer in asked]


def _named(error: BaseException, about: Deal | Position | None) -> BaseException:
    """What the caller is told of an error."""
    match error:
        case WorkerFault(detail=detail):
            return SolverError("crashed", about, detail)
        case SolverError(reason=reason, detail=detail):
            return SolverError(reason, about, detail)
        case CancelledError():
            return SolverError("given-up", detail="nobody waits for the answer any more")
    return error


@contextmanager
def _setup(engine: Callable[[], Engine]) -> Iterator[Callable[[PlainQuestion], PlainAnswer]]:
    yield InsideSolver(engine).answer
