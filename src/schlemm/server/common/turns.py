"""Work that one asks for at a time, each household in its turn: whoever asks much holds up nobody else."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from litestar.exceptions import TooManyRequestsException


class HouseholdTurns:
    """Who is served now: one at a time of all who ask, of each household one in line with the others.

    Args:
        most: How many questions of one household may be open, that under way included.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._one_at_a_time = asyncio.Lock()

    @asynccontextmanager
    async def one(self, household: str) -> AsyncIterator[None]:
        """Wait for a turn of this household, and keep it.

        Args:
            household: Who asks, as it is counted.

        Raises:
            TooManyRequestsException: If too many questions of the household are open.
        """
        if self._open[household] >= self._most:
            raise TooManyRequestsException
        turn = self._turns.setdefault(household, asyncio.Lock())
        self._open[household] += 1
        try:
            async with turn, self._one_at_a_time:
                yield
        finally:
            self._open[household] -= 1
            self._open += Counter()  # forgets households that ask nothing
