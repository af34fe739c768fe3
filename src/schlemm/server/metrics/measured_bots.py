"""Workers of bots whose questions are counted and timed."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Final, TypeVar

from schlemm.bots.urgency import Urgency
from schlemm.bots.workers.executor import Executor, JobExecutor
from schlemm.bots.workers.questions import Job, urgency_of
from schlemm.server.metrics.instruments import Instruments
from schlemm.workers.process import WorkerFault

T = TypeVar("T")

URGENCIES: Final = {Urgency.MOVE: "move", Urgency.HINT: "hint", Urgency.REVIEW: "review"}


class MeasuredExecutor(JobExecutor):
    """Another executor, with its questions counted by their class.

    Args:
        executor: The executor that does the work.
        instruments: Where it is counted: as ``answered``, ``declined`` (the question has no answer), ``given-up``
            (nobody waits for it any more) or ``failed`` (a worker died, hung, or stumbled).
    """

    def __init__(self, executor: Executor, instruments: Instruments) -> None:
        self._executor = executor
        self._questions = instruments.questions
        self._seconds = {
            urgency: instruments.question_seconds.labels(name) for urgency, name in URGENCIES.items()
        }

    async def start(self) -> None:
        """Get ready."""
        await self._executor.start()

    async def close(self) -> None:
        """Stop everything."""
        await self._executor.close()

    async def is_ready(self) -> bool:
        """Whether questions can be answered."""
        return await self._executor.is_ready()

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
