"""A table and its stream in the store, kept together: nothing has happened before it is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias

from schlemm.bots.review.board import PlayedBoard
from schlemm.table.codec import decode, encode
from schlemm.table.decide import decide
from schlemm.table.events import Event
from schlemm.table.evolve import evolve, opened
from schlemm.table.history import played_boards
from schlemm.table.promising import DealSource
from schlemm.table.requests import Request
from schlemm.table.store import Store, Stored, entries, read_on
from schlemm.table.table import Table

Numbered: TypeAlias = Sequence[tuple[int, Event]]
"""Events with their versions."""


class Log(Protocol):
    """A table that is kept, as its session needs it: with a stream of its own, or in that of a match."""

    @property
    def table(self) -> Table:
        """The table as the store has it."""

    @property
    def done(self) -> Mapping[str, int]:
        """The version that each request of the past led to, by what it is known as (``table.repeated``)."""
        ...

    @property
    def writing(self) -> asyncio.Lock:
        """Held by whoever decides and writes, so that there is one writer a stream."""
        ...

    @property
    def rests(self) -> bool:
        """Whether bots are to wait."""
        ...

    async def carry_out(self, request: Request, deals: DealSource) -> Numbered:
        """Decide what a request brings about, keep it, then let it happen.

        Raises:
            RuleViolation: If a rule of the game forbids it.
            Refused: If there is another reason not to do it.
            Conflict: If another process has written meanwhile; ``catch_up`` reads what.
            StoreTrouble: If it could not be kept; then nothing has happened.
        """
        ...

    async def catch_up(self) -> Numbered:
        """Read what another process has written.

        Raises:
            StoreTrouble: If it has written nothing: the store has less than this table.
        """
        ...

    async def boards(self) -> tuple[PlayedBoard, ...]:
        """All boards of the table that are over."""
        ...


class TableLog:
    """A table as far as its stream has been written or read.

    Args:
        table: The table as the store has it.
        done: The version that each request of the past led to, by what it is known as.
        store: Where events are kept.
    """

    def __init__(self, table: Table, done: dict[str, int], store: Store) -> None:
        self.table = table
        self.done = done
        self.writing = asyncio.Lock()
        self.rests = False
        self._store = store

    @classmethod
    async def begin(cls, table_id: str, events: Sequence[Event], store: Store) -> TableLog:
        """A new table with its first events.

        Raises:
            Conflict: If there is a table of that name.
            StoreTrouble: If they could not be kept.
        """
        await store.append(table_id, 0, entries([*map(encode, events)], ""))
        table = opened(table_id, events[0])
        for event in events[1:]:
            table = evolve(table, event)
        return cls(table, {}, store)

    @classmethod
    async def read(cls, table_id: str, store: Store) -> TableLog | None:
        """The table as the store has it; ``None`` if there is none of that name.

        Raises:
            Unreadable: If an event of it cannot be read.
            Impossible: If an event of it cannot follow the ones before.
            StoreTrouble: If the store does not answer.
        """
        stored = await store.read(table_id)
        if not stored:
            return None
        log = cls(opened(table_id, _event(stored[0])), {}, store)
        log._take(stored[1:])
        return log

    async def carry_out(self, request: Request, deals: DealSource) -> Numbered:
        """Decide what a request brings about, keep it, then let it happen; see ``Log.carry_out``."""
        return await self.write(decide(self.table, request, deals), request.id)

    async def write(self, events: Sequence[Event], request: str) -> Numbered:
        """Keep the events, then let them happen. If keeping fails, nothing has happened.

        Args:
            events: What is to happen.
            request: What the request is known as that brings it about; empty for a bot's action.

        Raises:
            Conflict: If another process has written meanwhile; ``catch_up`` reads what.
            StoreTrouble: If they could not be kept.
        """
        table = self.table
        await self._store.append(table.id, table.version, entries([*map(encode, events)], request))
        numbered = list(enumerate(events, start=table.version + 1))
        for event in events:
            table = evolve(table, event)
        self.table = table
        if request:
            self.done[request] = table.version
        return numbered

    async def boards(self) -> tuple[PlayedBoard, ...]:
        """All boards of the table that are over, found in its events.

        Raises:
            Unreadable: If an event cannot be read.
            StoreTrouble: If the store does not answer.
        """
        return played_boards(self.table.id, await events_of(self.table, self._store))

    async def catch_up(self) -> Numbered:
        """Read what another process has written to this table."""
        return self._take(await read_on(self._store, self.table.id, self.table.version))

    def _take(self, stored: Sequence[Stored]) -> Numbered:
        numbered = [(item.version, _event(item)) for item in stored]
        for _, event in numbered:
            self.table = evolve(self.table, event)
        self.done |= {item.entry.request: item.version for item in stored if item.entry.request}
        return numbered


async def events_of(table: Table, store: Store) -> tuple[Event, ...]:
    """All events that have led to this table, as they are kept.

    Raises:
        Unreadable: If an event cannot be read.
        StoreTrouble: If the store does not answer.
    """
    return tuple(_event(item) for item in (await store.read(table.id))[: table.version])


def _event(stored: Stored) -> Event:
    return decode(stored.entry.kind, stored.entry.content)
