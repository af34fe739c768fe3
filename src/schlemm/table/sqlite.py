"""The event store in one SQLite file: one writer thread, and many appends in one commit.

A commit with ``synchronous=FULL`` waits for the disk, which takes longer than everything else. So the writer takes all
that is waiting into one transaction; each append in it has a savepoint of its own, and one that is refused leaves the
others alone.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from schlemm.table.store import Conflict, Entry, Stored, StoreTrouble

_TABLES: Final = """
create table if not exists event(
    stream text not null, version integer not null, kind text not null, content text not null,
    request text not null, at real not null, primary key (stream, version)
) strict, without rowid
"""
_FORMAT: Final = 1
"""Format of the file, kept in ``user_version``; a higher one was written by a later Schlemm."""
_MOST: Final = 256
"""Appends in one commit."""


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
        writing = await asyncio.to_thread(self._open_checked)
        self._reader = self._connect()
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

    # -- in threads ---------------------------------------------------------------------------------------------

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=5)
        connection.execute("pragma synchronous=full")
        return connection

    def _open_checked(self) -> sqlite3.Connection:
        """The writer's connection, to a file that has been looked over."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
            connection = self._connect()
            found = connection.execute("pragma user_version").fetchone()[0]
            if found > _FORMAT:
                raise StoreTrouble("newer", str(self._path), f"format {found}, this program knows {_FORMAT}")
            connection.execute("pragma journal_mode=wal")
            if connection.execute("pragma quick_check").fetchone()[0] != "ok":
                raise StoreTrouble("damaged", str(self._path))
            connection.execute(_TABLES)
            connection.execute(f"pragma user_version={_FORMAT}")
        except (sqlite3.Error, OSError) as error:
            raise self._trouble(error) from error
        return connection

    def _read(self, stream: str, after: int) -> tuple[Stored, ...]:
        if self._reader is None:
            raise StoreTrouble("closed", str(self._path))
        query = (
            "select version, kind, content, request from event where stream=? and version>? order by version"
        )
        try:
            rows = self._reader.execute(query, (stream, after)).fetchall()
        except sqlite3.Error as error:
            raise self._trouble(error) from error
        return tuple(Stored(version, Entry(kind, text.encode(), by)) for version, kind, text, by in rows)

    def _write_all(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        """The writer's life: take what waits, write it in one commit, say how it went; until ``None`` comes."""
        ending = False
        while not ending:
            batch: list[_Append] = []
            item = self._waiting.get()
            while True:
                if item is None:
                    ending = True
                else:
                    batch.append(item)
                if ending or len(batch) == _MOST or self._waiting.empty():
                    break
                item = self._waiting.get()
            outcomes = self._commit(connection, batch)
            loop.call_soon_threadsafe(_tell, batch, outcomes)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[_Append]) -> list[int | Exception]:
        """All appends of the batch in one transaction; what each of them came to."""
        try:
            connection.execute("begin immediate")
            outcomes = [_insert(connection, append) for append in batch]
            connection.execute("commit")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("rollback")
            return [self._trouble(error) for _ in batch]
        return outcomes

    def _trouble(self, error: sqlite3.Error | OSError) -> StoreTrouble:
        name = getattr(error, "sqlite_errorname", "") or ""
        if isinstance(error, PermissionError) or name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN")):
            reason = "read-only"
        elif name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
            reason = "damaged"
        elif name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            reason = "locked"
        else:
            reason = "full" if name.startswith("SQLITE_FULL") else "failed"
        return StoreTrouble(reason, str(self._path), str(error))


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
