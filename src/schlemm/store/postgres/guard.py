"""Which servers may be connected to a database at once: one that knows of no others, or those that share one bus."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from hashlib import blake2b
from typing import Final

from schlemm.store.location import PostgresDatabase
from schlemm.store.postgres.connecting import LOST, Connection, connect_to_database, let_go, postgres_trouble
from schlemm.store.store import StoreTrouble
from schlemm.workers.tasks import end_task

_LOG: Final = logging.getLogger(__name__)

_SERVERS: Final = 0x5C41E34
"""Locked by a server that knows of no others; by those that do in common."""

_BUS: Final = 0x5C41E35
"""Locked in common by each server, together with a number that follows from its bus."""

_OTHER_BUS: Final = """
select count(*) from pg_locks where locktype = 'advisory' and granted and classid = $1 and objid <> $2
and database = (select oid from pg_database where datname = current_database())
"""

AGAIN: Final = 1.0
"""Seconds between two tries to hold the locks again that were lost with the connection."""


class Guard:
    """Keeps other servers out of a database as long as it is held.

    Args:
        database: Which database.
        bus: What tells the bus of this server from others; empty if it knows of no other servers.
    """

    def __init__(self, database: PostgresDatabase, bus: str = "") -> None:
        self._database = database
        self._bus = bus
        self._held: Connection | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def take(self) -> None:
        """Hold the database from now on.

        Raises:
            StoreTrouble: ``in-use`` if a server is there that this one may not be there with, ``other-bus`` if one
                speaks on another bus, or if there is no connection to be had.
        """
        self._held = await self._hold()
        self._keeping = asyncio.create_task(self._keep())

    async def let_go(self) -> None:
        """Hold it no longer."""
        await end_task(self._keeping)
        held, self._held = self._held, None
        if held is not None:
            await let_go(held)

    async def _keep(self) -> None:
        """Hold the locks again when the connection was lost, as when the database has started again."""
        while True:
            await asyncio.sleep(AGAIN)
            if self._held is not None and self._held.is_closed():
                try:
                    self._held = await self._hold()
                except StoreTrouble as trouble:
                    if trouble.reason != "unreachable":
                        _LOG.error("%s", trouble)

    async def _hold(self) -> Connection:
        connection = await connect_to_database(self._database)
        try:
            await self._lock(connection)
        except BaseException as error:
            with suppress(*LOST):
                await connection.close()
            if isinstance(error, Exception):
                raise postgres_trouble(error, self._database.place) from error
            raise
        return connection

    async def _lock(self, connection: Connection) -> None:
        shared = "_shared" if self._bus else ""
        if not await connection.fetchval(f"select pg_try_advisory_lock{shared}($1)", _SERVERS):
            raise StoreTrouble("in-use", self._database.place)
        if self._bus:
            number = int.from_bytes(blake2b(self._bus.encode(), digest_size=4).digest()) >> 1
            await connection.execute("select pg_advisory_lock_shared($1, $2)", _BUS, number)
            if await connection.fetchval(_OTHER_BUS, _BUS, number):
                raise StoreTrouble("other-bus", self._database.place)
