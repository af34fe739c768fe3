"""A match and its stream in the store, kept together; each of its tables is kept through it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from schlemm.match.live.codec import decode, encode
from schlemm.match.rules.decide import decide, decide_at_table
from schlemm.match.rules.requests import MatchRequest
from schlemm.match.state.events import AtTable, MatchEvent
from schlemm.match.state.evolve import evolve, opened
from schlemm.match.state.match import Match
from schlemm.match.state.place import Room
from schlemm.store.slices import folded
from schlemm.store.store import Store, Stored, entries, read_on
from schlemm.table.live.log import Numbered
from schlemm.table.rules.promising import DealSource
from schlemm.table.rules.requests import Request
from schlemm.table.state.events import CameBack, DeviceReplaced, Event, LinkRenewed, SeatTaken, WentAway
from schlemm.table.state.table import Table
from schlemm.table.views.record import RoomRecord

COMING_AND_GOING: Final = (SeatTaken, WentAway, CameBack, LinkRenewed, DeviceReplaced)
"""What happens at one table and both may know of at once."""


class MatchLog:
    """A match as far as its stream has been written or read.

    Args:
        match: The match as the store has it.
        store: Where events are kept.
    """

    def __init__(self, match: Match, store: Store) -> None:
        self.match = match
        self.done = dict[str, int](), dict[str, int]()
        self.writing = asyncio.Lock()
        self.rooms = RoomLog(self, Room.OPEN), RoomLog(self, Room.CLOSED)
        self._store = store

    @classmethod
    async def begin(cls, match_id: str, events: Sequence[MatchEvent], store: Store) -> MatchLog:
        """A new match with its first events.

        Raises:
            Conflict: If there is a stream of that name.
            StoreTrouble: If they could not be kept.
        """
        await store.append(match_id, 0, entries([*map(encode, events)], ""))
        match = opened(match_id, events[0])
        for event in events[1:]:
            match = evolve(match, event)
        return cls(match, store)

    @classmethod
    async def read(cls, match_id: str, store: Store) -> MatchLog | None:
        """The match as the store has it; ``None`` if there is none of that name.

        Raises:
            Unreadable: If an event of it cannot be read, or it is no match.
            Impossible: If an event of it cannot follow the ones before.
            StoreTrouble: If the store does not answer.
        """
        stored = await store.read(match_id)
        if not stored:
            return None
        log = cls(opened(match_id, _event(stored[0])), store)
        await log._take(stored[1:])
        return log

    async def carry_out(self, request: MatchRequest, deals: DealSource) -> None:
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
        await self._store.append(self.match.id, self.match.version, entries([*map(encode, events)], request))
        numbered = self._let_happen(events, room)
        self._remember(request)
        return numbered

    async def catch_up(self, room: Room) -> Numbered:
        """Read what another process has written to this match; what happened at this table is returned."""
        return await self._take(await read_on(self._store, self.match.id, self.match.version), room)

    async def _take(self, stored: Sequence[Stored], room: Room = Room.OPEN) -> Numbered:
        """Let happen what is stored, event by event, and remember the requests that it answers."""

        def happen(numbered: list[tuple[int, Event]], item: Stored) -> list[tuple[int, Event]]:
            numbered += self._let_happen([_event(item)], room)
            self._remember(item.entry.request)
            return numbered

        nothing: list[tuple[int, Event]] = []
        return await folded(happen, nothing, stored)

    def _remember(self, request: str) -> None:
        """Keep which version of either table a request has led to: who asks again may sit at the other one by then."""
        if request:
            for done, table in zip(self.done, self.match.tables, strict=True):
                done[request] = table.version

    def _let_happen(self, events: Sequence[MatchEvent], room: Room) -> Numbered:
        """Let events happen that are kept; those of this table are returned, the other is told what concerns it."""
        before, happened = self.match, {each: list[tuple[int, Event]]() for each in Room}
        match = before
        for event in events:
            match = evolve(match, event)
            if isinstance(event, AtTable):
                happened[event.room].append((match.table(event.room).version, event.event))
        self.match = match
        other = room.other
        if match.table(other) is not before.table(other) or any(map(concerns_all, events)):
            self.rooms[other.index].hear(happened[other])
        return happened[room]


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

    @property
    def done(self) -> Mapping[str, int]:
        """The version of this table that each request of the past led to, at whichever table it was made."""
        return self._log.done[self._room.index]

    @property
    def writing(self) -> asyncio.Lock:
        """The match has one writer."""
        return self._log.writing

    @property
    def rests(self) -> bool:
        """Whether the match is paused."""
        return self._log.match.paused

    async def carry_out(self, request: Request, deals: DealSource) -> Numbered:
        """Decide what a request brings about, keep it, then let it happen; see ``Log.carry_out``."""
        events = decide_at_table(self._log.match, self._room, request, deals)
        return await self._log.write(events, request.id, self._room)

    async def catch_up(self) -> Numbered:
        """Read what another process has written to the match."""
        return await self._log.catch_up(self._room)

    @property
    def records(self) -> tuple[RoomRecord, ...]:
        """All boards of the table that are over; the match remembers them."""
        return self._log.match.records[self._room.index]


def concerns_all(event: MatchEvent) -> bool:
    """Whether both tables may know of this at once: who comes and goes, and what is about the whole match."""
    return not isinstance(event, AtTable) or isinstance(event.event, COMING_AND_GOING)


def _event(stored: Stored) -> MatchEvent:
    return decode(stored.entry.kind, stored.entry.content)
