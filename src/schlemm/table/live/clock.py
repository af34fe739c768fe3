"""The pauses of a table, and how a bot's action is delayed to its moment. Nothing below the session knows the time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from math import ceil
from typing import Final, TypeVar

from schlemm.table.state.settings import Tempo

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Beat:
    """How long a table pauses at least, in seconds.

    Attributes:
        action: Before each action of a bot.
        trick: Before the first card of a trick that follows another, so that a trick can be seen.
        deal: Before the first call after a pack has been dealt card by card, so that this can be seen too.
    """

    action: float
    trick: float
    deal: float


BEATS: Final = {
    Tempo.AT_ONCE: Beat(0.0, 0.0, 0.0),
    Tempo.CALM: Beat(0.45, 1.3, 2.6),
    Tempo.SLOW: Beat(1.0, 2.4, 5.6),
}


STEP: Final = 1.0
"""Seconds between the moments at which what has come too late for its own is shown."""


async def at_its_moment(moment: float, work: Callable[[], Awaitable[T]]) -> T:
    """Do the work, and be done so many seconds from now, so that how long it took says nothing.

    What takes longer is done a whole number of steps later: that it took longer shows, and hardly anything else.

    Args:
        moment: Seconds from now, by what everybody knows; 0 to be done when the work is.
        work: What to do meanwhile.
    """
    loop = asyncio.get_running_loop()
    start = loop.time()
    result = await work()
    if moment > 0:
        late = loop.time() - start - moment
        await asyncio.sleep(start + moment + max(0, ceil(late / STEP)) * STEP - loop.time())
    return result
