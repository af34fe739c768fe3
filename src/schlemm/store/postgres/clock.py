"""The time of the database, so that servers whose clocks differ write down the same one."""

from __future__ import annotations

import asyncio
from typing import Final

import asyncpg

from schlemm.store.postgres.connecting import LOST, postgres_trouble

LASTS: Final = 60.0
"""Seconds after which the database is asked again."""

_NOW: Final = "select extract(epoch from clock_timestamp())::float8"


class DatabaseClock:
    """Tells the database's time by the loop's clock, and sets itself by it once a minute."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._set_at: float | None = None

    async def now(self, pool: asyncpg.Pool[asyncpg.Record]) -> float:
        """Seconds since 1970.

        Raises:
            StoreTrouble: If it was never told the time, and the database does not answer.
        """
        time = asyncio.get_running_loop().time
        if self._set_at is None or time() - self._set_at > LASTS:
            asked = time()
            try:
                told: float = await pool.fetchval(_NOW)
            except LOST as error:
                if self._set_at is None:
                    raise postgres_trouble(error, "clock") from error
            else:
                self._ahead, self._set_at = told - (asked + time()) / 2, time()
        return time() + self._ahead
