"""The event store of a page: rows in memory, each handed to the browser to be kept before anybody sees its event."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from itertools import groupby
from typing import TypeAlias

from schlemm.store.checksum import NONE, Row, chained, check
from schlemm.store.store import Conflict, Entry, Stored, StoreTrouble, StreamStart

Keep: TypeAlias = Callable[[Sequence[Row]], Awaitable[None]]
"""Keeps rows, all of them or none; raises ``OSError`` where the browser cannot."""

PLACE = "this browser"


class PageStore:
    """A ``Store`` whose rows the browser keeps.

    Args:
        name: What the store is called, at every start the same.
        rows: What was kept so far, in the order of streams and versions.
        keep: Keeps what is added.
    """

    def __init__(self, name: str, rows: Iterable[Row], keep: Keep) -> None:
        self.id = name
        self._keep = keep
        self._streams = {stream.decode(): [*kept] for stream, kept in groupby(rows, lambda row: row[0])}

    async def append(self, stream: str, expected: int, entries: Sequence[Entry]) -> int:
        """Add the entries right after version ``expected``, all of them or none; see ``Store.append``."""
        kept = self._streams.get(stream, [])
        if len(kept) != expected:
            raise Conflict(stream)
        try:
            rows = chained(stream, expected, kept[-1][6] if kept else NONE, entries, time.time())
            self._streams[stream] = [
                *kept,
                *rows,
            ]  # before it is kept: whoever writes meanwhile is in conflict
            await self._keep(rows)
        except (OSError, UnicodeError) as error:
            self._streams[stream] = kept
            raise StoreTrouble("failed", PLACE, str(error)) from error
        return expected + len(rows)

    async def versions(self, holding: Collection[str] = ()) -> dict[str, int]:
        """The version of every stream; see ``Store.versions``."""
        kinds = {kind.encode() for kind in holding}
        return {
            stream: len(rows)
            for stream, rows in self._streams.items()
            if rows and (not kinds or any(row[2] in kinds for row in rows))
        }

    async def first(self, stream: str) -> StreamStart | None:
        """What a stream begins with; see ``Store.first``."""
        for row in check(self._streams.get(stream, ())[:1]):
            return StreamStart(row[2].decode(), row[5])
        return None

    async def read(self, stream: str, after: int = 0) -> tuple[Stored, ...]:
        """The events of a stream after this version; see ``Store.read``."""
        rows = [*check(self._streams.get(stream, ()))][after:]
        return tuple(Stored(row[1], Entry(row[2].decode(), row[3], row[4].decode())) for row in rows)
