"""Workers of bots whose questions are counted and timed."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Final, TypeVar

from schlemm.bots.urgency import Urgency
from schlemm.bots.workers.executor import Executor, WrappedExecutor
from schlemm.bots.workers.questions import Job, urgency_of
from schlemm.server.metrics.instruments import Instruments
from schlemm.workers.process import WorkerFault

T = TypeVar("T")

URGENCIES: Final = {Urgency.MOVE: "move", Urgency.HINT: "hint", Urgency.REVIEW: "review"}


class MeasuredExecutor(WrappedExecutor):
    """Another executor, with its questions counted by their class.

    Args:
        executor: The executor that does the work.
        instruments: Where it is counted: as ``answered``, ``declined`` (the question has no answer), ``given-up``
            (nobody waits for it any more) or ``failed`` (a worker died, hung, or stumbled).
    """

    def __init__(self, executor: Executor, instruments: Instruments) -> None:
        super().__init__(executor)
        self._questions = instruments.questions
        self._seconds = {
            urgency: instruments.question_seconds.labels(name) for urgency, name in URGENCIES.items()
        }

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """Return the result of this job."""
        begun, outcome = perf_counter(), "answered"
        try:
            return await self._executor.carry_out(job, household)
        except BaseException as error:
            outcome = _outcome_of(error)
            raise
        finally:
            self._seconds[urgency_of(job)].observe(perf_counter() - begun)
            self._questions.labels(type(job).__name__, outcome).inc()


def _outcome_of(error: BaseException) -> str:
    """The outcome of a question that raised this."""
    if isinstance(error, asyncio.CancelledError):
        return "given-up"
    return "failed" if isinstance(error, WorkerFault) else "declined"
