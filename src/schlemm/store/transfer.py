"""Streams carried from one store to another, as they were written: with their times and checksums."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from schlemm.store.checksum import NONE, Row, is_next, stream_name
from schlemm.store.store import StoreTrouble

BATCH: Final = 2_000
"""How many events are carried at once."""

Batches: TypeAlias = AsyncIterator[Sequence[Row]]
"""Events, ordered by stream and version, so many at once."""


class Archive(Protocol):
    """A store whose events are read and put in as they lie there; no server needs it."""

    @property
    def place(self) -> str:
        """Where it is, as it may be shown."""

    async def versions(self) -> Mapping[str, int]:
        """The version of every stream, by its name."""
        ...

    def rows(self, streams: Collection[str] | None) -> Batches:
        """The events of these streams, or of all, as they are at one moment."""
        ...

    async def add(self, batches: Batches) -> None:
        """Put in all of these events, of streams that are not there yet, or none of them.

        Raises:
            StoreTrouble: If they could not be kept, or a stream of them is there.
        """


class StreamsRefused(Exception):
    """Streams that cannot be carried; nothing was changed.

    Attributes:
        reason: ``"taken"`` (there are streams of these names), ``"unknown"`` (there are none) or ``"altered"`` (an
            event of them is not what was written).
        streams: Their names.
    """

    def __init__(self, reason: str, streams: Collection[str]) -> None:
        super().__init__(f"{reason}: {', '.join(sorted(streams))}")
        self.reason, self.streams = reason, tuple(sorted(streams))


@dataclass(frozen=True, slots=True)
class Transferred:
    """What was carried, and read again where it was put.

    Attributes:
        streams: How many.
        events: How many they have.
        altered: The names of those of which an event is not what was written: it was not where it came from, either.
    """

    streams: int
    events: int
    altered: tuple[str, ...]


class StreamTally:
    """What went by: where each stream ended, and which are not what was written."""

    def __init__(self) -> None:
        self.ends: dict[str, tuple[int, bytes]] = {}
        self.events = 0
        self.altered: set[str] = set()

    async def through(self, batches: Batches) -> Batches:
        """The same batches; what they hold is noted as they go by."""
        async for batch in batches:
            for row in batch:
                self._note(row)
            yield batch

    def _note(self, row: Row) -> None:
        stream = stream_name(row[0])
        version, before = self.ends.get(stream, (0, NONE))
        if not is_next(row, version + 1, before):
            self.altered.add(stream)
        self.ends[stream] = row[1], row[6]
        self.events += 1


async def transfer(
    source: Archive, target: Archive, only: Collection[str] = (), *, altered_too: bool = False
) -> Transferred:
    """Carry streams from one store to another, then read them there and compare.

    Args:
        source: Where they come from; it may be in use, and stays as it is.
        target: Where they go, which has no stream of these names.
        only: Their names; all there are if it is empty.
        altered_too: Whether to carry streams that are not what was written.

    Raises:
        StreamsRefused: If one of them cannot be carried.
        StoreTrouble: If a store does not do its work, or what was put in is read otherwise.
    """
    there = {*await source.versions()}
    if unknown := {*only} - there:
        raise StreamsRefused("unknown", unknown)
    wanted = {*only} or None
    if taken := (wanted or there) & {*await target.versions()}:
        raise StreamsRefused("taken", taken)
    carried = StreamTally()
    await target.add(_unless_altered(carried, source.rows(wanted), altered_too=altered_too))
    found = StreamTally()
    async for _ in found.through(target.rows({*carried.ends})):
        pass
    if (found.ends, found.events) != (carried.ends, carried.events):
        raise StoreTrouble("failed", target.place, "what was put in is read otherwise")
    return Transferred(len(found.ends), found.events, tuple(sorted(found.altered)))


async def _unless_altered(tally: StreamTally, batches: Batches, *, altered_too: bool) -> Batches:
    """The batches as they go by; once all have, those that are not what was written stop it."""
    async for batch in tally.through(batches):
        yield batch
    if tally.altered and not altered_too:
        raise StreamsRefused("altered", tally.altered)
