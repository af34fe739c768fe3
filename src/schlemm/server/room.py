"""One table and everybody who has it open: who is there, what they missed, what they may claim."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final

from schlemm.core.seats import Seat
from schlemm.server.commands import command_of
from schlemm.server.lateness import still_means_the_same
from schlemm.server.manners import Manners
from schlemm.server.outbox import News, Outbox
from schlemm.server.wire import client
from schlemm.table.events import Event, SeatsDrawn
from schlemm.table.refusal import Reason, Refused
from schlemm.table.requests import ComeBack, Command, Request
from schlemm.table.session import Session
from schlemm.table.sight import actor
from schlemm.table.store import Conflict, StoreTrouble
from schlemm.table.table import Table

_LOG: Final = logging.getLogger(__name__)

REMEMBERED: Final = 128
"""How many events back a socket that comes again is told what it missed; further back it gets the table only."""

TRIES: Final = 5
"""How often a command that may be carried out whenever is tried while bots go on acting."""

WORTH_CLAIMING: Final = 2
"""With one trick left there is nothing to shorten."""


@dataclass(frozen=True, slots=True)
class Sure:
    """What a player can claim beyond doubt at one moment of the table."""

    version: int
    seat: Seat
    tricks: int


class Room:
    """A session and the sockets that look at its table. Bots act only while somebody looks.

    Args:
        session: The table.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self._watchers: list[Outbox] = []
        self._manners = Manners()
        self._recent: deque[tuple[int, Event]] = deque(maxlen=REMEMBERED)
        self._sure: Sure | None = None
        self._under_way: set[asyncio.Task[None]] = set()
        self._unlisten: Callable[[], None] | None = None
        self.empty_since = asyncio.get_running_loop().time()

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.session.table

    @property
    def here(self) -> frozenset[Seat]:
        """The seats whose players are connected; not who waits for the end of the board to sit down."""
        coming = self.table.company.coming
        return frozenset(outbox.reader for outbox in self._watchers if coming.of(outbox.reader) is None)

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks."""
        return not self._watchers

    def watched_from(self, seat: Seat) -> int:
        """How many sockets this player has open."""
        return sum(1 for outbox in self._watchers if outbox.reader is seat)

    # -- coming and going ---------------------------------------------------------------------------------------

    def enter(self, seat: Seat, seen: int | None) -> Outbox:
        """A new socket of this player, which is told at once how things stand.

        Args:
            seat: Whose socket it is.
            seen: The version it has seen before, if it was here before.
        """
        outbox = Outbox(seat)
        newly_here = seat not in self.here
        self._watchers.append(outbox)
        if self._unlisten is None:
            self._unlisten = self.session.listen(self._happened)
        missed = () if seen is None else self._since(seen) or ()
        outbox.tell(self._news(seat, missed))
        if newly_here:
            self._tell_all((), but=outbox)
        if seat in self.table.company.away:
            self._beside(self._bring_back(seat))
        self._look_for_claim()
        return outbox

    def leave(self, outbox: Outbox) -> None:
        """The socket is gone."""
        self._watchers.remove(outbox)
        if outbox.reader not in self.here:
            self._tell_all(())
        if self.is_empty:
            self.empty_since = asyncio.get_running_loop().time()
            if self._unlisten is not None:
                self._unlisten()
                self._unlisten = None

    async def close(self) -> None:
        """Leave the table as it is, and end what is under way."""
        for task in tuple(self._under_way):
            task.cancel()
        for outbox in self._watchers:
            outbox.close()
        await self.session.close()

    # -- playing ------------------------------------------------------------------------------------------------

    async def submit(self, seat: Seat, asked: client.AskedOfTable) -> int:
        """Carry out what a player asks; the version of the table after it.

        Raises:
            NotationError: If a call or card in it is none.
            RuleViolation: If a rule of the game forbids it.
            Refused: If the table has another reason not to do it.
            StoreTrouble: If it could not be kept; then it has not happened.
        """
        self.check_seated(seat)
        self._manners.check(self.table, self.here, seat, asked, asyncio.get_running_loop().time())
        for _ in range(TRIES):
            seen = self.table.version if self._still_means_the_same(seat, asked) else asked.seen
            command = command_of(asked, self.table.settings)
            try:
                return await self.session.submit(Request(asked.id, seat, seen, command))
            except Conflict:
                continue
            except Refused as refused:
                if refused.reason is not Reason.STALE or not self._still_means_the_same(seat, asked):
                    raise
        raise Refused(Reason.STALE, (("seen", asked.seen), ("version", self.table.version)))

    async def settle(self, seat: Seat, command: Command) -> int:
        """Carry out what means the same whatever has happened; the table's version after it. Raises as ``submit``."""
        for _ in range(TRIES):
            try:
                return await self.session.submit(Request("", seat, self.table.version, command))
            except Conflict:
                continue
            except Refused as refused:
                if refused.reason is not Reason.STALE:
                    raise
        raise Refused(Reason.STALE)

    def check_seated(self, seat: Seat) -> None:
        """Let pass who sits at the table already.

        Raises:
            Refused: If they wait for the end of the board.
        """
        if self.table.company.coming.of(seat) is not None:
            raise Refused(Reason.NOT_SEATED_YET)

    def _still_means_the_same(self, seat: Seat, asked: client.AskedOfTable) -> bool:
        since = self._since(asked.seen)
        events = None if since is None else [event for _, event in since]
        return still_means_the_same(self.table, seat, asked, events)

    async def _bring_back(self, seat: Seat) -> None:
        """The person is here again: no bot plays for them any longer."""
        try:
            await self.settle(seat, ComeBack())
        except Refused:
            pass  # another of their windows was faster
        except StoreTrouble as trouble:
            _LOG.error("table %s: %s cannot come back: %s", self.table.id, seat, trouble)

    # -- telling ------------------------------------------------------------------------------------------------

    def _happened(self, events: Sequence[tuple[int, Event]]) -> None:
        self._recent.extend(events)
        for _, event in events:
            if isinstance(event, SeatsDrawn):
                for outbox in self._watchers:
                    outbox.reader = event.to.of(outbox.reader)
        self._tell_all(events)
        self._look_for_claim()

    def _tell_all(self, events: Sequence[tuple[int, Event]], but: Outbox | None = None) -> None:
        for outbox in self._watchers:
            if outbox is not but:
                outbox.tell(self._news(outbox.reader, events))

    def _news(self, seat: Seat, events: Sequence[tuple[int, Event]]) -> News:
        sure, table = self._sure, self.table
        fits = sure is not None and sure.version == table.version and sure.seat is seat
        tricks = sure.tricks if sure is not None and fits else None
        return News(events, table, seat, self.here, tricks, self.session.trouble)

    def _since(self, seen: int) -> tuple[tuple[int, Event], ...] | None:
        """What has happened since this version; ``None`` if that is too long ago, or never was."""
        missing = self.table.version - seen
        found = tuple(item for item in self._recent if item[0] > seen)
        return found if missing == len(found) and missing >= 0 else None

    # -- claims -------------------------------------------------------------------------------------------------

    def _look_for_claim(self) -> None:
        """Find out, beside the loop, whether the player in turn could claim, and offer it to them if so.

        Where there is nothing to claim, in the auction for example, the session says so.
        """
        seat = actor(self.table)
        if seat is None or seat not in self.here:
            return
        if self._sure is None or self._sure.version != self.table.version:
            self._beside(self._offer_claim(seat, self.table.version))

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the loop, until the room is closed."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _offer_claim(self, seat: Seat, version: int) -> None:
        try:
            tricks = await self.session.claimable(seat)
        except Exception:
            _LOG.exception("cannot tell what %s may claim at table %s", seat, self.table.id)
            return
        if tricks is not None and tricks >= WORTH_CLAIMING and version == self.table.version:
            self._sure = Sure(version, seat, tricks)
            for outbox in self._watchers:
                if outbox.reader is seat:
                    outbox.tell(self._news(seat, ()))
