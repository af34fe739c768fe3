"""A table and its stream in the store, kept together: nothing has happened before it is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Protocol, TypeAlias

from schlemm.store.slices import folded
from schlemm.store.store import Store, Stored, entries, read_on
from schlemm.table.live.codec import decode, encode
from schlemm.table.rules.decide import decide
from schlemm.table.rules.promising import DealSource
from schlemm.table.rules.requests import Request
from schlemm.table.state.events import Event
from schlemm.table.state.evolve import opened
from schlemm.table.state.table import Table
from schlemm.table.views.history import History, recorded
from schlemm.table.views.record import RoomRecord

Numbered: TypeAlias = Sequence[tuple[int, Event]]
"""Events with their versions."""


class Log(Protocol):
    """A table that is kept, as its session needs it: with a stream of its own, or in that of a match."""

    @property
    def table(self) -> Table:
        """The table as the store has it."""

    @property
    def done(self) -> Mapping[str, int]:
        """The version that each request of the past led to, by what it is known as (``table.live.repeated``)."""
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

    @property
    def records(self) -> tuple[RoomRecord, ...]:
        """All boards of the table that are over, with the names of those who sat there when they ended."""


class TableLog:
    """A table as far as its stream has been written or read.

    Args:
        history: The table as the store has it, and what was played at it.
        done: The version that each request of the past led to, by what it is known as.
        store: Where events are kept.
    """

    def __init__(self, history: History, done: dict[str, int], store: Store) -> None:
        self._history = history
        self.done = done
        self.writing = asyncio.Lock()
        self.rests = False
        self._store = store

    @property
    def table(self) -> Table:
        """The table as the store has it."""
        return self._history.table

    @property
    def records(self) -> tuple[RoomRecord, ...]:
        """All boards of the table that are over: kept as they end, so that nobody reads the stream for them again."""
        return self._history.records

    @classmethod
    async def begin(cls, table_id: str, events: Sequence[Event], store: Store) -> TableLog:
        """A new table with its first events.

        Raises:
            Conflict: If there is a table of that name.
            StoreTrouble: If they could not be kept.
        """
        await store.append(table_id, 0, entries([*map(encode, events)], ""))
        return cls(reduce(recorded, events[1:], History(opened(table_id, events[0]))), {}, store)

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
        log = cls(History(opened(table_id, _event(stored[0]))), {}, store)
        await log._take(stored[1:])
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
        self._history = reduce(recorded, events, self._history)
        if request:
            self.done[request] = self.table.version
        return numbered

    async def catch_up(self) -> Numbered:
        """Read what another process has written to this table."""
        return await self._take(await read_on(self._store, self.table.id, self.table.version))

    async def _take(self, stored: Sequence[Stored]) -> Numbered:
        """Let happen what is stored; until all of it has, the table is as it was."""
        numbered: list[tuple[int, Event]] = []
        done: dict[str, int] = {}

        def happen(history: History, item: Stored) -> History:
            event = _event(item)
            numbered.append((item.version, event))
            if item.entry.request:
                done[item.entry.request] = item.version
            return recorded(history, event)

        self._history = await folded(happen, self._history, stored)
        self.done |= done
        return numbered


def _event(stored: Stored) -> Event:
    return decode(stored.entry.kind, stored.entry.content)
