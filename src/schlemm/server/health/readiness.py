"""Whether the server should be sent players, and whether it must be restarted: its store, its workers, its end."""

from __future__ import annotations

import asyncio
from enum import Enum
from typing import Final

from schlemm.bots.workers.executor import Executor
from schlemm.store.store import Store, StoreTrouble

FRESH: Final = 1.0
"""Seconds for which an answer holds, so that nobody can make the server ask its store again and again."""

PATIENCE: Final = 2.0
"""Seconds within which the store and the workers have to answer."""

GONE: Final = 60.0
"""Seconds for which a part must have been gone before a restart is asked for: it may come back by itself."""

NO_STREAM: Final = "ready"
"""What no stream is called: to ask for it costs a store one look at its index."""


class _State(Enum):
    """How a part was found: gone is what does not come back from outside."""

    WELL = "well"
    FAILS = "fails"
    GONE = "gone"


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
        self._gone_since: dict[str, float] = {}

    async def failing(self) -> tuple[str, ...]:
        """The parts that fail, in a word each: ``draining``, ``store``, ``workers``; nothing if all is well.

        However many ask, the parts are looked at once a second.
        """
        if self.draining:  # workers that are being put away must not be started again
            return ("draining",)
        return await asyncio.shield(self._begin_look(asyncio.get_running_loop().time()))

    def gone(self) -> tuple[str, ...]:
        """Return the parts that only a restart brings back, in a word each; nothing while the server is merely busy.

        That is a store which is closed, and workers which the system has not given for ``GONE`` seconds. What fails
        outside, such as a database that nobody reaches, is no reason. It is told at once, by what the last looks have
        found: who asks whether the server lives must not wait for what is busy.
        """
        if self.draining:
            return ()
        now = asyncio.get_running_loop().time()
        self._begin_look(now)
        return tuple(part for part, since in self._gone_since.items() if now - since >= GONE)

    def _begin_look(self, now: float) -> asyncio.Task[tuple[str, ...]]:
        """The look at the parts that is under way or fresh enough, else a new one."""
        if self._look is None or (self._look.done() and now - self._looked_at >= FRESH):
            self._look, self._looked_at = asyncio.create_task(self._look_at_parts()), now
        return self._look

    async def _look_at_parts(self) -> tuple[str, ...]:
        store, workers = await asyncio.gather(self._state_of_store(), self._state_of_workers())
        states = {"store": store, "workers": workers}
        now = asyncio.get_running_loop().time()
        gone = (part for part, state in states.items() if state is _State.GONE)
        self._gone_since = {part: self._gone_since.get(part, now) for part in gone}
        return tuple(part for part, state in states.items() if state is not _State.WELL)

    async def _state_of_store(self) -> _State:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.first(NO_STREAM)
        except StoreTrouble as trouble:
            return _State.GONE if trouble.reason == "closed" else _State.FAILS
        except Exception:  # whatever it is: who wants to know why reads the log
            return _State.FAILS
        return _State.WELL

    async def _state_of_workers(self) -> _State:
        try:
            async with asyncio.timeout(PATIENCE):
                return _State.WELL if await self._executor.is_ready() else _State.GONE
        except Exception:
            return _State.FAILS
