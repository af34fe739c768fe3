"""A checksum for each stored event, which also hangs on the one before it in its stream.

So the last checksum of a stream stands for all of it: a flipped byte, an event that is missing in the middle and one
that was put in are told apart from what was written. It guards against accidents; whoever can write to the file can
compute it as well.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, TypeAlias

from schlemm.store.store import Entry, Unreadable

SIZE: Final = 16
"""Bytes of a checksum."""

NONE: Final = b""
"""What the first event of a stream hangs on."""

Row: TypeAlias = tuple[bytes, int, bytes, bytes, bytes, float, bytes]
"""An event as it lies in the file: stream, version, kind, content, request, time, checksum."""

COLUMNS: Final = """
cast(stream as blob), version, cast(kind as blob), cast(content as blob), cast(request as blob), at, checksum
"""
"""What to ask the file for to get a ``Row``: its texts as bytes, since a flipped one may be no text any more."""


def as_texts(row: Row) -> tuple[str, int, str, str, str, float, bytes]:
    """An event as it is given to a database, which keeps texts."""
    stream, version, kind, content, request, at, checksum = row
    return stream.decode(), version, kind.decode(), content.decode(), request.decode(), at, checksum


class EventAltered(Unreadable):
    """A stored event is not what was written, or one is missing before it.

    Attributes:
        stream: The stream it is in.
        version: Its place there.
    """

    def __init__(self, stream: str, version: int) -> None:
        super().__init__(f"{stream}: event {version} is not what was written")
        self.stream, self.version = stream, version


def checksum(before: bytes, row: Row) -> bytes:
    """The checksum of an event; that in the row is not looked at.

    Args:
        before: The checksum of the event before it; ``NONE`` for the first.
        row: The event.
    """
    stream, version, kind, content, request, at, _ = row
    sizes = struct.pack(">IIIIqd", len(stream), len(kind), len(content), len(request), version, at)
    return blake2b(b"".join((before, sizes, stream, kind, content, request)), digest_size=SIZE).digest()


def check(rows: Iterable[Row], after: int = 0, before: bytes = NONE) -> Iterator[Row]:
    """The events of one stream, in order, as long as they are what was written.

    Args:
        rows: The events.
        after: The version that they follow.
        before: The checksum of the event of that version.

    Raises:
        EventAltered: At the first that is not.
    """
    for row in rows:
        after += 1
        if not is_next(row, after, before):
            raise EventAltered(stream_name(row[0]), after)
        before = row[6]
        yield row


def continued(rows: Sequence[Row], after: int) -> Iterator[Row]:
    """The events of one stream after this version, in order, as long as they are what was written.

    Args:
        rows: The events from this version on, or from the first: what the others hang on has been read with them.
        after: The version.

    Raises:
        EventAltered: At the first that is not.
    """
    if after and rows and rows[0][1] == after:
        return check(rows[1:], after, rows[0][6])
    return check(rows, after)


def chained(stream: str, after: int, before: bytes, entries: Iterable[Entry], at: float) -> list[Row]:
    """Entries as they are to lie in a store, each hanging on the one before.

    Args:
        stream: Where they go.
        after: The version that they follow.
        before: The checksum of the event of that version.
        entries: What is to be kept.
        at: When that is, in seconds since 1970.

    Raises:
        UnicodeError: If a text in them is none.
    """
    rows: list[Row] = []
    for version, entry in enumerate(entries, after + 1):
        entry.content.decode()
        row = stream.encode(), version, entry.kind.encode(), entry.content, entry.request.encode(), at, NONE
        before = checksum(before, row)
        rows.append((*row[:-1], before))
    return rows


@dataclass(frozen=True, slots=True)
class Checked:
    """What looking through a whole file has found.

    Attributes:
        streams: How many tables, matches and so on it holds.
        events: How many events they have.
        altered: The names of those of which an event is not what was written.
    """

    streams: int
    events: int
    altered: tuple[str, ...]


def check_all(rows: Iterable[Row]) -> Checked:
    """Look through all events of a file.

    Args:
        rows: All events, ordered by stream and version.
    """
    streams = events = after = 0
    stream, before, sound = None, NONE, True
    altered: list[str] = []
    for row in rows:
        if row[0] != stream:
            streams, stream = streams + 1, row[0]
            after, before, sound = 0, NONE, True
        events, after = events + 1, after + 1
        if sound and not is_next(row, after, before):
            sound = False
            altered.append(stream_name(row[0]))
        before = row[6]
    return Checked(streams, events, tuple(altered))


def is_next(row: Row, version: int, before: bytes) -> bool:
    """Whether an event is the one of this version that was written after the one with this checksum."""
    try:
        return row[1] == version and checksum(before, row) == row[6]
    except (TypeError, ValueError, struct.error):  # a flipped bit can make another kind of value of one
        return False


def stream_name(stream: object) -> str:
    """The name of a stream as it lies in a row, where a flipped bit may have made another kind of value of it."""
    return stream.decode("utf-8", "replace") if isinstance(stream, bytes) else str(stream)
