"""What is to happen when, in a time of its own."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import TypeAlias

Deed: TypeAlias = Callable[..., None]
"""What is done at a moment."""


class Agenda:
    """Deeds in the order of their times; those of the same moment in the order in which they were put down.

    Attributes:
        now: The time, in seconds.
    """

    __slots__ = ("_count", "_heap", "now")

    def __init__(self) -> None:
        self.now = 0.0
        self._heap: list[tuple[float, int, Deed, tuple[object, ...]]] = []
        self._count = 0

    def at(self, time: float, deed: Deed, *args: object) -> None:
        """Have this done at a time that is not before now."""
        self._count += 1
        heappush(self._heap, (time, self._count, deed, args))

    def run(self) -> None:
        """Do everything, until there is nothing more to do."""
        heap = self._heap
        while heap:
            self.now, _, deed, args = heappop(heap)
            deed(*args)
