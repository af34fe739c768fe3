"""The event store in one SQLite file: one writer thread, one reader, and a lock that keeps a second server out."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

from schlemm.store.altered import AlteredLog
from schlemm.store.checksum import EventAltered, Row, continued
from schlemm.store.sqlite.datafile import (
    STREAMS,
    connect,
    id_of,
    open_checked,
    rows_of,
    store_trouble,
    streams_holding,
    unused_streams,
)
from schlemm.store.sqlite.filelock import FileLock
from schlemm.store.sqlite.maintenance import LEISURE, Maintenance
from schlemm.store.sqlite.witness import (
    Ends,
    Loss,
    Witness,
    ends_of,
    losses,
    read_notes,
    unused_path,
    witness_file,
)
from schlemm.store.sqlite.writer import Append, Removal, Writer
from schlemm.store.store import STREAMS_A_STEP, Entry, Stored, StoreTrouble, StreamStart, Unused

_LOG: Final = logging.getLogger(__name__)

T = TypeVar("T")

END: Final = "select max(version) from event where stream = cast(? as text)"
"""A stream's version, by one look into the index."""


class SqliteStore:
    """A ``Store`` in a file that only its owner may read, and only one process may hold.

    Args:
        path: The file; made if it is not there.
        leisure: Seconds without an append after which everything is brought into the file itself.

    Attributes:
        id: What the store is called; known once it has started.
        lost: Once it is open, the streams that were longer when they were last written to.
    """

    def __init__(self, path: Path, leisure: float = LEISURE) -> None:
        self._path = path
        self._leisure = leisure
        self._lock = FileLock(path)
        self._writer: Writer | None = None
        self._reader: sqlite3.Connection | None = None
        self._altered = AlteredLog(str(path))
        self._lengths: dict[str, int] = {}
        self._witness = Witness(path)
        self.id = ""
        self.lost: tuple[Loss, ...] = ()

    async def start(self) -> None:
        """Take the file, open it and start the writer.

        Raises:
            StoreTrouble: If another server has the file, or it is damaged, read-only, or no file of ours.
        """
        loop = asyncio.get_running_loop()
        writing = await asyncio.to_thread(self._open)
        self._reader = connect(self._path)
        maintenance = Maintenance(writing, self._path, self._witness, self._leisure)
        self._writer = Writer(writing, self._path, loop, maintenance)

    async def close(self) -> None:
        """Write what is waiting, then close the file and let go of it."""
        if self._writer is not None:
            await asyncio.to_thread(self._writer.end)
            self._writer = None
        if self._reader is not None:
            self._reader.close()
            self._reader = None
        self._lock.release()

    async def append(self, stream: str, expected: int, entries: Sequence[Entry]) -> int:
        """Add the entries right after version ``expected``, all of them or none; see ``Store.append``."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._put(Append(stream, expected, tuple(entries), done))
        return await done

    async def read(self, stream: str, after: int = 0) -> tuple[Stored, ...]:
        """The events of a stream after this version; see ``Store.read``."""
        return await asyncio.to_thread(self._read, stream, after)

    async def first(self, stream: str) -> StreamStart | None:
        """What a stream begins with; see ``Store.first``."""
        self._open_writer()  # who asks whether the store answers does not mean one that keeps nothing any more
        row = await asyncio.to_thread(self._first, stream)
        return None if row is None else StreamStart(row[2].decode(), row[5])

    async def versions(self, holding: Collection[str] = ()) -> dict[str, int]:
        """The version of every stream; see ``Store.versions``."""
        return await asyncio.to_thread(self._versions, holding)

    async def unused(self, what: Unused, after: str = "") -> tuple[dict[str, int], str]:
        """Streams that may be removed; see ``PrunableStore.unused``."""
        return await asyncio.to_thread(self._unused, what, after)

    async def remove(self, streams: Mapping[str, int]) -> frozenset[str]:
        """Remove whole streams; see ``PrunableStore.remove``."""
        done: asyncio.Future[frozenset[str]] = asyncio.get_running_loop().create_future()
        self._put(Removal(streams, done))
        removed = await done
        for name in removed:
            self._lengths.pop(name, None)
        return removed

    def _put(self, work: Append | Removal) -> None:
        self._open_writer().put(work)

    def _open_writer(self) -> Writer:
        """The writer, which lives: what nobody writes would be waited for without end."""
        if self._writer is None or not self._writer.is_alive:
            raise StoreTrouble("closed", str(self._path))
        return self._writer

    # -- in threads ---------------------------------------------------------------------------------------------

    def _open(self) -> sqlite3.Connection:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.take()
        except OSError as error:
            raise store_trouble(error, self._path) from error
        try:
            connection = open_checked(self._path)
            self.id = id_of(connection)
            ends = ends_of(connection)
            self._compare(ends)
            self._lengths = {stream: version for stream, (version, _) in ends.items()}
        except BaseException:
            self._lock.release()
            raise
        return connection

    def _compare(self, ends: Ends) -> None:
        """See whether all is there that was noted, and note what is there; notes of what is lost are kept."""
        notes = witness_file(self._path)
        self.lost = losses(read_notes(notes), ends)
        for loss in self.lost:
            _LOG.error("%s: %s had %d events, and has %d", self._path, loss.stream, loss.had, loss.has)
        try:
            if self.lost:
                notes.replace(unused_path(notes.with_name(f"{notes.name}.lost")))
            self._witness.renew(ends)
        except OSError as error:
            _LOG.warning("%s: the ends of its streams cannot be noted: %s", self._path, error)

    def _read(self, stream: str, after: int) -> tuple[Stored, ...]:
        end = self._end(stream)  # before: whoever appends meanwhile only makes it longer
        rows = self._as_written(stream, self._rows(stream, max(after, 1)), after, end)
        return tuple(
            Stored(version, Entry(kind.decode(), content, request.decode()))
            for _, version, kind, content, request, _, _ in rows
        )

    def _first(self, stream: str) -> Row | None:
        return next(iter(self._as_written(stream, self._rows(stream, 1, 1))), None)

    def _as_written(self, stream: str, rows: list[Row], after: int = 0, end: int = 0) -> list[Row]:
        """The rows after a version, looked through as ``continued`` does.

        Where the order of the file is damaged, rows are passed over: a stream that ends before its end is altered.
        """
        with self._altered.watching():
            written = [*continued(rows, after)]
            reached = written[-1][1] if written else after
            if reached < end:
                raise EventAltered(stream, reached + 1)
            return written

    def _rows(self, stream: str, *versions: int) -> list[Row]:
        return self._found(lambda reader: rows_of(reader, stream, *versions))

    def _end(self, stream: str) -> int:
        """The least that the version of a stream is: as it was at the start, or is found from its end; else 0."""
        ((found,),) = self._found(lambda reader: reader.execute(END, (stream,)).fetchall())
        found = found if isinstance(found, int) else 0
        return max(found, self._lengths.get(stream, 0))

    def _versions(self, holding: Collection[str]) -> dict[str, int]:
        query = streams_holding(len(holding)) if holding else STREAMS
        found = self._found(lambda reader: reader.execute(query, (*holding,)).fetchall())
        return {name.decode("utf-8", "replace"): version for name, version in found}

    def _unused(self, what: Unused, after: str) -> tuple[dict[str, int], str]:
        query = unused_streams(len(what.first), len(what.holding))
        args = (after, STREAMS_A_STEP, *what.first, what.before, *what.holding)
        found = self._found(lambda reader: reader.execute(query, args).fetchall())
        names = [(name.decode("utf-8", "replace"), version, unused) for name, version, unused in found]
        reached = names[-1][0] if len(names) == STREAMS_A_STEP else ""
        return {name: version for name, version, unused in names if unused}, reached

    def _found(self, look: Callable[[sqlite3.Connection], list[T]]) -> list[T]:
        if self._reader is None:
            raise StoreTrouble("closed", str(self._path))
        try:
            return look(self._reader)
        except sqlite3.Error as error:
            raise store_trouble(error, self._path) from error
