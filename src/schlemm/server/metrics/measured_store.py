"""A store whose appends are counted and timed."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from time import perf_counter
from typing import Final

from schlemm.server.metrics.instruments import Instruments
from schlemm.store.store import Conflict, Entry, Store, Stored, StoreTrouble, StreamStart

TROUBLES: Final = frozenset({"read-only", "damaged", "full", "locked", "unreachable", "denied"})
"""What keeps a store from its work, besides that it has failed."""

OUTCOMES: Final = ("kept", "conflict", "given-up", "failed", *sorted(TROUBLES))
"""All outcomes of an append; each is told from the start, as 0."""


class MeasuredStore:
    """Another store, with its appends counted.

    Args:
        store: The store that does the work.
        instruments: Where it is counted: as ``kept``, ``conflict``, ``given-up`` or the trouble that there was.
    """

    def __init__(self, store: Store, instruments: Instruments) -> None:
        self._store = store
        self._seconds = instruments.append_seconds
        self._outcomes = instruments.appends
        self._kept, *_ = [instruments.appends.labels(outcome) for outcome in OUTCOMES]

    @property
    def id(self) -> str:
        """What the store is called."""
        return self._store.id

    async def append(self, stream: str, expected: int, entries: Sequence[Entry]) -> int:
        """Add the entries, as the store does."""
        begun = perf_counter()
        try:
            version = await self._store.append(stream, expected, entries)
        except BaseException as error:
            self._outcomes.labels(_outcome_of(error)).inc()
            raise
        finally:
            self._seconds.observe(perf_counter() - begun)
        self._kept.inc()
        return version

    async def versions(self, holding: Collection[str] = ()) -> dict[str, int]:
        """The version of every stream."""
        return await self._store.versions(holding)

    async def first(self, stream: str) -> StreamStart | None:
        """What a stream begins with."""
        return await self._store.first(stream)

    async def read(self, stream: str, after: int = 0) -> tuple[Stored, ...]:
        """The events of a stream."""
        return await self._store.read(stream, after)


def _outcome_of(error: BaseException) -> str:
    """The outcome of an append that raised this."""
    if isinstance(error, Conflict):
        return "conflict"
    if isinstance(error, asyncio.CancelledError):
        return "given-up"
    known = isinstance(error, StoreTrouble) and error.reason in TROUBLES
    return error.reason if known and isinstance(error, StoreTrouble) else "failed"
