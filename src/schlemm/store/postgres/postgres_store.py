"""The event store in a PostgreSQL database: any number of servers append, and the database says who was first.

Each append is one statement, which the database keeps as a whole or refuses: the key of an event is its stream and
version, and the first of an append hangs on the checksum of the event that it follows, so that a stream has neither a
gap nor a fork. Appends of many tables share the wait for the disk, for the database groups the commits that come at
once from its connections.

What goes wrong between is tried again with the very same rows: if the answer alone was lost, they are found there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from typing import Final

import asyncpg

from schlemm.store.altered import AlteredLog
from schlemm.store.checksum import NONE, Row, chained, continued
from schlemm.store.location import PostgresDatabase
from schlemm.store.postgres.clock import DatabaseClock
from schlemm.store.postgres.connecting import ANSWER, LOST, SETTINGS, Lent, postgres_trouble
from schlemm.store.postgres.ends import KnownEnds
from schlemm.store.postgres.guard import Guard
from schlemm.store.postgres.rows import (
    HOLDING,
    LOCKED,
    READ,
    REMOVE,
    STREAMS,
    UNUSED,
    VERSIONS_OF,
    row_of,
)
from schlemm.store.postgres.schema import check_format
from schlemm.store.store import (
    STREAMS_A_STEP,
    Conflict,
    Entry,
    Stored,
    StoreTrouble,
    StreamStart,
    Unused,
)

_LOG: Final = logging.getLogger(__name__)

CONNECTIONS: Final = 8
"""How many appends and reads a server has under way at once; the others wait for one of them to end."""

PATIENCE: Final = 2.0
"""Seconds for which an append is tried again while the database does not answer; then people are told."""

AGAIN: Final = 0.1
"""Seconds between two tries."""

LOCK_PATIENCE: Final = "500ms"
"""How long a removal waits for its turn, while appends wait behind it."""

_APPEND: Final = """
insert into schlemm.event (stream, version, kind, content, request, at, checksum)
select $1, * from unnest($2::integer[], $3::text[], $4::text[], $5::text[], $6::float8[], $7::bytea[])
where $8::integer = 0 or exists (
    select from schlemm.event where stream = $1 and version = $8::integer and checksum = $9::bytea)
"""
_CHECKSUM: Final = "select checksum from schlemm.event where stream = $1 and version = $2"

Args = tuple[object, ...]


class PostgresStore:
    """A ``Store`` in a database that ``migrate`` has prepared.

    Args:
        database: Where it is.
        guard: What keeps other servers out as long as it is connected; ``None`` for who only looks.
        connections: How many to hold at most.
        patience: For how many seconds an append is tried again while the database does not answer.

    Attributes:
        id: What the store is called, whichever server asks; known once it has started.
        place: Where it is, without user and password.
    """

    def __init__(
        self,
        database: PostgresDatabase,
        *,
        guard: Guard | None = None,
        connections: int = CONNECTIONS,
        patience: float = PATIENCE,
    ) -> None:
        self.id = ""
        self.place = database.place
        self._database = database
        self._guard = guard
        self._connections = connections
        self._patience = patience
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._clock = DatabaseClock()
        self._ends = KnownEnds()
        self._altered = AlteredLog(self.place)

    async def start(self) -> None:
        """Connect, and see that the tables are those that this program knows.

        Raises:
            StoreTrouble: If the database cannot be reached, refuses, or is of another format.
        """
        pool = await _connected(self._database, self._connections)
        try:
            async with pool.acquire() as connection:
                self.id = await check_format(connection, self.place)
                if self._guard is not None:
                    await self._guard.take()
                await _warn_if_unsafe(connection, self.place)
        except BaseException as error:
            pool.terminate()
            if self._guard is not None:
                await self._guard.let_go()
            if isinstance(error, StoreTrouble) or not isinstance(error, Exception):
                raise
            raise postgres_trouble(error, self.place) from error
        self._pool = pool

    async def close(self) -> None:
        """Let what is under way end, then close the connections."""
        if self._guard is not None:
            await self._guard.let_go()
        pool, self._pool = self._pool, None
        if pool is not None:
            await _end(pool)

    async def append(self, stream: str, expected: int, entries: Sequence[Entry]) -> int:
        """Add the entries right after version ``expected``, all of them or none; see ``Store.append``.

        Where the database cannot be reached for long, ``StoreTrouble`` may come although they were kept: then the next
        append meets them as ``Conflict``, and whoever reads on finds the request that they belong to answered.
        """
        before = await self._checksum(stream, expected)
        try:
            rows = chained(stream, expected, before, entries, await self._clock.now(self._open))
        except UnicodeError as error:
            raise StoreTrouble("failed", self.place, str(error)) from error
        if not rows:
            return expected
        await self._insert(stream, expected, before, rows)
        version, last = rows[-1][1], rows[-1][6]
        self._ends.put(stream, version, last)
        return version

    async def read(self, stream: str, after: int = 0) -> tuple[Stored, ...]:
        """The events of a stream after this version; see ``Store.read``."""
        found = await self._fetch(READ, stream, max(after, 1))
        with self._altered.watching():
            rows = [*continued([row_of(stream, each) for each in found], after)]
        if rows:
            self._ends.put(stream, rows[-1][1], rows[-1][6])
        return tuple(
            Stored(version, Entry(kind.decode(), content, request.decode()))
            for _, version, kind, content, request, _, _ in rows
        )

    async def first(self, stream: str) -> StreamStart | None:
        """What a stream begins with; see ``Store.first``."""
        found = await self._fetch(f"{READ} limit 1", stream, 1)
        with self._altered.watching():
            rows = [*continued([row_of(stream, each) for each in found], 0)]
        return StreamStart(rows[0][2].decode(), rows[0][5]) if rows else None

    async def versions(self, holding: Collection[str] = ()) -> dict[str, int]:
        """The version of every stream; see ``Store.versions``."""
        found = await (self._fetch(HOLDING, [*holding]) if holding else self._fetch(STREAMS))
        return {each["stream"]: each["version"] for each in found}

    async def unused(self, what: Unused, after: str = "") -> tuple[dict[str, int], str]:
        """Streams that may be removed; see ``PrunableStore.unused``."""
        found = await self._fetch(UNUSED, after, STREAMS_A_STEP, [*what.first], what.before, [*what.holding])
        reached = found[-1]["stream"] if len(found) == STREAMS_A_STEP else ""
        return {each["stream"]: each["version"] for each in found if each["unused"]}, reached

    async def remove(self, streams: Mapping[str, int]) -> frozenset[str]:
        """Remove whole streams; see ``PrunableStore.remove``.

        For as long as it takes nobody appends: else an event could be kept behind a stream that goes.
        """
        pool = self._open
        try:
            removed = await _removed(pool, streams)
        except Exception as error:
            raise postgres_trouble(error, self.place) from error
        for name in removed:
            self._ends.forget(name)
        return removed

    async def versions_of(self, streams: Sequence[str]) -> dict[str, int]:
        """The versions of these streams; see ``SharedStore.versions_of``."""
        return {each["stream"]: each["version"] for each in await self._fetch(VERSIONS_OF, [*streams])}

    # -- one statement ------------------------------------------------------------------------------------------

    @property
    def _open(self) -> asyncpg.Pool[asyncpg.Record]:
        if self._pool is None:
            raise StoreTrouble("closed", self.place)
        return self._pool

    async def _checksum(self, stream: str, version: int) -> bytes:
        """The checksum of the event that an append is to follow.

        Raises:
            Conflict: If the stream is not at this version, as far as can be told before.
        """
        if version == 0:
            return NONE
        known = self._ends.get(stream)
        if known is not None and known[0] == version:
            return known[1]
        found = await self._fetch(_CHECKSUM, stream, version)
        if not found:
            raise Conflict(f"{stream} is not at version {version} yet")
        return bytes(found[0]["checksum"])

    async def _insert(self, stream: str, expected: int, before: bytes, rows: Sequence[Row]) -> None:
        """Have the rows kept, tried again with the same ones as long as the answer is lost."""
        args = (stream, *_columns(rows), expected, before)
        loop, in_doubt = asyncio.get_running_loop(), False
        ends = loop.time() + self._patience
        while True:
            try:
                told = await self._open.execute(_APPEND, *args)
            except asyncpg.UniqueViolationError:
                if in_doubt and await self._holds(rows[-1], stream):
                    return
                raise Conflict(f"{stream} is past version {expected}") from None
            except LOST as error:
                if loop.time() >= ends:
                    raise postgres_trouble(error, self.place) from error
                in_doubt = True
                await asyncio.sleep(AGAIN)
            except StoreTrouble:
                raise
            except Exception as error:
                raise postgres_trouble(error, self.place) from error
            else:
                if told == f"INSERT 0 {len(rows)}":
                    return
                self._ends.forget(stream)
                raise Conflict(f"{stream} is not at version {expected}")

    async def _holds(self, row: Row, stream: str) -> bool:
        """Whether this very event is kept."""
        found = await self._fetch(_CHECKSUM, stream, row[1])
        return bool(found) and bytes(found[0]["checksum"]) == row[6]

    async def _fetch(self, query: str, *args: object) -> list[asyncpg.Record]:
        """What a question finds; asked once more where a connection turns out to be gone.

        Raises:
            StoreTrouble: If the database does not answer.
        """
        pool = self._open
        try:
            try:
                return await pool.fetch(query, *args)
            except LOST:
                return await pool.fetch(query, *args)
        except Exception as error:
            raise postgres_trouble(error, self.place) from error


async def _connected(database: PostgresDatabase, connections: int) -> asyncpg.Pool[asyncpg.Record]:
    """Return so many connections at most, none of which is used yet.

    Raises:
        StoreTrouble: If the database cannot be reached, or refuses.
    """
    try:
        return await asyncpg.create_pool(
            database.address,
            min_size=1,
            max_size=connections,
            timeout=ANSWER,
            command_timeout=ANSWER,
            server_settings=SETTINGS,
            reset=_nothing_to_reset,
        )
    except Exception as error:
        raise postgres_trouble(error, database.place) from error


async def _end(pool: asyncpg.Pool[asyncpg.Record]) -> None:
    """Let what is under way end, if it does in time."""
    try:
        await asyncio.wait_for(pool.close(), ANSWER)
    except (TimeoutError, *LOST):
        pool.terminate()


async def _warn_if_unsafe(connection: Lent, place: str) -> None:
    if await connection.fetchval("show fsync") != "on":
        _LOG.warning("%s: fsync is off: what was kept is lost where the machine fails", place)


def _columns(rows: Sequence[Row]) -> tuple[list[object], ...]:
    """Return the rows of one stream as the columns behind its name."""
    _, versions, kinds, contents, requests, times, sums = zip(*rows, strict=True)
    texts = [[text.decode() for text in column] for column in (kinds, contents, requests)]
    return [*versions], *texts, [*times], [*sums]


async def _removed(pool: asyncpg.Pool[asyncpg.Record], streams: Mapping[str, int]) -> frozenset[str]:
    """Remove these streams, as far as they are still at these versions; return the names of those removed."""
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute(f"set local lock_timeout = '{LOCK_PATIENCE}'")
        await connection.execute(LOCKED)
        found = await connection.fetch(REMOVE, [*streams], [*streams.values()])
    return frozenset(str(each["stream"]) for each in found)


async def _nothing_to_reset(connection: Lent) -> None:
    """Give a connection back as it is: the store sets nothing in its sessions, so a question to the database is saved.

    What is in a transaction is rolled back before.
    """
