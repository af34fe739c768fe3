"""Bots in worker processes: a crash harms one question only, and no worker outlives the server."""

from __future__ import annotations

import asyncio
import logging
import os
from typing import Final, TypeVar, cast

from schlemm.bots.workers.executor import JobExecutor
from schlemm.bots.workers.questions import Job, urgency_of
from schlemm.bots.workers.warming import warm_up
from schlemm.bots.workers.worker import JobFailed, set_up_worker
from schlemm.workers.pool import WorkerPool
from schlemm.workers.process import WorkerFault
from schlemm.workers.work_limit import DEFAULT_LIMIT, WorkLimit

T = TypeVar("T")
_LOG: Final = logging.getLogger(__name__)


SPARE: Final = 1
"""How many processes there are for households that have nothing at work: one is enough, as they have it in turns."""


def usual_size() -> int:
    """How many processes there are where nobody says otherwise: one for each core, at least two and at most four."""
    return min(max(os.cpu_count() or 1, 2), 4)


class PoolExecutor(JobExecutor):
    """An ``Executor`` over worker processes.

    Households have their turns (see ``QuestionQueue``). Of one, moves are taken before hints and hints before reviews,
    those of one kind in the order they come, and one process is left to its moves. A worker that dies is replaced, and
    its question asked once more of the new one; a worker that hangs is killed, and its question given up. Whoever stops
    waiting before a worker has taken the question takes it back; a worker that has begun is left to finish.

    Args:
        size: How many processes one household may keep at work; by default the usual number.
        limit: How long a worker may take before it is taken to hang.
        spare: How many there are besides for households that have nothing at work, once all others are.
    """

    def __init__(self, size: int | None = None, limit: WorkLimit = DEFAULT_LIMIT, *, spare: int = 0) -> None:
        self._pool: WorkerPool[Job[object], object] = WorkerPool(
            set_up_worker, size or usual_size(), limit=limit, spare=spare, tries=2, warm_up=warm_up
        )
        self._open = False

    @property
    def kills(self) -> int:
        """How many workers have been killed because they hung: a fault of their bots, which bound their work."""
        return self._pool.kills

    @property
    def pids(self) -> frozenset[int]:
        """The ids of the processes that are there now."""
        return self._pool.pids

    @property
    def processes(self) -> int:
        """How many processes there are now."""
        return len(self.pids)

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return self._pool.waiting

    @property
    def running(self) -> int:
        """How many questions are being answered."""
        return self._pool.running

    async def start(self) -> None:
        """Start the processes; they load what they need at once, not at the first question."""
        self._open = True
        await asyncio.to_thread(self._pool.start)

    async def is_ready(self) -> bool:
        """Whether it was started, and the system gives it processes."""
        if not self._open:  # what is being stopped must not be started again
            return False
        try:
            await asyncio.to_thread(self._pool.start)
        except WorkerFault:
            return False
        return True

    async def close(self) -> None:
        """Give up the questions still open and stop all processes."""
        self._open = False
        await asyncio.to_thread(self._pool.stop)

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """Return the result of this job."""
        if not self._open:
            raise WorkerFault("closed", "start() the pool first")
        try:
            asked = self._pool.submit(job, urgency_of(job), household)
            return cast("T", await asyncio.wrap_future(asked))
        except (WorkerFault, JobFailed) as error:
            fault = error if isinstance(error, WorkerFault) else WorkerFault("failed", str(error))
            _LOG.error("%s (%s)", fault, type(job).__name__)  # not the job: it holds a hand
            raise fault from error
