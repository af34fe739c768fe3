"""Copies of a data file: made while a server writes to it, looked through, and put back in its place.

The file alone is not enough: what was written last lies beside it (``-wal``) until it is brought in. So a copy is made
by the database itself, of one moment, and is one whole file.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from operator import itemgetter
from pathlib import Path
from typing import Final

from schlemm.store.checksum import Checked, check_all
from schlemm.store.sqlite.datafile import (
    all_rows,
    connect,
    is_another_programs,
    look_over,
    open_checked,
    store_trouble,
)
from schlemm.store.sqlite.filelock import FileLock, check_unused
from schlemm.store.sqlite.witness import (
    SUFFIX,
    Ends,
    Loss,
    ends_of,
    losses,
    read_notes,
    unused_path,
    witness_file,
)
from schlemm.store.store import StoreTrouble

BESIDE: Final = ("-wal", "-shm")
"""What the database keeps beside a file that is open, or was when its process was killed."""


_MAGIC: Final = b"SQLite format 3\0"
"""What every file of the database begins with."""


@dataclass(frozen=True, slots=True)
class Copied:
    """A copy that was made and looked through.

    Attributes:
        path: The copy.
        found: What it holds, and whose events are not what was written.
    """

    path: Path
    found: Checked


@dataclass(frozen=True, slots=True)
class Restored:
    """A copy that was put in the place of a data file.

    Attributes:
        found: What it holds, and whose events are not what was written.
        aside: Where the former file is now; ``None`` if there was none.
        missing: The streams of which the former file, or the copy itself, is known to have had more.
    """

    found: Checked
    aside: Path | None
    missing: tuple[Loss, ...]


class Altered(Exception):
    """A copy has events that are not what was written; nothing was changed.

    Attributes:
        found: What it holds, and whose events those are.
    """

    def __init__(self, found: Checked) -> None:
        super().__init__(", ".join(found.altered))
        self.found = found


def back_up(data: Path, to: Path, now: datetime) -> Copied:
    """Copy a data file as it is at this moment, also while a server writes to it, and look the copy through.

    Args:
        data: The data file.
        to: The copy, which must not be there yet, or a folder, in which it gets a name by the date.
        now: The time of the day, for that name.

    Raises:
        FileNotFoundError: If there is no data file.
        FileExistsError: If there is something at the place of the copy.
        OSError: If the copy cannot be written.
        StoreTrouble: If the data file, or its copy, is damaged or no file of ours; then no copy is left.
    """
    data.stat()
    target = to / f"{data.stem}-{now:%Y%m%d-%H%M%S}{data.suffix}" if to.is_dir() else to
    if target.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    unfinished = target.with_name(target.name + ".unfinished")
    with _made_whole(unfinished):
        with _told(data), closing(connect(data)) as source, closing(connect(unfinished)) as copy:
            source.backup(copy)
        found = _made_ours(unfinished, data)
        unfinished.replace(target)
    return Copied(target, found)


def restore(source: Path, data: Path, now: datetime, *, altered_too: bool = False) -> Restored:
    """Put a copy in the place of a data file that nobody uses; the former file is put aside and not changed.

    Args:
        source: The copy, which stays as it is.
        data: Where it goes.
        now: The time of the day, for the name of the file that is put aside.
        altered_too: Whether to take a copy with events that are not what was written.

    Raises:
        Altered: If the copy has such events, and they are not to be taken.
        FileNotFoundError: If there is no copy.
        OSError: If something cannot be read or written.
        StoreTrouble: If the data file or the copy is in use; if the copy is damaged, of a later version or no file of
            ours; or if there is another program's file in its place.
    """
    data = data.resolve()
    source.stat()
    if data.exists() and source.samefile(data):
        raise StoreTrouble("same", str(data))
    check_unused(source)
    data.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(data)
    lock.take()
    try:
        unfinished = data.with_name(data.name + ".unfinished")
        with _made_whole(unfinished):
            found = _copied(source, unfinished)
            if found.altered and not altered_too:
                raise Altered(found)
            missing = losses(_known_ends(data, source), _ends_in(unfinished))
            return Restored(found, _replaced(data, unfinished, now), missing)
    finally:
        lock.release()


def _copied(source: Path, unfinished: Path) -> Checked:
    """Copy a file of ours with what lies beside it, make one file of it, of the latest format, and look it through."""
    shutil.copyfile(source, unfinished)
    beside = source.with_name(source.name + BESIDE[0])
    if beside.exists():
        shutil.copyfile(beside, unfinished.with_name(unfinished.name + BESIDE[0]))
    with _told(source), closing(connect(unfinished)) as copy:
        if not look_over(copy, source):
            raise StoreTrouble("foreign", str(source), "nothing is in it")
    return _made_ours(unfinished, source)


def _replaced(data: Path, unfinished: Path, now: datetime) -> Path | None:
    """Put the former file aside, and the new one in its place; where the former is now.

    There is always a file in the place, so that a server started in the midst of it never begins with an empty one.
    """
    if not data.exists():
        unfinished.replace(data)
        return None
    _bring_together(data)
    aside = unused_path(data.with_name(f"{data.name}.before-{now:%Y%m%d-%H%M%S}"))
    for suffix in (
        *BESIDE,
        SUFFIX,
    ):  # the first two only where the file is too damaged to be brought together
        beside = data.with_name(data.name + suffix)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + suffix))
    try:
        os.link(data, aside)
    except OSError:  # a file system that knows no second name of a file
        data.replace(aside)
    unfinished.replace(data)
    _on_disk(data.parent)
    return aside


def _known_ends(data: Path, source: Path) -> Ends:
    """Where the streams ended in the former file, by itself and by what was noted of it and of the copy."""
    known: dict[str, tuple[int, bytes]] = {}
    for ends in (_ends_in(data), read_notes(witness_file(data)), read_notes(witness_file(source))):
        for stream, end in ends.items():
            known[stream] = max(known.get(stream, end), end, key=itemgetter(0))
    return known


def _ends_in(path: Path) -> Ends:
    """Where the streams of a file end; nothing is known of one that is not there, or cannot be read."""
    if not _is_database(path):
        return {}
    try:
        with closing(connect(path)) as connection:
            return ends_of(connection)
    except sqlite3.Error:
        return {}


def _is_database(path: Path) -> bool:
    """Whether a file begins as one; to open another as one could clean up what lies beside it."""
    if not path.exists():
        return False
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


def _bring_together(data: Path) -> None:
    """Have everything that lies beside a file brought into it, which shows as well that nobody has it open.

    Raises:
        StoreTrouble: If somebody has, or the file is another program's. One that is damaged is left as it is.
    """
    with data.open("rb") as file:
        if (
            file.read(len(_MAGIC)) != _MAGIC
        ):  # no database: to open it as one could clean up what lies beside it
            return
    try:
        with closing(connect(data, patience=0)) as former:
            if is_another_programs(former):
                raise StoreTrouble("foreign", str(data))
            former.execute("pragma journal_mode=delete")
    except sqlite3.Error as error:
        said = store_trouble(error, data)
        if said.reason == "locked":
            raise said from error


def _made_ours(copy: Path, origin: Path) -> Checked:
    """Make one file of the latest format of a copy, and wait until it is on the disk; what it holds.

    Raises:
        StoreTrouble: If it is damaged, of a later version or no file of ours.
    """
    with _told(origin), closing(open_checked(copy)) as connection:
        connection.execute("pragma journal_mode=delete")
        if connection.execute("pragma integrity_check").fetchone()[0] != "ok":
            raise StoreTrouble("damaged", str(origin))
        found = check_all(all_rows(connection))
    _on_disk(copy)
    return found


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Whatever the database complains of is told of this file."""
    try:
        yield
    except sqlite3.Error as error:
        raise store_trouble(error, path) from error
    except StoreTrouble as error:
        raise StoreTrouble(error.reason, str(path), error.detail, error.facts) from error


@contextmanager
def _made_whole(unfinished: Path) -> Iterator[None]:
    """A file that only its owner may read, to be finished and moved away; if that fails, nothing of it is left."""
    os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        yield
    finally:
        for suffix in ("", *BESIDE, "-journal"):
            unfinished.with_name(unfinished.name + suffix).unlink(missing_ok=True)


def _on_disk(path: Path) -> None:
    """Wait until a file, or a folder where the system knows that, is on the disk."""
    if os.name != "posix" and path.is_dir():
        return
    file = os.open(path, os.O_RDONLY if os.name == "posix" else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
