"""How many questions one household may have open that no table waits for."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypeVar

from schlemm.bots.urgency import Urgency
from schlemm.bots.workers.executor import Executor, JobExecutor
from schlemm.bots.workers.questions import Job, urgency_of
from schlemm.workers.process import WorkerFault

T = TypeVar("T")

MOST: Final = 100
"""How many hints, reviews, analyses, deals and boards of files a household may have open: a club of eighty has one
each."""


class BoundedExecutor(JobExecutor):
    """Another executor, which a household asks no more than it may; moves of bots are not counted.

    Args:
        executor: Who does the work.
        most: How many other questions of one household may be open.
    """

    def __init__(self, executor: Executor, most: int = MOST) -> None:
        self._executor = executor
        self._most = most
        self._open: Counter[str] = Counter()

    async def start(self) -> None:
        """Get ready."""
        await self._executor.start()

    async def is_ready(self) -> bool:
        """Whether questions can be answered."""
        return await self._executor.is_ready()

    async def close(self) -> None:
        """Stop everything."""
        await self._executor.close()

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """Return the result of this job.

        Raises:
            WorkerFault: With the reason ``"too-many"`` if too many questions of the household are open.
        """
        if urgency_of(job) is Urgency.MOVE:
            return await self._executor.carry_out(job, household)
        if self._open[household] >= self._most:
            raise WorkerFault("too-many", f"a household has {self._most} questions open")
        self._open[household] += 1
        try:
            return await self._executor.carry_out(job, household)
        finally:
            self._open[household] -= 1
            if not self._open[household]:
                del self._open[household]
