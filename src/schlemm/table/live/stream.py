"""Something small that is kept as a stream of events of its own, as far as the store has it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from schlemm.store.slices import folded
from schlemm.store.store import Conflict, Store, Stored, entries
from schlemm.table.live.codec import EventCodec

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

TRIES: Final = 5
"""How often something is tried while another process writes to the same stream."""


class Versioned(Protocol):
    """What knows its name and how many events it has seen."""

    @property
    def id(self) -> str:
        """Its name in links."""

    @property
    def version(self) -> int:
        """How many events it has seen."""


V = TypeVar("V", bound=Versioned)
E = TypeVar("E", bound="DataclassInstance")


@dataclass(frozen=True, slots=True)
class Course(Generic[V, E]):
    """How something goes from event to event.

    Attributes:
        prefix: What its streams begin with; no table or match can be called so.
        codec: Its events as text.
        opened: What it is after its first event, given its name; raises ``Impossible`` if that cannot be the first.
        evolve: What it is after one more; raises ``Impossible`` if that cannot follow.
    """

    prefix: str
    codec: EventCodec[E]
    opened: Callable[[str, E], V]
    evolve: Callable[[V, E], V]

    def stream_of(self, name: str) -> str:
        """The name of its stream."""
        return f"{self.prefix} {name}"

    def event(self, stored: Stored) -> E:
        """The event that was stored.

        Raises:
            Unreadable: If there is none of that kind.
        """
        return self.codec.decode(stored.entry.kind, stored.entry.content)


class StreamLog(Generic[V, E]):
    """A value and its stream in the store, kept together.

    Args:
        course: How it goes from event to event.
        now: The value as the store has it.
        store: Where events are kept.
    """

    def __init__(self, course: Course[V, E], now: V, store: Store) -> None:
        self.now = now
        self._course = course
        self._store = store
        self._writing = asyncio.Lock()

    @classmethod
    async def begin(cls, course: Course[V, E], name: str, event: E, store: Store) -> StreamLog[V, E]:
        """Something new with its first event.

        Raises:
            Conflict: If there is one of that name.
            StoreTrouble: If it could not be kept.
        """
        await store.append(course.stream_of(name), 0, entries([course.codec.encode(event)], ""))
        return cls(course, course.opened(name, event), store)

    @classmethod
    async def read(cls, course: Course[V, E], name: str, store: Store) -> StreamLog[V, E] | None:
        """What the store has under this name; ``None`` if there is nothing.

        Raises:
            Unreadable: If an event of it cannot be read.
            Impossible: If an event of it cannot follow the ones before.
            StoreTrouble: If the store does not answer.
        """
        stored = await store.read(course.stream_of(name))
        if not stored:
            return None
        log = cls(course, course.opened(name, course.event(stored[0])), store)
        await log._take(stored[1:])
        return log

    async def carry_out(self, decision: Callable[[V], Sequence[E]]) -> V:
        """Decide what a wish brings about, keep it, then let it happen; the value afterwards.

        Raises:
            Refused: If there is a reason not to do it.
            StoreTrouble: If it could not be kept; then nothing has happened.
        """
        async with self._writing:
            for attempt in range(TRIES):
                try:
                    return await self._write(decision(self.now))
                except Conflict:
                    if attempt == TRIES - 1:
                        raise
                    await self._take(await self._store.read(self._stream, self.now.version))
        return self.now

    @property
    def _stream(self) -> str:
        return self._course.stream_of(self.now.id)

    async def _write(self, events: Sequence[E]) -> V:
        if events:
            written = entries([*map(self._course.codec.encode, events)], "")
            await self._store.append(self._stream, self.now.version, written)
        for event in events:
            self.now = self._course.evolve(self.now, event)
        return self.now

    async def _take(self, stored: Sequence[Stored]) -> None:
        """Let happen what is stored; until all of it has, the value is as it was."""

        def happen(now: V, item: Stored) -> V:
            return self._course.evolve(now, self._course.event(item))

        self.now = await folded(happen, self.now, stored)
