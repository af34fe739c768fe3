"""Long work in slices, so that nobody waits for it: after each slice everybody else in the event loop has a turn.

All long work of a loop shares its turns: however many people open long tables at once, no more than one slice is done
between two turns of the loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

SLICE: Final = 80
"""How many events are read between two turns of the loop: one or two milliseconds of work."""

ROWS: Final = 10
"""How many boards, games or rows are reckoned or written between two turns: each is worth several events."""

T = TypeVar("T")
S = TypeVar("S")


async def fold_in_slices(step: Callable[[S, T], S], start: S, items: Sequence[T], size: int = SLICE) -> S:
    """Return the items folded into one value, in slices between which everybody else has their turn.

    Args:
        step: Gives the result for one item.
        start: What there is before the first.
        items: All of them.
        size: How many make a slice.
    """
    turns, so_far = _turns(asyncio.get_running_loop()), start
    for first in range(0, len(items), size):
        async with turns:
            for item in items[first : first + size]:
                so_far = step(so_far, item)
            await asyncio.sleep(0)  # whoever else has long work waits until the others have had their turn
    return so_far


async def map_in_slices(work: Callable[[T], S], items: Sequence[T], size: int = ROWS) -> list[S]:
    """Return what is made of each item by itself, in slices; the arguments are those of ``fold_in_slices``."""

    def more(found: list[S], item: T) -> list[S]:
        found.append(work(item))
        return found

    return await fold_in_slices(more, [], items, size)


@lru_cache(maxsize=4)
def _turns(loop: asyncio.AbstractEventLoop) -> asyncio.Lock:
    """What the long work of a loop takes turns by."""
    return asyncio.Lock()
