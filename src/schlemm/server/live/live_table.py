"""One table and everybody who has it open: who is there, what they missed, what they may claim."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, Protocol

from schlemm.core.seats import Seat
from schlemm.match.state.match import Match
from schlemm.server.common.background import Background
from schlemm.server.common.cookies import seat_of
from schlemm.server.common.messages import Reason as Why
from schlemm.server.live.audience import Audience
from schlemm.server.live.commands import command_of
from schlemm.server.live.offers import Offers
from schlemm.server.live.outbox import News, Outbox
from schlemm.server.live.permissions import Permissions, check_seated
from schlemm.server.live.spectators import Spectators
from schlemm.server.live.staleness import still_means_the_same
from schlemm.server.live.view_version import Recent
from schlemm.server.protocol import client
from schlemm.server.protocol.server import Led, Trouble
from schlemm.server.views.match import MatchNow
from schlemm.store.event_log import tried_again
from schlemm.store.store import Conflict, StoreTrouble
from schlemm.table.live.session import Session
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.requests import ComeBack, Command, Request
from schlemm.table.state.events import DeviceReplaced, Event, SeatFreed, SeatsDrawn
from schlemm.table.state.table import Table

_LOG: Final = logging.getLogger(__name__)

TOO_LONG_AGO: Final = -1
"""The version that somebody has seen for whose wish it is too late."""


class MatchOfTable(Protocol):
    """The match that a table plays with another one."""

    def now(self, live: LiveTable) -> MatchNow:
        """The match as it stands for this table, and who is connected."""

    def follow(self, live: LiveTable) -> None:
        """Keep up with what has happened at this table: who has got another place is led there."""

    def tell_other(self, live: LiveTable) -> None:
        """Tell the players of the other table than this one how things stand."""

    async def submit(self, live: LiveTable, seat: Seat, asked: client.AskedOfMatch) -> int:
        """Carry out what a player at this table asks of the match; the version of their table after it."""

    async def renew(self, asker: LiveTable, by: Seat, live: LiveTable, seat: Seat) -> None:
        """Make a link for the person of a seat, who has lost their device."""

    def other(self, live: LiveTable) -> LiveTable:
        """The other table than this one."""

    def where(self, secret: str, wanted: Seat | None) -> tuple[LiveTable, Seat] | None:
        """The place in the match that a secret opens."""


class LiveTable:
    """A session and the sockets that look at its table. Bots act only while somebody looks.

    Args:
        session: The table.
        match: The match that it is part of, if it is.
    """

    def __init__(self, session: Session, match: MatchOfTable | None = None) -> None:
        self.session = session
        self.match = match
        self._audience = Audience(self._news)
        self.permissions = Permissions(asyncio.get_running_loop().time())
        self._recent = Recent()
        self._background = Background()
        self._offers = Offers(session, self._background, self._audience.tell_again)
        self._unlisten: Callable[[], None] | None = None
        self._left_at = asyncio.get_running_loop().time()
        self.spectators = Spectators(session, self._news)

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.session.table

    @property
    def here(self) -> frozenset[Seat]:
        """The seats whose players are connected; not who waits for the end of the board to sit down."""
        coming = self.table.company.coming
        return frozenset(seat for seat in self._audience.readers if coming.of(seat) is None)

    def wake(self) -> None:
        """Wake the bots that trouble has stopped."""
        self.session.wake()

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks, not even a spectator."""
        return not self._audience.outboxes and self.spectators.is_empty

    @property
    def empty_since(self) -> float:
        """When the last one left, on the loop's clock."""
        return max(self._left_at, self.spectators.empty_since)

    def watched_from(self, seat: Seat) -> int:
        """How many sockets this player has open."""
        return self._audience.count(seat)

    # -- coming and going ---------------------------------------------------------------------------------------

    def enter(self, seat: Seat, seen: int | None) -> Outbox:
        """A new socket of this player, which is told at once how things stand.

        Args:
            seat: Whose socket it is.
            seen: The version it has seen before, if it was here before.
        """
        self._follow()
        outbox = Outbox(seat)
        newly_here = seat not in self.here
        self._audience.join(outbox)
        if self._unlisten is None:
            self._unlisten = self.session.listen(self._happened)
        missed = () if seen is None else self._recent.told_since(self.table, seat, seen) or ()
        outbox.tell(self._news(seat, missed))
        if newly_here:
            self._presence_changed(but=outbox)
        if seat in self.table.company.away or seat in self.table.company.lost:
            self._background.run(self._bring_back(seat))
        self._offers.look(self.here)
        return outbox

    def leave(self, outbox: Outbox) -> None:
        """The socket is gone."""
        if not self._audience.leave(outbox):
            return
        self._rest_if_empty()  # who looks on is told that the clock rests
        if outbox.reader not in self.here:
            self.permissions.left(outbox.reader, asyncio.get_running_loop().time())
            self._presence_changed()

    def _rest_if_empty(self) -> None:
        """Nobody plays: bots need not act."""
        if self._audience.outboxes:
            return
        self._left_at = asyncio.get_running_loop().time()
        if self._unlisten is not None:
            self._unlisten()
            self._unlisten = None

    async def close(self) -> None:
        """Leave the table as it is, and end what is under way."""
        self._background.close()
        self._audience.close()
        self.spectators.close()
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
        done = self.session.outcome(seat, asked.id)
        if done is not None:  # said again, because the answer was lost
            return self._recent.counted(self.table, seat, done)
        check_seated(self.table, seat)
        self.permissions.check(self.table, self.here, seat, asked, asyncio.get_running_loop().time())

        def ask() -> Awaitable[int]:
            seen = self.table.version if self._still_means_the_same(seat, asked) else TOO_LONG_AGO
            return self.session.submit(Request(asked.id, seat, seen, command_of(asked, self.table.settings)))

        try:
            done = await carried_out(ask, partial(self._still_means_the_same, seat, asked))
            return self._recent.counted(self.table, seat, done)
        except Refused as refused:
            if refused.reason is not RefusalCode.STALE:
                raise
        raise Refused(RefusalCode.STALE, (("seen", asked.seen), ("version", self.table.version_for(seat))))

    def check_lost(self, seat: Seat) -> None:
        """Check that a link may be made for the person of this seat, who may have lost their device.

        Raises:
            Refused: If they are here, or were a moment ago.
        """
        self.permissions.check_lost(self.here, seat, asyncio.get_running_loop().time())

    async def settle(self, seat: Seat, command: Command) -> int:
        """Carry out what means the same whatever has happened; the table's version after it. Raises as ``submit``."""
        return await settled(self.session, seat, command)

    def _still_means_the_same(self, seat: Seat, asked: client.AskedOfTable) -> bool:
        since = self._recent.told_since(self.table, seat, asked.seen)
        return still_means_the_same(self.table, seat, asked, since)

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
        self._recent.hear(events)
        for _, event in events:
            if isinstance(event, SeatsDrawn):
                self.permissions.moved(asyncio.get_running_loop().time())
                self._audience.move(event.to)
            if isinstance(event, SeatFreed | DeviceReplaced):
                self._audience.send_away(event.seat, Trouble(Why("seat-given-on")))
                self._rest_if_empty()
        self._follow()
        self._audience.tell([event for _, event in events])
        self._offers.look(self.here)

    def tell(self) -> None:
        """Tell everybody how things stand."""
        self._audience.tell(())
        self.spectators.tell()

    def send_away(self, outbox: Outbox, why: Led | Trouble) -> None:
        """Say a last thing on a socket that has no place here any longer."""
        outbox.reply(why)
        outbox.close()
        self.leave(outbox)

    @property
    def watchers(self) -> tuple[Outbox, ...]:
        """The sockets that look."""
        return self._audience.outboxes

    def _follow(self) -> None:
        if self.match is not None:
            self.match.follow(self)

    def _presence_changed(self, but: Outbox | None = None) -> None:
        self._audience.tell((), but)
        self.spectators.tell()
        if self.match is not None:
            self.match.tell_other(self)

    def _news(self, seat: Seat, events: Sequence[Event]) -> News:
        match = None if self.match is None else self.match.now(self)
        sure, ticking = self._offers.to(seat), self.session.clock.ticking
        return News(events, self.table, seat, self.here, sure, self.session.trouble, match, ticking)


async def settled(session: Session, seat: Seat, command: Command) -> int:
    """Carry out what means the same whatever has happened; the version of the table after it."""

    def ask() -> Awaitable[int]:
        return session.submit(Request("", seat, session.table.version, command))

    return await carried_out(ask, lambda: True)


async def carried_out(ask: Callable[[], Awaitable[int]], same: Callable[[], bool]) -> int:
    """Return the outcome of a request, asked again where others, or another process, were faster.

    Args:
        ask: Asks it with what there is to be seen now.
        same: Whether it still means what it meant.

    Raises:
        Refused: If there is a reason not to do it; as stale if it means the same no more, or others were always faster.
    """

    async def once() -> int:
        try:
            return await ask()
        except Refused as refused:
            if refused.reason is RefusalCode.STALE and same():
                raise Conflict from refused
            raise

    try:
        return await tried_again(once)
    except Conflict:
        raise Refused(RefusalCode.STALE) from None


def match_of(live: LiveTable) -> Match | None:
    """The match that a table is part of, as it stands."""
    return None if live.match is None else live.match.now(live).match


def place_in(live: LiveTable, secret: str, wanted: Seat | None = None) -> tuple[LiveTable, Seat] | None:
    """Where a secret opens a seat, the wanted one of several: at this table, or at the other one of its match."""
    seat = seat_of(live.table, secret, wanted)
    if seat is not None:
        return live, seat
    return None if live.match is None else live.match.where(secret, wanted)


def has_known(live: LiveTable, secret: str) -> bool:
    """Whether a secret opened a seat once, at this table or at the other one of its match."""
    tables = (live,) if live.match is None else (live, live.match.other(live))
    return any(each.table.knew(secret) for each in tables)
