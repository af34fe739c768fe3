"""The SQLite file that events are kept in: opening it, looking it over, and naming what is wrong with it."""

from __future__ import annotations

import errno
import os
import secrets
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from schlemm.store.checksum import COLUMNS, NONE, Row, checksum
from schlemm.store.store import StoreTrouble

TABLES: Final = """
create table if not exists event(
    stream text not null, version integer not null, kind text not null, content text not null,
    request text not null, at real not null, checksum blob not null default x'', primary key (stream, version)
) strict, without rowid
"""
NAMES: Final = "create table if not exists store(id text not null) strict"
"""What the file is called: one row, which a copy of the file has as well, and older versions do not look at."""

INSERT: Final = """
insert into event(stream, version, kind, content, request, at, checksum) values (?, ?, ?, ?, ?, ?, ?)
"""
STREAMS: Final = """
with recursive named(stream) as (
    select min(stream) from event
    union all select (select min(stream) from event where stream > named.stream) from named where stream is not null)
select cast(stream as blob), (select max(version) from event where event.stream = named.stream)
from named where stream is not null
"""
"""Every stream's name and version, by as many looks into the index as there are streams."""

_HOLDS: Final = "exists (select 1 from event where event.stream = named.stream and event.kind in ({kinds}))"

_UNUSED: Final = """
with recursive named(stream, place) as (
    select (select min(stream) from event where stream > cast(? as text)), 1
    union all select (select min(stream) from event where stream > named.stream), place + 1
    from named where stream is not null and place < ?)
select cast(stream as blob), (select max(version) from event where event.stream = named.stream),
    (select kind from event where event.stream = named.stream order by version limit 1) in ({first})
    and (select at from event where event.stream = named.stream order by version desc limit 1) < ?
    and not {holds}
from named where stream is not null
"""

FORMAT: Final = 2
"""Format of the file, kept in ``user_version``; a higher one was written by a later Schlemm.

1 had no checksums. The first files of format 1 did not say whose they are, either.
"""
OURS: Final = 0x5C41E33
"""What ``application_id`` says in a file of ours."""
_FIRST_COLUMNS: Final = ("stream", "version", "kind", "content", "request", "at")
"""By which a file of ours is known that does not say so."""

_LATEST: Final = 2**62
"""A version that no stream reaches."""

PROBE: Final = 1 << 18
"""Bytes that are written to see whether there is room: more than a new file and its shared memory take."""

_BY_ERRNO: Final = {
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
}
_BY_NAME: Final = {
    "SQLITE_READONLY": "read-only",
    "SQLITE_CANTOPEN": "read-only",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_FULL": "full",
}


def streams_holding(kinds: int) -> str:
    """The query for what ``STREAMS`` tells, of streams that hold an event of one of so many kinds."""
    return f"{STREAMS} and {_HOLDS.format(kinds=_places(kinds))}"


def unused_streams(first: int, holding: int) -> str:
    """The query for so many streams after a name, each with its version and whether it may be removed.

    Args:
        first: How many kinds of first events there are.
        holding: How many kinds of events keep a stream.
    """
    return _UNUSED.format(first=_places(first), holds=_HOLDS.format(kinds=_places(holding)))


def _places(number: int) -> str:
    return ", ".join("?" * number)


def connect(path: Path, patience: float = 5) -> sqlite3.Connection:
    """A connection whose commits wait for the disk.

    Args:
        path: The file; made if it is not there.
        patience: How many seconds to wait for another connection that holds the file.
    """
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=patience)
    connection.execute("pragma synchronous=full")
    return connection


def open_checked(path: Path) -> sqlite3.Connection:
    """A connection to the file, made if it is not there, after it has been looked over and brought up to date.

    Nothing is written to a file that is not ours.

    Raises:
        StoreTrouble: If the file is damaged, read-only, of a later version, or another program's.
    """
    connection = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        connection = connect(path)
        found = look_over(connection, path)
        connection.execute("pragma journal_mode=wal")
        _bring_up_to_date(connection, found)
    except StoreTrouble:
        if connection is not None:
            connection.close()
        raise
    except (sqlite3.Error, OSError) as error:
        if connection is not None:
            connection.close()
        raise store_trouble(error, path) from error
    return connection


def look_over(connection: sqlite3.Connection, path: Path) -> int:
    """The format of the file; 0 for one in which there is nothing yet.

    Raises:
        StoreTrouble: If the file is damaged, of a later version, or another program's.
    """
    found = int(connection.execute("pragma user_version").fetchone()[0])
    if is_another_programs(connection):
        raise StoreTrouble("foreign", str(path), "tables of another program")
    if found > FORMAT:
        facts = {"found": str(found), "known": str(FORMAT)}
        raise StoreTrouble("newer", str(path), f"format {found}, this program knows {FORMAT}", facts)
    if connection.execute("pragma quick_check").fetchone()[0] != "ok":
        raise StoreTrouble("damaged", str(path))
    return found if _tables(connection) else 0


def is_another_programs(connection: sqlite3.Connection) -> bool:
    """Whether there is something in the file, and nothing of ours.

    Ours says so, or is one of the first, which have the same table and do not say.
    """
    if connection.execute("pragma application_id").fetchone()[0] == OURS:
        return False
    columns = tuple(row[1] for row in connection.execute("pragma table_info(event)"))
    first = columns == _FIRST_COLUMNS and connection.execute("pragma user_version").fetchone()[0] == 1
    return _tables(connection) > 0 and not first


def _tables(connection: sqlite3.Connection) -> int:
    return int(connection.execute("select count(*) from sqlite_schema").fetchone()[0])


def _bring_up_to_date(connection: sqlite3.Connection, found: int) -> None:
    """Make what is missing, in one transaction: a file is either of the format that it was, or of the latest."""
    connection.execute("begin immediate")
    try:
        if found == 1:
            _add_checksums(connection)
        connection.execute(TABLES)
        connection.execute(NAMES)
        name = "insert into store select ? where not exists (select * from store)"
        connection.execute(name, (secrets.token_hex(16),))
        connection.execute(f"pragma application_id={OURS}")
        connection.execute(f"pragma user_version={FORMAT}")
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise


def id_of(connection: sqlite3.Connection) -> str:
    """What the file is called."""
    return str(connection.execute("select id from store").fetchone()[0])


def _add_checksums(connection: sqlite3.Connection) -> None:
    """Sum up what there is, as it is: from now on it is known if it changes."""
    connection.execute("alter table event add column checksum blob not null default x''")
    set_sum = "update event set checksum=? where stream=cast(? as text) and version=?"
    for (stream,) in connection.execute("select distinct cast(stream as blob) from event").fetchall():
        connection.executemany(set_sum, _sums(rows_of(connection, stream)))


def _sums(rows: Sequence[Row]) -> Iterator[tuple[bytes, bytes, int]]:
    before = NONE
    for row in rows:
        before = checksum(before, row)
        yield before, row[0], row[1]


def rows_of(
    connection: sqlite3.Connection, stream: str | bytes, since: int = 1, until: int = _LATEST
) -> list[Row]:
    """The events of a stream from this version to that one, in order."""
    query = f"select {COLUMNS} from event where stream=cast(? as text) and version between ? and ? order by version"
    return connection.execute(query, (stream, since, until)).fetchall()


def all_rows(connection: sqlite3.Connection) -> Iterator[Row]:
    """All events, ordered by stream and version."""
    return connection.execute(f"select {COLUMNS} from event order by stream, version")


def store_trouble(error: Exception, path: Path) -> StoreTrouble:
    """What an error of the database or the system means for the file."""
    if isinstance(error, StoreTrouble):
        return error
    name = getattr(error, "sqlite_errorname", "") or ""
    reason = next((reason for start, reason in _BY_NAME.items() if name.startswith(start)), "failed")
    if isinstance(error, OSError):
        reason = _BY_ERRNO.get(error.errno or 0, "failed")
    if name.startswith("SQLITE_IOERR"):
        reason = _why_not_written(path)
    return StoreTrouble(reason, str(path), str(error))


def _why_not_written(path: Path) -> str:
    """What is wrong where SQLite only says "disk I/O error", as where its shared memory finds no room: try to write."""
    try:
        with tempfile.TemporaryFile(dir=path.parent) as probe:
            probe.write(bytes(PROBE))
            probe.flush()
            os.fsync(probe.fileno())
    except OSError as error:
        return _BY_ERRNO.get(error.errno or 0, "failed")
    return "failed"
