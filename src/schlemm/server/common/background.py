"""Background tasks, cancelled when the server ends."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Background:
    """Tasks that run beside the loop."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._under_way)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the loop, until it is done or all is given up."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def close(self) -> None:
        """Cancel all tasks."""
        for task in tuple(self._under_way):
            task.cancel()
