"""Where bots think: behind an ``Executor``, never in the event loop of the server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol, TypeVar, runtime_checkable

from schlemm.bots.workers.questions import Job

T = TypeVar("T")


@runtime_checkable  # the server hands it to routes, which look whether it is one
class JobRunner(Protocol):
    """Carries out jobs, somewhere else than in the caller's event loop."""

    async def carry_out(self, job: Job[T]) -> T:
        """Return the result of this job; raise what ``Job.run`` does.

        Raises:
            WorkerFault: If the result could not be had, even at the second try.
        """
        ...


@runtime_checkable
class Executor(Protocol):
    """Carries out jobs of many households, each in its turn."""

    async def start(self) -> None:
        """Get ready, so that the first question is answered as fast as any."""
        ...

    async def is_ready(self) -> bool:
        """Whether questions can be answered; what has died unasked is replaced first, and nothing else is disturbed."""
        ...

    async def close(self) -> None:
        """Stop everything; questions still open end with ``asyncio.CancelledError``."""
        ...

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """Return the result of this job; raise as ``JobRunner.carry_out`` does.

        Args:
            job: What is to be done.
            household: For whom: all jobs of one household share its turn, see ``QuestionQueue``.
        """
        ...


class HouseholdRunner:
    """Has an executor carry out jobs in the name of one household.

    Args:
        executor: Who carries them out.
        household: Tells whose they are, when one is asked for.
    """

    def __init__(self, executor: Executor, household: Callable[[], str]) -> None:
        self._executor = executor
        self._household = household

    async def carry_out(self, job: Job[T]) -> T:
        """Return the result of this job; raise as ``JobRunner.carry_out`` does."""
        return await self._executor.carry_out(job, self._household())


class JobExecutor(ABC):
    """An ``Executor`` that is always ready."""

    async def is_ready(self) -> bool:
        """Whether questions can be answered."""
        return True

    @abstractmethod
    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """Return the result of this job."""


class WrappedExecutor(JobExecutor):
    """Another executor, around which something is done for each job.

    Args:
        executor: Who does the work.
    """

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def start(self) -> None:
        """Get ready."""
        await self._executor.start()

    async def is_ready(self) -> bool:
        """Whether questions can be answered."""
        return await self._executor.is_ready()

    async def close(self) -> None:
        """Stop everything."""
        await self._executor.close()


class InlineExecutor(JobExecutor):
    """Thinks on the spot, in the caller's process: for tests and tools without an event loop to keep free."""

    async def start(self) -> None:
        """Nothing to get ready."""

    async def close(self) -> None:
        """Nothing to stop."""

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """Return the result of this job, whosever it is."""
        return job.run()
