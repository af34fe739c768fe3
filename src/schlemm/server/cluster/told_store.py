"""A store whose appends are told to the other servers."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from schlemm.bus.bus import Bus
from schlemm.server.cluster.messages import Appended, message_bytes
from schlemm.server.cluster.subjects import Subjects
from schlemm.store.store import Entry, SharedStore, Stored, StreamStart


class ToldStore:
    """A ``Store`` that says on the bus at which version a stream is, after every append to it.

    A word that is lost costs the others a moment, until they ask the store by themselves.

    Args:
        store: Where events are kept.
        bus: Carries the words.
        subjects: About which streams.
    """

    def __init__(self, store: SharedStore, bus: Bus, subjects: Subjects) -> None:
        self._store = store
        self._bus = bus
        self._subjects = subjects

    @property
    def id(self) -> str:
        """What the store is called."""
        return self._store.id

    async def append(self, stream: str, expected: int, entries: Sequence[Entry]) -> int:
        """Add the entries, then say so; see ``Store.append``."""
        version = await self._store.append(stream, expected, entries)
        await self._bus.publish(self._subjects.stream(stream), message_bytes(Appended(version)))
        return version

    async def versions(self, holding: Collection[str] = ()) -> dict[str, int]:
        """The version of every stream; see ``Store.versions``."""
        return await self._store.versions(holding)

    async def first(self, stream: str) -> StreamStart | None:
        """What a stream begins with; see ``Store.first``."""
        return await self._store.first(stream)

    async def read(self, stream: str, after: int = 0) -> tuple[Stored, ...]:
        """The events of a stream after this version; see ``Store.read``."""
        return await self._store.read(stream, after)
