"""A table and its stream in the store, kept together: nothing has happened before it is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeAlias

from schlemm.store.event_log import Course, EventLog
from schlemm.store.store import Store
from schlemm.table.live.codec import decode, encode
from schlemm.table.rules.act import DealSource, Request
from schlemm.table.rules.decide import decide
from schlemm.table.rules.evolve import opened
from schlemm.table.state.events import Event, Heard
from schlemm.table.state.table import Table
from schlemm.table.views.history import History, recorded
from schlemm.table.views.record import RoomRecord

Numbered: TypeAlias = Sequence[tuple[int, Heard]]
"""What has happened, each with how often the table had changed then."""


Decision: TypeAlias = Sequence[Any]
"""What is to happen: events of the table, or of the match that it belongs to."""


class Log(Protocol):
    """A table that is kept, as its session needs it: with a stream of its own, or in that of a match."""

    @property
    def table(self) -> Table:
        """The table as the store has it."""

    def outcome(self, request: str) -> int | None:
        """The version that a request of the past led to, by what it is known as; ``None`` if it was not carried out."""
        ...

    @property
    def writing(self) -> asyncio.Lock:
        """Held by whoever decides and writes, so that there is one writer a stream."""
        ...

    @property
    def rests(self) -> bool:
        """Whether bots are to wait."""
        ...

    def decide(self, request: Request, deals: DealSource) -> Decision:
        """Return what a request brings about.

        Raises:
            RuleViolation: If a rule of the game forbids it.
            Refused: If there is another reason not to do it.
        """
        ...

    async def append(self, decision: Decision, request: str) -> Numbered:
        """Keep what was decided, then let it happen; return what has happened at the table.

        Args:
            decision: What ``decide`` returned.
            request: What the request is known as that brings it about; empty if it is none to know again.

        Raises:
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

    async def read_on(self) -> Numbered:
        """Read what another process may have written.

        Raises:
            StoreTrouble: If the store does not answer.
        """
        ...

    @property
    def records(self) -> tuple[RoomRecord, ...]:
        """All boards of the table that are over, with the names of those who sat there when they ended."""


TABLE_COURSE: Final[Course[History, Event, int]] = Course(
    encode=encode,
    decode=decode,
    opened=lambda name, event: History(opened(name, event)),
    evolve=recorded,
    mark=lambda history: history.version,
)
"""How a table goes from event to event, and what was played at it."""


class TableLog:
    """A table as far as its stream has been written or read.

    Args:
        log: The table as the store has it, and what was played at it.
    """

    def __init__(self, log: EventLog[History, Event, int]) -> None:
        self._log = log

    @property
    def table(self) -> Table:
        """The table as the store has it."""
        return self._log.now.table

    @property
    def rests(self) -> bool:
        """Whether bots are to wait: somebody has asked for a pause."""
        return self.table.company.paused is not None

    @property
    def records(self) -> tuple[RoomRecord, ...]:
        """All boards of the table that are over: kept as they end, so that nobody reads the stream for them again."""
        return self._log.now.records

    @property
    def writing(self) -> asyncio.Lock:
        """Held by whoever decides and writes."""
        return self._log.writing

    def outcome(self, request: str) -> int | None:
        """The version that a request of the past led to; see ``Log.outcome``."""
        return self._log.done.get(request)

    @classmethod
    async def begin(cls, table_id: str, events: Sequence[Event], store: Store) -> TableLog:
        """A new table with its first events.

        Raises:
            Conflict: If there is a table of that name.
            StoreTrouble: If they could not be kept.
        """
        return cls(await EventLog.begin(TABLE_COURSE, table_id, events, store))

    @classmethod
    async def read(cls, table_id: str, store: Store) -> TableLog | None:
        """The table as the store has it; ``None`` if there is none of that name.

        Raises:
            Unreadable: If an event of it cannot be read.
            Impossible: If an event of it cannot follow the ones before.
            StoreTrouble: If the store does not answer.
        """
        log = await EventLog.read(TABLE_COURSE, table_id, store)
        return None if log is None else cls(log)

    def decide(self, request: Request, deals: DealSource) -> Decision:
        """Return what a request brings about; see ``Log.decide``."""
        return decide(self.table, request, deals)

    async def append(self, decision: Decision, request: str) -> Numbered:
        """Keep what was decided, then let it happen; see ``Log.append``."""
        numbered: list[tuple[int, Heard]] = []
        await self._log.write(decision, request, _numbering(numbered))
        return numbered

    async def catch_up(self) -> Numbered:
        """Read what another process has written to this table."""
        numbered: list[tuple[int, Heard]] = []
        await self._log.catch_up(_numbering(numbered))
        return numbered

    async def read_on(self) -> Numbered:
        """Read what another process may have written to this table."""
        numbered: list[tuple[int, Heard]] = []
        await self._log.read_on(_numbering(numbered))
        return numbered


def _numbering(numbered: list[tuple[int, Heard]]) -> Callable[[History, Event], None]:
    return lambda history, event: numbered.append((history.version, event))
