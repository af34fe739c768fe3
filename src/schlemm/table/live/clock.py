"""The pauses of a table, and how a bot's action is delayed to its moment. Nothing below the session knows the time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
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


@dataclass(frozen=True, slots=True)
class Sooner:
    """What may be over before its moment.

    Attributes:
        over: Set once it is.
        least: The earliest moment then, in seconds, as everybody knows it.
    """

    over: asyncio.Event
    least: float


async def at_its_moment(moment: float, work: Callable[[], Awaitable[T]], sooner: Sooner | None = None) -> T:
    """Do the work, and be done so many seconds from now, so that how long it took says nothing.

    What takes longer is done a whole number of steps later: that it took longer shows, and hardly anything else.

    Args:
        moment: Seconds from now, by what everybody knows; 0 to be done when the work is.
        work: What to do meanwhile.
        sooner: What brings the moment forward: something that everybody sees, whatever the work is.
    """
    loop = asyncio.get_running_loop()
    start = loop.time()
    waiting = None if sooner is None or moment <= 0 else asyncio.create_task(_brought_forward(moment, sooner))
    try:
        result = await work()
        if waiting is not None:
            moment = await waiting
    finally:
        if waiting is not None:
            waiting.cancel()
    if moment > 0:
        late = loop.time() - start - moment
        await asyncio.sleep(start + moment + max(0, ceil(late / STEP)) * STEP - loop.time())
    return result


async def _brought_forward(moment: float, sooner: Sooner) -> float:
    """The moment, once it has come or what it waits for is over: it does not depend on any work."""
    loop = asyncio.get_running_loop()
    start = loop.time()
    with suppress(TimeoutError):
        await asyncio.wait_for(sooner.over.wait(), moment)
    return min(moment, max(loop.time() - start, sooner.least))
