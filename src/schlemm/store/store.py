"""Where events are kept: what a table needs of it, whatever keeps them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable


@dataclass(frozen=True, slots=True)
class Entry:
    """An event on its way into a stream.

    Attributes:
        kind: Which kind of event.
        content: The event as JSON.
        request: What the request that brought it about is known as; empty if none did, or it is none to know again.
    """

    kind: str
    content: bytes
    request: str = ""


def entries(written: Sequence[tuple[str, bytes]], request: str) -> list[Entry]:
    """Events on their way into a stream, each as its kind and content.

    Args:
        written: The events.
        request: What the request that brings them about is known as; it goes with the last, which completes it.
    """
    last = len(written) - 1
    return [Entry(*event, request if place == last else "") for place, event in enumerate(written)]


@dataclass(frozen=True, slots=True)
class Stored:
    """An event in its stream.

    Attributes:
        version: Its place in the stream, counted from 1 without gaps.
        entry: What was stored.
    """

    version: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class StreamStart:
    """What is known of a stream from its first event.

    Attributes:
        kind: Which kind of event that is: by it tables, matches, circles and pads are told apart.
        at: When it was kept, in seconds since 1970.
    """

    kind: str
    at: float


class Unreadable(Exception):
    """A stored event that cannot be read: the file is damaged, or written by a later version."""


class Conflict(Exception):
    """Someone else has written to the stream since it was read: read on and decide again."""


class StoreTrouble(Exception):
    """The store cannot do its work, and nothing of what it was given is kept.

    Attributes:
        reason: ``"read-only"``, ``"damaged"``, ``"full"``, ``"locked"`` or ``"failed"``; when a file is opened also
            ``newer`` (written by a later version), ``foreign`` (another program's) and ``in-use`` (another server's).
            Of a database also ``unreachable``, ``denied``, ``no-database``, ``address`` (it makes nothing of that),
            ``encoding`` (not of UTF-8), ``unprepared`` (without our tables), ``older`` and ``other-bus`` (its servers
            speak on another bus).
        place: The file or database it is about.
        detail: What the database says, for the log.
        facts: What words about it name: ``found`` and ``known`` of a ``newer`` file (the format that it has, and the
            latest that is known here), ``process`` of one that is ``in-use`` (a number, or ``none``).
    """

    def __init__(
        self, reason: str, place: str, detail: str = "", facts: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(f"{place}: {reason}{f' ({detail})' if detail else ''}")
        self.reason = reason
        self.place = place
        self.detail = detail
        self.facts = dict(facts or {})


@runtime_checkable  # the server hands it to routes, which look whether it is one
class Store(Protocol):
    """An event store with optimistic locking."""

    @property
    def id(self) -> str:
        """What it is called once it is open: at every start and by whichever server the same, and no other store is."""

    async def append(self, stream: str, expected: int, entries: Sequence[Entry]) -> int:
        """Add the entries right after version ``expected``, all of them or none; they are on disk when this returns.

        Returns:
            The version of the stream afterwards.

        Raises:
            Conflict: If the stream is not at ``expected``.
            StoreTrouble: If they could not be kept.
        """
        ...

    async def versions(self, holding: Collection[str] = ()) -> dict[str, int]:
        """The version of every stream, by its name.

        Args:
            holding: Kinds of events: only of streams that hold one of these kinds; of all if there are none.

        Raises:
            StoreTrouble: If they could not be read.
        """
        ...

    async def first(self, stream: str) -> StreamStart | None:
        """What a stream begins with, without reading it; ``None`` if there is no such stream.

        Raises:
            Unreadable: If that event is not what was written.
            StoreTrouble: If it could not be read.
        """

    async def read(self, stream: str, after: int = 0) -> tuple[Stored, ...]:
        """The events of a stream after this version, in order; empty for a stream that does not exist.

        Raises:
            Unreadable: If one of them is not what was written.
            StoreTrouble: If they could not be read.
        """
        ...


STREAMS_A_STEP: Final = 500
"""How many streams ``PrunableStore.unused`` looks at in one step: some milliseconds of work of the store."""


@dataclass(frozen=True, slots=True)
class Unused:
    """Streams that may be removed.

    Attributes:
        first: Kinds of first events: others begin streams of another sort.
        holding: Kinds of events that keep a stream: one that holds any of them stays.
        before: In seconds since 1970: a stream to which something was appended since then stays.
    """

    first: frozenset[str]
    holding: frozenset[str]
    before: float


class PrunableStore(Store, Protocol):
    """A ``Store`` from which whole streams can be removed."""

    async def unused(self, what: Unused, after: str = "") -> tuple[dict[str, int], str]:
        """Find streams that may be removed, by the index and without reading them; a step of bounded work.

        Args:
            what: Which.
            after: Only streams whose names come after this one.

        Returns:
            Their names with their versions, and the last name that was looked at; empty if no more follow.

        Raises:
            StoreTrouble: If they could not be looked at.
        """
        ...

    async def remove(self, streams: Mapping[str, int]) -> frozenset[str]:
        """Remove whole streams, all at once; those that are not at the version named stay as they are.

        Returns:
            The names of those that were removed; each may be begun anew.

        Raises:
            StoreTrouble: If nothing could be removed.
        """
        ...


@runtime_checkable
class SharedStore(Store, Protocol):
    """A ``Store`` to which several servers append."""

    async def versions_of(self, streams: Sequence[str]) -> dict[str, int]:
        """The versions of these streams, as far as there are such.

        Raises:
            StoreTrouble: If they could not be read.
        """
        ...


async def read_on(store: Store, stream: str, after: int) -> tuple[Stored, ...]:
    """What somebody else has written to a stream after this version, as a ``Conflict`` has told.

    Raises:
        Unreadable: If an event is not what was written.
        StoreTrouble: If there is nothing: the store has less than it had, so that to try again would help nobody.
    """
    stored = await store.read(stream, after)
    if not stored:
        raise StoreTrouble("failed", stream, f"nothing is kept after version {after}, nor that version")
    return stored
