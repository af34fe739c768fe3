"""A value and its stream of events: an event takes effect only once it is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from schlemm.store.slices import fold_in_slices
from schlemm.store.store import Conflict, Store, Stored, entries, read_on

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
E = TypeVar("E")
M = TypeVar("M")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Course(Generic[V, E, M]):
    """How events change a value, and in which stream they are stored.

    Attributes:
        encode: The name of an event, and its content as JSON.
        decode: The event that ``encode`` wrote; raises ``Unreadable`` if there is no such event.
        opened: What it is after its first event, given its name; raises ``Impossible`` if that cannot be the first.
        evolve: What it is after one more; raises ``Impossible`` if that cannot follow.
        mark: What is remembered of a request, once it was carried out: usually the version that it has led to.
        prefix: What the names of its streams begin with, so that no table or match can be called so; empty for those.
    """

    encode: Callable[[E], tuple[str, bytes]]
    decode: Callable[[str, bytes], E]
    opened: Callable[[str, E], V]
    evolve: Callable[[V, E], V]
    mark: Callable[[V], M]
    prefix: str = ""

    def stream_of(self, name: str) -> str:
        """The name of its stream."""
        return f"{self.prefix} {name}" if self.prefix else name

    def event(self, stored: Stored) -> E:
        """The event that was stored; raises ``Unreadable`` if there is none of that kind."""
        return self.decode(stored.entry.kind, stored.entry.content)


class EventLog(Generic[V, E, M]):
    """A value as far as its stream has been written or read.

    Args:
        course: How it goes from event to event.
        now: The value as the store has it.
        store: Where events are kept.

    Attributes:
        now: The value as the store has it.
        done: What is remembered of each request of the past, by what the request is known as.
        writing: Held by whoever decides and writes, so that there is one writer a stream in this process.
    """

    def __init__(self, course: Course[V, E, M], now: V, store: Store) -> None:
        self.now = now
        self.done: dict[str, M] = {}
        self.writing = asyncio.Lock()
        self._course = course
        self._store = store

    @classmethod
    async def begin(
        cls, course: Course[V, E, M], name: str, events: Sequence[E], store: Store
    ) -> EventLog[V, E, M]:
        """Something new with its first events.

        Raises:
            Conflict: If there is a stream of that name.
            StoreTrouble: If they could not be kept.
        """
        await store.append(course.stream_of(name), 0, entries([*map(course.encode, events)], ""))
        log = cls(course, course.opened(name, events[0]), store)
        log._let_happen(events[1:], None)
        return log

    @classmethod
    async def read(cls, course: Course[V, E, M], name: str, store: Store) -> EventLog[V, E, M] | None:
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
        await log._take(stored[1:], None)
        return log

    async def write(
        self, events: Sequence[E], request: str = "", told: Callable[[V, E], None] | None = None
    ) -> None:
        """Keep the events, then let them happen. If keeping fails, nothing has happened.

        Args:
            events: What is to happen.
            request: What the request is known as that brings it about; empty if it is none to know again.
            told: Is told of each event, and of the value after it.

        Raises:
            Conflict: If another process has written meanwhile; ``catch_up`` reads what.
            StoreTrouble: If they could not be kept.
        """
        written = entries([*map(self._course.encode, events)], request)
        await self._store.append(self._stream, self.now.version, written)
        self._let_happen(events, told)
        if request:
            self.done[request] = self._course.mark(self.now)

    async def catch_up(self, told: Callable[[V, E], None] | None = None) -> None:
        """Read what another process has written, and remember the requests that it has answered.

        Args:
            told: Is told of each event, and of the value after it.

        Raises:
            Unreadable: If an event is not what was written, or Impossible; then everything is as it was.
            StoreTrouble: If it has written nothing: the store has less than this value.
        """
        await self._take(await read_on(self._store, self._stream, self.now.version), told)

    async def read_on(self, told: Callable[[V, E], None] | None = None) -> None:
        """The same, where another process may have written nothing."""
        await self._take(await self._store.read(self._stream, self.now.version), told)

    async def carry_out(self, decision: Callable[[V], Sequence[E]], request: str = "") -> V:
        """Decide what a wish brings about, keep it, then let it happen; the value afterwards.

        It is decided anew as often as another process has written first.

        Args:
            decision: What it brings about.
            request: What it is known as: what was carried out under this name already is not decided again.

        Raises:
            Refused: If there is a reason not to do it.
            Conflict: If others have been faster every time.
            StoreTrouble: If it could not be kept; then nothing has happened.
        """

        async def once() -> V:
            events = () if request in self.done else decision(self.now)
            if events:
                try:
                    await self.write(events, request)
                except Conflict:
                    await self.catch_up()
                    raise
            return self.now

        async with self.writing:
            return await retry_on_conflict(once)

    @property
    def _stream(self) -> str:
        return self._course.stream_of(self.now.id)

    def _let_happen(self, events: Iterable[E], told: Callable[[V, E], None] | None) -> None:
        now = self.now
        for event in events:
            now = self._course.evolve(now, event)
            if told is not None:
                told(now, event)
        self.now = now

    async def _take(self, stored: Sequence[Stored], told: Callable[[V, E], None] | None) -> None:
        """Let happen what is stored, in slices; until all of it has, the value is as it was."""
        done: dict[str, M] = {}

        def happen(before: V, item: Stored) -> V:
            event = self._course.event(item)
            now = self._course.evolve(before, event)
            if told is not None:
                told(now, event)
            if item.entry.request:
                done[item.entry.request] = self._course.mark(now)
            return now

        self.now = await fold_in_slices(happen, self.now, stored)
        self.done |= done


async def retry_on_conflict(once: Callable[[], Awaitable[T]]) -> T:
    """Return the result of an attempt, repeated as long as another process has written first.

    Args:
        once: Tries it, and raises ``Conflict`` where it may be tried again, having read what the other one wrote.

    Raises:
        Conflict: If that has happened ``TRIES`` times.
    """
    for _ in range(TRIES - 1):
        try:
            return await once()
        except Conflict:
            continue
    return await once()
