"""A series and its stream in the store, kept together."""

from __future__ import annotations

import asyncio
import typing
from collections.abc import Callable, Sequence
from typing import Final

from schlemm.table.codec import encode, read
from schlemm.table.series.events import KINDS, SeriesEvent
from schlemm.table.series.evolve import evolve, opened
from schlemm.table.series.series import Series
from schlemm.table.store import Conflict, Store, Stored, entries

TRIES: Final = 5
"""How often something is tried while another process writes to the same series."""

Decision = Callable[[Series], Sequence[SeriesEvent]]
"""What comes of a wish, given the series as it stands."""


class SeriesLog:
    """A series as far as its stream has been written or read.

    Args:
        series: The series as the store has it.
        store: Where events are kept.
    """

    def __init__(self, series: Series, store: Store) -> None:
        self.series = series
        self._store = store
        self._writing = asyncio.Lock()

    @classmethod
    async def begin(cls, series_id: str, event: SeriesEvent, store: Store) -> SeriesLog:
        """A new series with its first event.

        Raises:
            Conflict: If there is a series of that name.
            StoreTrouble: If it could not be kept.
        """
        await store.append(stream_of(series_id), 0, entries([encode(event)], ""))
        return cls(opened(series_id, event), store)

    @classmethod
    async def read(cls, series_id: str, store: Store) -> SeriesLog | None:
        """The series as the store has it; ``None`` if there is none of that name.

        Raises:
            Unreadable: If an event of it cannot be read.
            Impossible: If an event of it cannot follow the ones before.
            StoreTrouble: If the store does not answer.
        """
        stored = await store.read(stream_of(series_id))
        if not stored:
            return None
        log = cls(opened(series_id, _event(stored[0])), store)
        log._take(stored[1:])
        return log

    async def carry_out(self, decision: Decision) -> Series:
        """Decide what a wish brings about, keep it, then let it happen; the series afterwards.

        Raises:
            Refused: If there is a reason not to do it.
            StoreTrouble: If it could not be kept; then nothing has happened.
        """
        async with self._writing:
            for attempt in range(TRIES):
                try:
                    return await self._write(decision(self.series))
                except Conflict:
                    if attempt == TRIES - 1:
                        raise
                    self._take(await self._store.read(stream_of(self.series.id), self.series.version))
        return self.series

    async def _write(self, events: Sequence[SeriesEvent]) -> Series:
        if events:
            written = entries([*map(encode, events)], "")
            await self._store.append(stream_of(self.series.id), self.series.version, written)
        for event in events:
            self.series = evolve(self.series, event)
        return self.series

    def _take(self, stored: Sequence[Stored]) -> None:
        for item in stored:
            self.series = evolve(self.series, _event(item))


def stream_of(series_id: str) -> str:
    """The name of its stream, which no table or match can have."""
    return f"series {series_id}"


def _event(stored: Stored) -> SeriesEvent:
    return typing.cast(SeriesEvent, read(KINDS, stored.entry.kind, stored.entry.content))
