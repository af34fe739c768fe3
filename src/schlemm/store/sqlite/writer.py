"""The one thread that writes to a data file: many appends in one commit, and what is put in order at leisure.

A commit with ``synchronous=FULL`` waits for the disk, which takes longer than everything else. So the writer takes all
that is waiting into one transaction; each append in it has a savepoint of its own, and one that is refused leaves the
others alone. What is committed lies in a second file first (``-wal``); where nothing waits, it is brought into the data
file, so that this has everything but the last moments.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from schlemm.store.checksum import NONE, as_texts, chained
from schlemm.store.sqlite.datafile import INSERT, store_trouble
from schlemm.store.sqlite.maintenance import Maintenance
from schlemm.store.sqlite.witness import Ends
from schlemm.store.store import Conflict, Entry

T = TypeVar("T")

_MOST: Final = 256
"""Appends in one commit."""

Outcome: TypeAlias = tuple[int, bytes] | Exception
"""What an append came to: the version of the stream and the checksum of its last event, or why it was not kept."""

LAST: Final = """
select version, checksum from event where stream=? order by version desc limit 1
"""


@dataclass(frozen=True, slots=True)
class Append:
    """Entries on their way into the file.

    Attributes:
        stream: Where they go.
        expected: The version that they are to follow.
        entries: What is to be kept.
        done: Told the version afterwards, or why it was not kept.
    """

    stream: str
    expected: int
    entries: tuple[Entry, ...]
    done: asyncio.Future[int]


@dataclass(frozen=True, slots=True)
class Removal:
    """Streams on their way out of the file.

    Attributes:
        streams: Their names with the versions at which they are removed.
        done: Told the names of those that were, or why none was.
    """

    streams: Mapping[str, int]
    done: asyncio.Future[frozenset[str]]


class Writer:
    """The thread.

    Args:
        connection: To the data file; from now on the writer's own.
        path: The data file.
        loop: Where those wait who append.
        maintenance: What else is done with the file, when there is time.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: Path,
        loop: asyncio.AbstractEventLoop,
        maintenance: Maintenance,
    ) -> None:
        self._connection = connection
        self._path = path
        self._loop = loop
        self._maintenance = maintenance
        self._waiting: queue.SimpleQueue[Append | Removal | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="event-writer", daemon=True)
        self._thread.start()

    @property
    def is_alive(self) -> bool:
        """Whether anything that is queued will ever be written."""
        return self._thread.is_alive()

    def put(self, work: Append | Removal) -> None:
        """Queue something to be written or removed."""
        self._waiting.put(work)

    def end(self) -> None:
        """Write what is waiting, bring everything into the data file and close it; returns when that is done."""
        self._waiting.put(None)
        self._thread.join()

    # -- in the thread ------------------------------------------------------------------------------------------

    def _write_all(self) -> None:
        """The writer's life: take what waits, write it in one commit, say how it went; until ``None`` comes."""
        ending = False
        while not ending:
            with suppress(queue.Empty):
                batch, removals, ending = self._batch(self._maintenance.patience)
                outcomes = _commit(self._connection, batch, self._path)
                self._loop.call_soon_threadsafe(_tell, batch, outcomes)
                self._maintenance.written(_ends(batch, outcomes))
                for removal in removals:
                    self._remove(removal)
            self._maintenance.do()
        self._maintenance.finish()
        self._connection.close()

    def _remove(self, removal: Removal) -> None:
        """Remove streams in one commit; before it, note that they end, or a kill would make a loss of them."""
        try:
            found = {name for name, version in removal.streams.items() if self._version(name) == version}
            self._maintenance.removed(found)
            self._connection.execute("begin immediate")
            self._connection.executemany("delete from event where stream=?", [(name,) for name in found])
            self._connection.execute("commit")
        except Exception as error:
            with suppress(sqlite3.Error):
                if self._connection.in_transaction:
                    self._connection.execute("rollback")
            self._loop.call_soon_threadsafe(_settle, removal.done, store_trouble(error, self._path))
        else:
            self._loop.call_soon_threadsafe(_settle, removal.done, frozenset(found))

    def _version(self, stream: str) -> int:
        last = self._connection.execute(LAST, (stream,)).fetchone()
        return 0 if last is None else int(last[0])

    def _batch(self, patience: float | None) -> tuple[list[Append], list[Removal], bool]:
        """All that waits, once something does, up to a bound; and whether the end was asked for.

        Raises:
            queue.Empty: If nothing has come in so many seconds.
        """
        batch: list[Append] = []
        removals: list[Removal] = []
        while True:
            item = self._waiting.get(timeout=patience)
            if item is None:
                return batch, removals, True
            if isinstance(item, Removal):
                removals.append(item)
            else:
                batch.append(item)
            if len(batch) == _MOST or self._waiting.empty():
                return batch, removals, False


def _commit(connection: sqlite3.Connection, batch: list[Append], path: Path) -> list[Outcome]:
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
        return [store_trouble(error, path) for _ in batch]
    return outcomes


def _insert_safely(connection: sqlite3.Connection, append: Append, path: Path) -> Outcome:
    """Put one append's entries in, all or none; its neighbours in the commit stay."""
    connection.execute("savepoint one")
    try:
        outcome = _insert(connection, append)
    except Exception as error:
        connection.execute("rollback to one")
        outcome = store_trouble(error, path)
    connection.execute("release one")
    return outcome


def _insert(connection: sqlite3.Connection, append: Append) -> Outcome:
    """Put one append's entries in; a stream that is elsewhere is left as it is."""
    last: tuple[int, bytes] | None = connection.execute(LAST, (append.stream,)).fetchone()
    version, before = last or (0, NONE)
    if version != append.expected:
        return Conflict(f"{append.stream} is at version {version}, not {append.expected}")
    rows = chained(append.stream, version, before, append.entries, time.time())
    connection.executemany(INSERT, map(as_texts, rows))
    return (rows[-1][1], rows[-1][6]) if rows else (version, before)


def _ends(batch: list[Append], outcomes: list[Outcome]) -> Ends:
    """Where the streams end that something was appended to."""
    told = zip(batch, outcomes, strict=True)
    return {append.stream: outcome for append, outcome in told if not isinstance(outcome, Exception)}


def _tell(batch: list[Append], outcomes: list[Outcome]) -> None:
    """Tell each who waits how it went, in the event loop; some may have gone away meanwhile."""
    for append, outcome in zip(batch, outcomes, strict=True):
        _settle(append.done, outcome if isinstance(outcome, Exception) else outcome[0])


def _settle(done: asyncio.Future[T], outcome: T | Exception) -> None:
    """Tell who waits, unless they have gone away meanwhile."""
    if done.done():
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
