"""The one door through which a text of somebody goes to a reader of the formats."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final, TypeVar, cast

from schlemm.server.common.errors import TooMuchWork
from schlemm.server.common.messages import Message
from schlemm.server.common.unanswered import TooManyWaiting
from schlemm.server.texts.worker import (
    LIMIT,
    Encoded,
    TextQuestion,
    set_up_text_worker,
)
from schlemm.workers.pool import WorkerPool
from schlemm.workers.process import WorkerFault
from schlemm.workers.work_limit import WorkLimit

T = TypeVar("T")

SHORT: Final = 2_048
"""A text of so many signs is read at once, in less than the time of a turn; a longer one in a worker."""

MOST_OPEN: Final = 16
"""How many texts of one household may be waiting to be read, those being read included."""

GRACE: Final = 2.0
"""Seconds of processor time after which a worker is ended that does not end its work by itself."""


class TextReaders:
    """Reads texts of strangers: short ones on the spot, others in worker processes.

    One process serves all who ask, household by household, and another one whoever has nothing there yet; they start
    with the first long text. ``re`` holds the interpreter's lock, so that in a thread one text would stop all.

    Args:
        limit: Seconds of processor time after which a worker is ended.
    """

    def __init__(self, limit: float = LIMIT + GRACE) -> None:
        self._pool: WorkerPool[TextQuestion[object], object] = WorkerPool(
            set_up_text_worker, 1, spare=1, limit=WorkLimit(work=limit)
        )
        self._open: Counter[str] = Counter()

    @property
    def pids(self) -> frozenset[int]:
        """The ids of the processes that are there now."""
        return self._pool.pids

    async def read(self, question: TextQuestion[T], household: str) -> T:
        """Return what is made of a text.

        Args:
            question: The text.
            household: Who asks, as it is counted.

        Raises:
            TooManyWaiting: If too many texts of the household are waiting.
            TooMuchWork: If it takes more processor time than it may.
            WorkerFault: If the answer could not be had; and whatever reading it does.
        """
        if question.size <= SHORT:
            return question.read()
        if self._open[household] >= MOST_OPEN:
            raise TooManyWaiting
        self._open[household] += 1
        try:
            waiting = await asyncio.to_thread(
                self._pool.submit, question, 0, household
            )  # may start a process
            return cast("T", await asyncio.wrap_future(waiting))
        except WorkerFault as fault:
            if fault.reason == "timed-out":
                raise TooMuchWork from fault
            raise
        finally:
            self._open[household] -= 1
            self._open += Counter()  # forgets households that ask nothing

    async def answer(self, question: TextQuestion[Message], household: str) -> bytes:
        """Return what is made of a text as JSON, which is encoded where the text is read; raises as ``read``."""
        return await self.read(Encoded(question), household)

    async def close(self) -> None:
        """Give up what is being read, and end the processes."""
        await asyncio.to_thread(self._pool.stop)
