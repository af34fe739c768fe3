"""The event store in one SQLite file: one writer thread, and many appends in one commit.

A commit with ``synchronous=FULL`` waits for the disk, which takes longer than everything else. So the writer takes all
that is waiting into one transaction; each append in it has a savepoint of its own, and one that is refused leaves the
others alone.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from schlemm.table.datafile import connect, open_checked, trouble
from schlemm.table.store import Conflict, Entry, Stored, StoreTrouble

_MOST: Final = 256
"""Appends in one commit."""

STREAMS: Final = """
with recursive named(stream) as (
    select min(stream) from event
    union all select (select min(stream) from event where stream > named.stream) from named where stream is not null)
select stream, (select max(version) from event where event.stream = named.stream) from named where stream is not null
"""
"""Every stream's name and version, by as many looks into the index as there are streams."""


@dataclass(frozen=True, slots=True)
class _Append:
    stream: str
    expected: int
    entries: tuple[Entry, ...]
    done: asyncio.Future[int]


class SqliteStore:
    """A ``Store`` in a file that only its owner may read.

    Args:
        path: The file; made if it is not there.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._waiting: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._reader: sqlite3.Connection | None = None

    async def start(self) -> None:
        """Open the file and start the writer.

        Raises:
            StoreTrouble: If the file is damaged, read-only, or no file of ours.
        """
        loop = asyncio.get_running_loop()
        writing = await asyncio.to_thread(open_checked, self._path)
        self._reader = connect(self._path)
        self._writer = threading.Thread(
            target=self._write_all, args=(writing, loop), name="event-writer", daemon=True
        )
        self._writer.start()

    async def close(self) -> None:
        """Write what is waiting, then close the file."""
        if self._writer is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    async def append(self, stream: str, expected: int, entries: Sequence[Entry]) -> int:
        """Add the entries right after version ``expected``, all of them or none; see ``Store.append``."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.put(_Append(stream, expected, tuple(entries), done))
        return await done

    async def read(self, stream: str, after: int = 0) -> tuple[Stored, ...]:
        """The events of a stream after this version; see ``Store.read``."""
        return await asyncio.to_thread(self._read, stream, after)

    async def began(self, stream: str) -> float | None:
        """When the first event of a stream was kept; see ``Store.began``."""
        query = "select at from event where stream=? and version=1"
        rows = await asyncio.to_thread(self._found, query, (stream,))
        return None if not rows else float(rows[0][0])

    async def versions(self) -> dict[str, int]:
        """The version of every stream; see ``Store.versions``."""
        return dict(await asyncio.to_thread(self._found, STREAMS, ()))

    # -- in threads ---------------------------------------------------------------------------------------------

    def _read(self, stream: str, after: int) -> tuple[Stored, ...]:
        query = (
            "select version, kind, content, request from event where stream=? and version>? order by version"
        )
        rows = self._found(query, (stream, after))
        return tuple(Stored(version, Entry(kind, text.encode(), by)) for version, kind, text, by in rows)

    def _found(self, query: str, values: tuple[str | int, ...]) -> list[Any]:
        if self._reader is None:
            raise StoreTrouble("closed", str(self._path))
        try:
            return self._reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise trouble(error, self._path) from error

    def _write_all(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        """The writer's life: take what waits, write it in one commit, say how it went; until ``None`` comes."""
        ending = False
        while not ending:
            batch, ending = self._batch()
            outcomes = _commit(connection, batch, self._path)
            loop.call_soon_threadsafe(_tell, batch, outcomes)
        connection.close()

    def _batch(self) -> tuple[list[_Append], bool]:
        """All that waits, once something does, up to a bound; and whether the end was asked for."""
        batch: list[_Append] = []
        while True:
            item = self._waiting.get()
            if item is None:
                return batch, True
            batch.append(item)
            if len(batch) == _MOST or self._waiting.empty():
                return batch, False


def _commit(connection: sqlite3.Connection, batch: list[_Append], path: Path) -> list[int | Exception]:
    """All appends of the batch in one transaction; what each of them came to.

    Whatever goes wrong is told to those who wait, so that the writer goes on.
    """
    try:
        connection.execute("begin immediate")
        outcomes = [_insert_safely(connection, append, path) for append in batch]
        connection.execute("commit")
    except Exception as error:
        with suppress(sqlite3.Error):
            if connection.in_transaction:
                connection.execute("rollback")
        return [trouble(error, path) for _ in batch]
    return outcomes


def _insert_safely(connection: sqlite3.Connection, append: _Append, path: Path) -> int | Exception:
    """Put one append's entries in, all or none, whatever becomes of it; its neighbours in the commit stay."""
    connection.execute("savepoint one")
    try:
        outcome = _insert(connection, append)
    except Exception as error:
        connection.execute("rollback to one")
        outcome = trouble(error, path)
    connection.execute("release one")
    return outcome


def _insert(connection: sqlite3.Connection, append: _Append) -> int | Exception:
    """Put one append's entries in; a stream that is elsewhere is left as it is."""
    latest = "select coalesce(max(version), 0) from event where stream=?"
    version = int(connection.execute(latest, (append.stream,)).fetchone()[0])
    if version != append.expected:
        return Conflict(f"{append.stream} is at version {version}, not {append.expected}")
    now = time.time()
    rows = [
        (append.stream, version + place, entry.kind, entry.content.decode(), entry.request, now)
        for place, entry in enumerate(append.entries, start=1)
    ]
    connection.executemany("insert into event values (?, ?, ?, ?, ?, ?)", rows)
    return version + len(rows)


def _tell(batch: list[_Append], outcomes: list[int | Exception]) -> None:
    """Tell each who waits how it went, in the event loop; some may have gone away meanwhile."""
    for append, outcome in zip(batch, outcomes, strict=True):
        if append.done.done():
            continue
        if isinstance(outcome, Exception):
            append.done.set_exception(outcome)
        else:
            append.done.set_result(outcome)
