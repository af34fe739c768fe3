"""How much one household may have bots and workers do: how fast bots move, and how many other questions are open."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final, TypeVar

from schlemm.bots.urgency import Urgency
from schlemm.bots.workers.executor import Executor, WrappedExecutor
from schlemm.bots.workers.questions import Job, urgency_of
from schlemm.server.common.rate_limit import Buckets
from schlemm.workers.process import WorkerFault

T = TypeVar("T")

MOST: Final = 100
"""How many hints, reviews, analyses, deals and boards of files a household may have open: a club of eighty has one
each."""


MOVES: Final = 120.0
"""How often bots may move for one household at once …"""

MOVES_A_SECOND: Final = 60.0
"""… and how often a second in the long run: at forty tables with the usual tempo they come to half of that. What a move
takes of the event loop afterwards is everybody's."""


class BoundedExecutor(WrappedExecutor):
    """Another executor, which a household asks no more than it may: moves of bots wait, other questions are refused.

    Args:
        executor: Who does the work.
        most: How many other questions of one household may be open.
    """

    def __init__(self, executor: Executor, most: int = MOST) -> None:
        super().__init__(executor)
        self._most = most
        self._open: Counter[str] = Counter()
        self._moves: Buckets[str] = Buckets()

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """Return the result of this job.

        Raises:
            WorkerFault: With the reason ``"too-many"`` if too many questions of the household are open.
        """
        if urgency_of(job) is Urgency.MOVE:
            now = asyncio.get_running_loop().time()
            await asyncio.sleep(self._moves.of(household, now, MOVES, MOVES_A_SECOND).drawn(now))
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
