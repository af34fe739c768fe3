"""A worker process that is there only once it is needed."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from schlemm.bots.workers.executor import JobExecutor
from schlemm.bots.workers.pool import PoolExecutor
from schlemm.bots.workers.questions import Job

T = TypeVar("T")


class SparePool(JobExecutor):
    """An ``Executor`` over a single process of this machine, started by the first question."""

    def __init__(self) -> None:
        self._pool = PoolExecutor(1)
        self._starting = asyncio.Lock()
        self._started = False

    async def start(self) -> None:
        """Nothing yet."""

    async def close(self) -> None:
        """End the process, if there is one."""
        await self._pool.close()

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """Return the result of this job."""
        async with self._starting:
            if not self._started:
                await self._pool.start()
                self._started = True
        return await self._pool.carry_out(job, household)
