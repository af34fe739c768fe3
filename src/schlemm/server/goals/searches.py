"""Searches for boards to practise with: they keep a worker busy for seconds, so nobody may have many at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from litestar.exceptions import TooManyRequestsException

IN_LINE: Final = 8
"""How many searches of one address there may be, that under way included: people behind one router take turns."""


class Searches:
    """Who searches now: each guest at most once, and of the guests of one address one at a time."""

    def __init__(self) -> None:
        self._guests: set[str] = set()
        self._of_address: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def one(self, guest: str, address: str) -> AsyncIterator[None]:
        """Wait for this guest's turn, and keep it.

        Args:
            guest: The secret of their browser.
            address: Where they come from, as it is counted.

        Raises:
            TooManyRequestsException: If the guest has a search already, or too many of the address are in line.
        """
        if guest in self._guests or self._of_address[address] >= IN_LINE:
            raise TooManyRequestsException
        turn = self._turns.setdefault(address, asyncio.Lock())
        self._guests.add(guest)
        self._of_address[address] += 1
        try:
            async with turn:
                yield
        finally:
            self._guests.discard(guest)
            self._of_address[address] -= 1
            self._of_address += Counter()  # forgets addresses that nobody searches from
