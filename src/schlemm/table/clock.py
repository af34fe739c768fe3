"""The beat of a table: when bots act. Nothing below the session knows the time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from schlemm.table.settings import Tempo

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Beat:
    """How long a table pauses, in seconds.

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
    Tempo.CALM: Beat(0.45, 1.3, 3.6),
    Tempo.SLOW: Beat(1.0, 2.4, 5.6),
}


async def on_the_beat(pause: float, work: Callable[[], Awaitable[T]]) -> T:
    """Do the work, and be done a whole number of pauses from now, so that how long it took says nothing.

    Args:
        pause: The length of a beat in seconds; 0 to be done when the work is.
        work: What to do meanwhile.
    """
    loop = asyncio.get_running_loop()
    start = loop.time()
    result = await work()
    if pause > 0:
        took = loop.time() - start
        beats = max(1, -int(-took // pause))
        await asyncio.sleep(start + beats * pause - loop.time())
    return result
