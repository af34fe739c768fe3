"""How late the event loop comes to what is due: what all players wait for, whatever they ask."""

from __future__ import annotations

import asyncio
from typing import Final

from schlemm.server.metrics.durations import Durations

EVERY: Final = 0.25
"""Seconds between two looks."""


async def measure_loop_delay(delays: Durations) -> None:
    """Look again and again how much later than asked for one is woken."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        delays.observe(max(loop.time() - due, 0.0))
