"""Tasks of an event loop, ended."""

from __future__ import annotations

import asyncio
from typing import Any, Final

AGAIN: Final = 0.1
"""Seconds after which a task that has not ended is cancelled once more."""


async def end_task(task: asyncio.Task[Any] | None) -> None:
    """Cancel a task until it has ended, with whatever result.

    Once may not be enough: in Python 3.11 ``asyncio.wait_for`` swallows a cancellation where what it waits for
    has come in the same moment, and libraries wait so. A task that goes round and round would then never end.

    Args:
        task: It; ``None`` if there is none.
    """
    while task is not None and not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=AGAIN)
