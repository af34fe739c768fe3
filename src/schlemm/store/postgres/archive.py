"""A database whose events are read, or put in, by the thousand; servers may go on beside it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager

import asyncpg

from schlemm.store.checksum import as_texts
from schlemm.store.location import PostgresDatabase
from schlemm.store.postgres.connecting import Connection, connect_to_database, postgres_trouble
from schlemm.store.postgres.rows import COLUMNS, STREAMS, row_of
from schlemm.store.postgres.schema import check_format
from schlemm.store.transfer import BATCH, Batches

_ROWS = """
select stream, version, kind, content, request, at, checksum from schlemm.event
where $1::text[] is null or stream = any($1) order by stream, version
"""


class PostgresArchive:
    """Events of a database.

    Args:
        connection: To the database.
        place: Where it is, for what is told of it.
    """

    def __init__(self, connection: Connection, place: str) -> None:
        self._connection = connection
        self.place = place

    async def versions(self) -> Mapping[str, int]:
        """The version of every stream, by its name."""
        return {each["stream"]: each["version"] for each in await self._connection.fetch(STREAMS)}

    async def rows(self, streams: Collection[str] | None) -> Batches:
        """The events of these streams, or of all, as they are at one moment."""
        wanted = None if streams is None else sorted(streams)
        async with self._connection.transaction(isolation="repeatable_read", readonly=True):
            cursor = await self._connection.cursor(_ROWS, wanted)
            while found := await cursor.fetch(BATCH, timeout=None):
                yield [row_of(each["stream"], each) for each in found]

    async def add(self, batches: Batches) -> None:
        """Put in all of these events or none; see ``Archive.add``."""
        try:
            async with self._connection.transaction():
                async for batch in batches:
                    await self._connection.copy_records_to_table(
                        "event", schema_name="schlemm", columns=COLUMNS, records=map(as_texts, batch)
                    )
        except asyncpg.PostgresError as error:
            raise postgres_trouble(error, self.place) from error


@asynccontextmanager
async def database_archive(database: PostgresDatabase) -> AsyncIterator[PostgresArchive]:
    """The events of a database that ``migrate`` has prepared.

    Raises:
        StoreTrouble: If it cannot be reached, refuses, or is of another format.
    """
    connection = await connect_to_database(database)
    try:
        await check_format(connection, database.place)
        yield PostgresArchive(connection, database.place)
    finally:
        await connection.close()
