"""The SQLite file that events are kept in: opening it, looking it over, and naming what is wrong with it."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path
from typing import Final

from schlemm.table.store import StoreTrouble

TABLES: Final = """
create table if not exists event(
    stream text not null, version integer not null, kind text not null, content text not null,
    request text not null, at real not null, primary key (stream, version)
) strict, without rowid
"""
FORMAT: Final = 1
"""Format of the file, kept in ``user_version``; a higher one was written by a later Schlemm."""
OURS: Final = 0x5C41E33
"""What ``application_id`` says in a file of ours."""

_BY_ERRNO: Final = {
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
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


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits wait for the disk."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    connection.execute("pragma synchronous=full")
    return connection


def open_checked(path: Path) -> sqlite3.Connection:
    """A connection to the file, made if it is not there, after it has been looked over.

    Nothing is written to a file that is not ours.

    Raises:
        StoreTrouble: If the file is damaged, read-only, of a later version, or another program's.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        connection = connect(path)
        _look_over(connection, path)
        connection.execute("pragma journal_mode=wal")
        connection.execute(TABLES)
        connection.execute(f"pragma application_id={OURS}")
        connection.execute(f"pragma user_version={FORMAT}")
    except (sqlite3.Error, OSError) as error:
        raise trouble(error, path) from error
    return connection


def _look_over(connection: sqlite3.Connection, path: Path) -> None:
    found = connection.execute("pragma user_version").fetchone()[0]
    tables = connection.execute("select count(*) from sqlite_schema").fetchone()[0]
    ours = connection.execute("pragma application_id").fetchone()[0] == OURS
    if tables and not ours:
        raise StoreTrouble("foreign", str(path), f"{tables} tables of another program")
    if found > FORMAT:
        raise StoreTrouble("newer", str(path), f"format {found}, this program knows {FORMAT}")
    if connection.execute("pragma quick_check").fetchone()[0] != "ok":
        raise StoreTrouble("damaged", str(path))


def trouble(error: Exception, path: Path) -> StoreTrouble:
    """What an error of the database or the system means for the file."""
    if isinstance(error, StoreTrouble):
        return error
    name = getattr(error, "sqlite_errorname", "") or ""
    reason = next((reason for start, reason in _BY_NAME.items() if name.startswith(start)), "failed")
    if isinstance(error, OSError):
        reason = _BY_ERRNO.get(error.errno or 0, "failed")
    return StoreTrouble(reason, str(path), str(error))
