"""Whether the server should be sent players: its store answers, its workers are there, and it is not about to end."""

from __future__ import annotations

import asyncio
from typing import Final

from schlemm.bots.workers.executor import Executor
from schlemm.store.store import Store

FRESH: Final = 1.0
"""Seconds for which an answer holds, so that nobody can make the server ask its store again and again."""

PATIENCE: Final = 2.0
"""Seconds within which the store has to answer."""

NO_STREAM: Final = "ready"
"""What no stream is called: to ask for it costs a store one look at its index."""


class Readiness:
    """What keeps the server from being of use, if anything does.

    Args:
        store: Asked for a stream that there is not.
        executor: Asked whether it is ready; workers that have died are replaced.

    Attributes:
        draining: Whether it is about to end; may be set from a signal handler.
    """

    def __init__(self, store: Store, executor: Executor) -> None:
        self.draining = False
        self._store = store
        self._executor = executor
        self._look: asyncio.Task[tuple[str, ...]] | None = None
        self._looked_at = 0.0

    async def failing(self) -> tuple[str, ...]:
        """The parts that fail, in a word each: ``draining``, ``store``, ``workers``; nothing if all is well.

        However many ask, the parts are looked at once a second.
        """
        if self.draining:  # workers that are being put away must not be started again
            return ("draining",)
        now = asyncio.get_running_loop().time()
        if self._look is None or (self._look.done() and now - self._looked_at >= FRESH):
            self._look, self._looked_at = asyncio.create_task(self._look_at_parts()), now
        return await asyncio.shield(self._look)

    async def _look_at_parts(self) -> tuple[str, ...]:
        store, workers = await asyncio.gather(self._has_store(), self._has_workers())
        return (*(() if store else ("store",)), *(() if workers else ("workers",)))

    async def _has_store(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.first(NO_STREAM)
        except Exception:  # whatever it is: who wants to know why reads the log
            return False
        return True

    async def _has_workers(self) -> bool:
        try:
            return await self._executor.is_ready()
        except Exception:
            return False
