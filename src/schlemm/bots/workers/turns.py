"""Whose question the next free worker takes: a move before a hint before a review, and yet everybody's in the end."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Generic, TypeVar

from schlemm.bots.workers.urgency import Urgency

W = TypeVar("W")


AGED: Final = 4
"""Of so many workers that become free one goes to the question that is oldest, however urgent others are."""


class Turns(Generic[W]):
    """Workers that are free, and who waits for one.

    Of questions as urgent as each other the first comes first. So no table waits for more than one move of each other
    table, as each asks for one at a time.
    """

    def __init__(self) -> None:
        self._free: deque[W] = deque()
        self._waiting: tuple[deque[tuple[int, asyncio.Future[W]]], ...] = tuple(deque() for _ in Urgency)
        self._asked = 0
        self._given = 0

    async def get(self, urgency: Urgency) -> W:
        """A worker, once it is this question's turn; whoever stops waiting leaves the line."""
        if self._free:
            return self._free.popleft()
        mine: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        self._asked += 1
        self._waiting[urgency].append((self._asked, mine))
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was given one in the very moment
                self.put(mine.result())
            raise

    def put(self, worker: W) -> None:
        """This worker is free: the next question takes it."""
        for line in self._waiting:
            while line and line[0][1].done():
                line.popleft()
        lines = [line for line in self._waiting if line]
        if not lines:
            self._free.append(worker)
            return
        self._given += 1
        line = min(lines, key=lambda each: each[0][0]) if self._given % AGED == 0 else lines[0]
        line.popleft()[1].set_result(worker)
