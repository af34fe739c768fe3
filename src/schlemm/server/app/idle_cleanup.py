"""Closes, every few seconds, what nobody has looked at for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from schlemm.server.common.cache import Cache
from schlemm.workers.tasks import end_task

IDLE: Final = 60.0
"""Seconds after which a table that nobody looks at is closed."""

ROUND: Final = 5.0
"""Seconds between two rounds of the cleanup."""


class IdleCleanup:
    """Closes what nobody looks at any more, round after round.

    Args:
        kept: What is open, in the order in which it is closed.
    """

    def __init__(self, kept: Sequence[Cache[Any]]) -> None:
        self._kept = kept
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to close idle tables, and to wake bots that trouble has stopped."""
        self._rounds = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Close everything."""
        await end_task(self._rounds)
        for each in self._kept:
            await each.close()

    async def tidy(self, before: float) -> None:
        """Close what was left before this time of the loop's clock; wake the bots of the rest."""
        for each in self._kept:
            await each.tidy(before)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            await self.tidy(asyncio.get_running_loop().time() - IDLE)
