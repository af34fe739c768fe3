"""Who has a deal looked into now: one question at a time, so that the other workers are left to the tables."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from litestar.exceptions import TooManyRequestsException

from schlemm.bots.workers.executor import Executor
from schlemm.bots.workers.questions import Job

T = TypeVar("T")

IN_LINE: Final = 24
"""How many questions of one household may be open, that under way included."""


class Analyses:
    """Questions about deals: one at a time for all who ask, of each household one in line with the others.

    A question that has begun is not put aside for a table, and it may take seconds: where all workers had one, every
    table would wait. As each household has one in line, nobody holds up the others by asking much.

    Args:
        executor: Who does the work.
    """

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._open: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._one_at_a_time = asyncio.Lock()

    async def carry_out(self, job: Job[T], household: str) -> T:
        """Return the result of a job, when its turn has come.

        Args:
            job: What is asked.
            household: Who asks, as it is counted.

        Raises:
            TooManyRequestsException: If too many questions of the household are open.
            WorkerFault: If the answer could not be had; and whatever ``Job.run`` does.
        """
        if self._open[household] >= IN_LINE:
            raise TooManyRequestsException
        turn = self._turns.setdefault(household, asyncio.Lock())
        self._open[household] += 1
        try:
            async with turn, self._one_at_a_time:
                return await self._executor.carry_out(job)
        finally:
            self._open[household] -= 1
            self._open += Counter()  # forgets households that ask nothing
