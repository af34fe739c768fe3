"""A data file whose events are read, or put in, by the thousand: no server runs on it."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import AsyncIterator, Collection, Iterator, Mapping
from contextlib import asynccontextmanager, closing
from datetime import datetime
from pathlib import Path
from typing import Final

from schlemm.store.checksum import Row, as_texts
from schlemm.store.sqlite.backup import back_up
from schlemm.store.sqlite.datafile import INSERT, STREAMS, all_rows, open_checked, rows_of, store_trouble
from schlemm.store.sqlite.filelock import FileLock
from schlemm.store.transfer import BATCH, Batches


class SqliteArchive:
    """Events of a data file.

    Args:
        connection: To the file.
        path: Where it is, for what is told of it.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path

    @property
    def place(self) -> str:
        """The file."""
        return str(self._path)

    async def versions(self) -> Mapping[str, int]:
        """The version of every stream, by its name."""
        found = self._connection.execute(STREAMS).fetchall()
        return {name.decode("utf-8", "replace"): version for name, version in found}

    async def rows(self, streams: Collection[str] | None) -> Batches:
        """The events of these streams, or of all."""
        for batch in self._batches(streams):
            yield batch

    async def add(self, batches: Batches) -> None:
        """Put in all of these events or none; see ``Archive.add``."""
        try:
            self._connection.execute("begin immediate")
            try:
                async for batch in batches:
                    self._connection.executemany(INSERT, map(as_texts, batch))
                self._connection.execute("commit")
            except BaseException:
                self._connection.execute("rollback")
                raise
        except sqlite3.Error as error:
            raise store_trouble(error, self._path) from error

    def _batches(self, streams: Collection[str] | None) -> Iterator[list[Row]]:
        if streams is not None:
            yield from (rows_of(self._connection, stream) for stream in sorted(streams))
            return
        rows = all_rows(self._connection)
        batch: list[Row] = []
        for row in rows:
            batch.append(row)
            if len(batch) == BATCH:
                yield batch
                batch = []
        if batch:
            yield batch


_NOW: Final = datetime.fromtimestamp(0).astimezone()
"""For a copy that nobody sees."""


@asynccontextmanager
async def read_archive(path: Path) -> AsyncIterator[SqliteArchive]:
    """A data file as it is at this moment, also while a server writes to it.

    Raises:
        FileNotFoundError: If there is no such file.
        OSError: If there is no room for a copy.
        StoreTrouble: If it is damaged or no file of ours.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = back_up(path, Path(folder, "copy.db"), _NOW).path
        with closing(open_checked(copy)) as connection:
            yield SqliteArchive(connection, path)


@asynccontextmanager
async def written_archive(path: Path) -> AsyncIterator[SqliteArchive]:
    """A data file that nobody else has; made if it is not there.

    Raises:
        StoreTrouble: If somebody has it, or it cannot be written, is damaged or no file of ours.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(path)
    lock.take()
    try:
        with closing(open_checked(path)) as connection:
            yield SqliteArchive(connection, path)
            connection.execute("pragma wal_checkpoint(truncate)")
    finally:
        lock.release()
