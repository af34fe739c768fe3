"""A match, alive: two sessions that share one stream and one writer; bots act at both while anybody looks at either."""

from __future__ import annotations

from dataclasses import replace

from schlemm.bots.workers.executor import Executor
from schlemm.match.live.log import MatchLog
from schlemm.match.live.reviews import MatchReviews
from schlemm.match.rules.decide import opening
from schlemm.match.rules.requests import MatchRequest
from schlemm.match.state.events import MatchOpened
from schlemm.match.state.match import Match
from schlemm.match.state.place import Room
from schlemm.store.store import Conflict, Store
from schlemm.table.live.bot_timing import Pace, shown_after
from schlemm.table.live.presence import BotsWait, Presence
from schlemm.table.live.request_fingerprint import request_fingerprint
from schlemm.table.live.session import Session
from schlemm.table.live.stopwatch import STEADY, Now
from schlemm.table.rules.act import DealSource


class MatchSession:
    """A match whose events are written by nobody else in this process.

    Args:
        log: The match and its stream.
        executor: Runs bots and other long work outside the event loop.
        deals: Where deals come from.
        now: What people's time is measured by.
        pace: When what bots do is shown.
    """

    def __init__(
        self,
        log: MatchLog,
        executor: Executor,
        deals: DealSource,
        now: Now = STEADY,
        pace: Pace = shown_after,
    ) -> None:
        watch = Presence()
        self._log = log
        self._deals = deals
        self._watch = watch
        first, second = (Session(room, executor, deals, watch, now, pace) for room in log.rooms)
        self.rooms = first, second
        for room, session in zip(log.rooms, self.rooms, strict=True):
            room.hear = session.hear
        self.reviews = MatchReviews(lambda: log.match)

    @classmethod
    async def open(
        cls,
        match_id: str,
        event: MatchOpened,
        store: Store,
        executor: Executor,
        deals: DealSource,
        pace: Pace = shown_after,
    ) -> MatchSession:
        """Set up a new match; unless it waits for people, both tables get their first board.

        Raises:
            Conflict: If there is a stream of that name.
            StoreTrouble: If it could not be kept.
        """
        log = await MatchLog.begin(match_id, opening(match_id, event, deals), store)
        return cls(log, executor, deals, pace=pace)

    @classmethod
    async def load(
        cls, match_id: str, store: Store, executor: Executor, deals: DealSource, pace: Pace = shown_after
    ) -> MatchSession | None:
        """Take up a match where it stopped; ``None`` if there is none of that name.

        Raises:
            Unreadable: If an event of it cannot be read, or it is no match.
            Impossible: If an event of it cannot follow the ones before.
            StoreTrouble: If the store does not answer.
        """
        log = await MatchLog.read(match_id, store)
        return None if log is None else cls(log, executor, deals, pace=pace)

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self._log.match

    def room(self, room: Room) -> Session:
        """One of its tables: a session like that of any table."""
        return self.rooms[room.index]

    async def submit(self, request: MatchRequest) -> None:
        """Carry out a request about the match, once, however often it comes.

        Raises:
            Refused: If there is a reason not to do it.
            ValueError: If it makes no sense.
            Conflict: If another process wrote to the match meanwhile; it has been read, and may be asked again.
            StoreTrouble: If it could not be kept; then it has not happened.
        """
        async with self._log.writing:
            known = request_fingerprint(self.match.table(request.by.room), request.by.seat, request.id)
            if self._log.outcome(known, request.by.room) is not None:
                return
            try:
                await self._log.write_request(replace(request, id=known), self._deals)
            except Conflict:
                self.room(request.by.room).hear(await self._log.catch_up(request.by.room))
                raise
        self._watch.wake()

    def drive(self, drives: bool) -> None:
        """Whether bots are to act in this process, where several keep the match open."""
        self._watch.drive(drives)

    @property
    def waits(self) -> BotsWait | None:
        """Why bots wait though somebody looks, if they do."""
        return self._watch.waits

    def keep_waiting(self, why: BotsWait | None) -> None:
        """Have bots wait for this reason, or act."""
        self._watch.keep_waiting(why)

    async def read_on(self) -> None:
        """Read what another process may have written, and tell both tables; raises as ``Session.read_on`` does."""
        async with self._log.writing:
            before = self.match
            numbered = await self._log.read_on(Room.OPEN)
            if self.match is not before:
                self.room(Room.OPEN).hear(numbered)

    async def close(self) -> None:
        """Leave the match as it is; it can be taken up again with ``load``."""
        for session in self.rooms:
            await session.close()
