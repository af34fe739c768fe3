"""What a data file once had, written beside it: by this a lost end is told, which looks like a file that ends earlier.

A checksum hangs on the events before it, and nothing hangs on the last one. Where the end of the file is cut off that
holds what was written last, or a data file is copied without it, the database takes what is left for all there was.
So the last version and checksum of each stream are noted in a file by themselves, soon after each append.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

SUFFIX: Final = ".witness"

_SPARE: Final = 1_000
"""Lines that the file may have beyond two for each stream before it is written anew."""

REMOVED: Final = (0, b"")
"""What is noted of a stream that was removed."""

Ends: TypeAlias = Mapping[str, tuple[int, bytes]]
"""The last version of each stream, and its checksum."""


@dataclass(frozen=True, slots=True)
class Loss:
    """A stream that was longer once, or went on otherwise.

    Attributes:
        stream: Its name.
        had: The version that it is known to have had.
        has: The version that it has.
    """

    stream: str
    had: int
    has: int


def witness_file(data: Path) -> Path:
    """Where the ends of a data file are noted; one place, by whichever link the file is named."""
    whole = data.resolve()
    return whole.with_name(whole.name + SUFFIX)


class Witness:
    """The notes beside a data file.

    Args:
        data: The data file.
    """

    def __init__(self, data: Path) -> None:
        self._path = witness_file(data)
        self._streams: set[str] = set()
        self._lines = 0

    def renew(self, ends: Ends) -> None:
        """Note this and nothing else: what was noted before is gone, at once or not at all.

        Raises:
            OSError: If it cannot be written.
        """
        unfinished = self._path.with_name(self._path.name + ".unfinished")
        _write(unfinished, os.O_TRUNC, _lines(ends))
        unfinished.replace(self._path)
        self._streams, self._lines = set(ends), len(ends)

    def note(self, ends: Ends) -> None:
        """Note what has changed; where too much was noted since the last time, the rest is written anew.

        Raises:
            OSError: If it cannot be written.
        """
        _write(self._path, os.O_APPEND, _lines(ends))
        self._streams |= set(ends)
        self._lines += len(ends)
        if self._lines > 2 * len(self._streams) + _SPARE:
            self.renew({stream: end for stream, end in read_notes(self._path).items() if end != REMOVED})


def read_notes(path: Path) -> dict[str, tuple[int, bytes]]:
    """The ends as they were noted last; nothing where there are no notes.

    A line that was cut off, as by a kill, or makes no sense is passed over: it can only tell less.
    """
    ends: dict[str, tuple[int, bytes]] = {}
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ends
    for line in lines:
        try:
            stream, version, checksum = json.loads(line)
            ends[str(stream)] = int(version), bytes.fromhex(checksum)
        except (ValueError, TypeError):
            continue
    return ends


def ends_of(connection: sqlite3.Connection) -> dict[str, tuple[int, bytes]]:
    """The ends of all streams as a data file has them; none where it has no events yet, or no checksums."""
    columns = {row[1] for row in connection.execute("pragma table_info(event)")}
    if "checksum" not in columns:
        return {}
    query = "select cast(stream as blob), max(version), checksum from event group by stream"
    return {
        name.decode("utf-8", "replace"): (version, last) for name, version, last in connection.execute(query)
    }


def losses(before: Ends, now: Ends) -> tuple[Loss, ...]:
    """What was noted and is not there, stream by stream.

    A stream that is longer than was noted is not looked at: notes are a moment late, and its checksums hang together.
    """
    return tuple(_losses(before, now))


def _losses(before: Ends, now: Ends) -> Iterable[Loss]:
    for stream, (had, checksum) in sorted(before.items()):
        has, last = now.get(stream, (0, b""))
        if has < had or (has == had and last != checksum):
            yield Loss(stream, had, has)


def unused_path(path: Path) -> Path:
    """The path, or one like it, where there is nothing yet."""
    tries = (path if n == 1 else path.with_name(f"{path.name}-{n}") for n in range(1, 1_000))
    return next(each for each in tries if not each.exists())


def _lines(ends: Ends) -> str:
    return "".join(
        json.dumps([stream, version, checksum.hex()], ensure_ascii=False) + "\n"
        for stream, (version, checksum) in ends.items()
    )


def _write(path: Path, how: int, text: str) -> None:
    """Write to a file that only its owner may read, and wait for the disk."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | how, 0o600), "wb") as file:
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())
