"""Who has a deal looked into now: one question at a time, so that the other workers are left to the tables."""

from __future__ import annotations

from typing import Final, TypeVar

from schlemm.bots.workers.executor import Executor
from schlemm.bots.workers.questions import Job
from schlemm.server.common.turns import HouseholdTurns

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
        self._turns = HouseholdTurns(IN_LINE)

    async def carry_out(self, job: Job[T], household: str) -> T:
        """Return the result of a job, when its turn has come.

        Args:
            job: What is asked.
            household: Who asks, as it is counted.

        Raises:
            TooManyRequestsException: If too many questions of the household are open.
            WorkerFault: If the answer could not be had; and whatever ``Job.run`` does.
        """
        async with self._turns.one(household):
            return await self._executor.carry_out(job)
