"""A match and its stream in the store, kept together; each of its tables is kept through it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from schlemm.match.live.codec import decode, encode
from schlemm.match.rules.decide import decide, decide_at_table
from schlemm.match.rules.requests import MatchRequest
from schlemm.match.state.events import AtTable, MatchEvent
from schlemm.match.state.evolve import evolve, opened
from schlemm.match.state.match import Match
from schlemm.match.state.place import Room
from schlemm.store.event_log import Course, EventLog
from schlemm.store.store import Store
from schlemm.table.live.log import Decision, Numbered
from schlemm.table.rules.act import DealSource, Request
from schlemm.table.state.elsewhere import ChangedElsewhere
from schlemm.table.state.events import Heard
from schlemm.table.state.table import Table
from schlemm.table.views.record import RoomRecord

MATCH_COURSE: Final[Course[Match, MatchEvent, tuple[int, ...]]] = Course(
    encode=encode,
    decode=decode,
    opened=opened,
    evolve=evolve,
    mark=lambda match: tuple(table.changes for table in match.tables),
)
"""How a match goes from event to event.

Of a request the versions of both tables are remembered that it led to: who asks again may sit at the other by then.
"""


class MatchLog:
    """A match as far as its stream has been written or read.

    Args:
        log: The match as the store has it.
    """

    def __init__(self, log: EventLog[Match, MatchEvent, tuple[int, ...]]) -> None:
        self._log = log
        self.rooms = RoomLog(self, Room.OPEN), RoomLog(self, Room.CLOSED)

    @property
    def match(self) -> Match:
        """The match as the store has it."""
        return self._log.now

    @property
    def writing(self) -> asyncio.Lock:
        """Held by whoever decides and writes, at whichever table."""
        return self._log.writing

    def outcome(self, request: str, room: Room) -> int | None:
        """The version of a table that a request of the past led to; ``None`` if it was not carried out."""
        versions = self._log.done.get(request)
        return None if versions is None else versions[room.index]

    @classmethod
    async def begin(cls, match_id: str, events: Sequence[MatchEvent], store: Store) -> MatchLog:
        """A new match with its first events.

        Raises:
            Conflict: If there is a stream of that name.
            StoreTrouble: If they could not be kept.
        """
        return cls(await EventLog.begin(MATCH_COURSE, match_id, events, store))

    @classmethod
    async def read(cls, match_id: str, store: Store) -> MatchLog | None:
        """The match as the store has it; ``None`` if there is none of that name.

        Raises:
            Unreadable: If an event of it cannot be read, or it is no match.
            Impossible: If an event of it cannot follow the ones before.
            StoreTrouble: If the store does not answer.
        """
        log = await EventLog.read(MATCH_COURSE, match_id, store)
        return None if log is None else cls(log)

    async def write_request(self, request: MatchRequest, deals: DealSource) -> None:
        """Decide what a request about the match brings about, keep it, then let it happen; both tables are told.

        Raises:
            Refused: If there is a reason not to do it.
            Conflict: If another process has written meanwhile; it has been read.
            StoreTrouble: If it could not be kept; then nothing has happened.
        """
        events = decide(self.match, request, deals)
        if events:
            room = request.by.room
            self.rooms[room.index].hear(await self.write(events, request.id, room))

    async def write(self, events: Sequence[MatchEvent], request: str, room: Room) -> Numbered:
        """Keep the events, then let them happen, and tell the other table.

        Args:
            events: What is to happen.
            request: What the request is known as that brings it about; empty for a bot's action.
            room: At which table it was asked for; what happens there is returned.

        Raises:
            Conflict: If another process has written meanwhile; ``catch_up`` reads what.
            StoreTrouble: If they could not be kept.
        """
        happened = AtBothTables(self.match)
        await self._log.write(events, request, happened.add)
        return self._told(happened, room)

    async def catch_up(self, room: Room) -> Numbered:
        """Read what another process has written to this match; what happened at this table is returned."""
        happened = AtBothTables(self.match)
        await self._log.catch_up(happened.add)
        return self._told(happened, room)

    async def read_on(self, room: Room) -> Numbered:
        """The same, where another process may have written nothing."""
        happened = AtBothTables(self.match)
        await self._log.read_on(happened.add)
        return self._told(happened, room)

    def _told(self, happened: AtBothTables, room: Room) -> Numbered:
        """What has happened at this table; the other one is told what is shown there."""
        if happened.at[room.other]:
            self.rooms[room.other.index].hear(happened.at[room.other])
        return happened.at[room]


class AtBothTables:
    """What happens in a match, sorted by its tables.

    Args:
        before: The match before it.
    """

    def __init__(self, before: Match) -> None:
        self.at = {room: list[tuple[int, Heard]]() for room in Room}
        self._changes = tuple(table.changes for table in before.tables)

    def add(self, match: Match, event: MatchEvent) -> None:
        """This has happened, and the match is so now."""
        here = {event.room: event.event} if isinstance(event, AtTable) else {}
        changes = tuple(table.changes for table in match.tables)
        for room in Room:
            if changes[room.index] != self._changes[room.index]:
                self.at[room].append((changes[room.index], here.get(room, ChangedElsewhere())))
        self._changes = changes


class RoomLog:
    """One of the tables of a match, as its session needs it (``table.live.log.Log``).

    Args:
        log: The match.
        room: Which table.
    """

    def __init__(self, log: MatchLog, room: Room) -> None:
        self._log = log
        self._room = room
        self.hear: Callable[[Numbered], None] = lambda _: None

    @property
    def table(self) -> Table:
        """The table as the store has it."""
        return self._log.match.table(self._room)

    def outcome(self, request: str) -> int | None:
        """The version of this table that a request of the past led to, at whichever table it was made."""
        return self._log.outcome(request, self._room)

    @property
    def writing(self) -> asyncio.Lock:
        """The match has one writer."""
        return self._log.writing

    @property
    def rests(self) -> bool:
        """Whether the match is paused."""
        return self._log.match.paused

    def decide(self, request: Request, deals: DealSource) -> Decision:
        """Return what a request brings about, at both tables; see ``Log.decide``."""
        return decide_at_table(self._log.match, self._room, request, deals)

    async def append(self, decision: Decision, request: str) -> Numbered:
        """Keep what was decided, then let it happen; see ``Log.append``."""
        if not decision:  # the match rests already, or goes on
            return ()
        return await self._log.write(decision, request, self._room)

    async def catch_up(self) -> Numbered:
        """Read what another process has written to the match."""
        return await self._log.catch_up(self._room)

    async def read_on(self) -> Numbered:
        """Read what another process may have written to the match."""
        return await self._log.read_on(self._room)

    @property
    def records(self) -> tuple[RoomRecord, ...]:
        """All boards of the table that are over; the match remembers them."""
        return self._log.match.records[self._room.index]
