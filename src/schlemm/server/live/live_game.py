"""What is open under one name: a table by itself is a game of one room, a match one of two."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from schlemm.core.seats import SEATS, Seat
from schlemm.match.state.events import MatchOpened
from schlemm.match.state.match import Match
from schlemm.match.state.place import Place, Room
from schlemm.match.views.paper import Paper
from schlemm.server.cluster.link import ALONE, Link
from schlemm.server.cluster.messages import RoomHere
from schlemm.server.common.cache import Open
from schlemm.server.live.other_servers import OtherServers
from schlemm.server.live.outbox import Outbox
from schlemm.server.protocol import client
from schlemm.server.views.game import GameNow
from schlemm.table.live.bot_tables import BotTables
from schlemm.table.live.presence import BotsWait
from schlemm.table.live.session import Session
from schlemm.table.rules.spectators import has_watched
from schlemm.table.state.events import TableOpened
from schlemm.table.state.players import hashed
from schlemm.table.state.table import Table


class TableOfGame(Open, Protocol):
    """A table of a game, as far as the game itself has to do with it."""

    @property
    def table(self) -> Table:
        """The table as it stands."""

    def tell(self) -> None:
        """Tell everybody who looks how things stand."""

    @property
    def watchers(self) -> tuple[Outbox, ...]:
        """The sockets of its players."""

    @property
    def session(self) -> Session:
        """The table, alive."""

    @property
    def others(self) -> OtherServers:
        """What other servers are told of it, and say."""


T = TypeVar("T", bound=TableOfGame)


class LiveGame(ABC, Generic[T]):
    """A game and its tables, which are kept open together; a ``SharedGame`` where there are several servers.

    Attributes:
        tables: Its tables, in the order of their rooms.
        link: What ties it to the other servers that have it open.
        bot_tables: Which games' bots wait for others of their household; ``None`` where none do.
    """

    tables: tuple[T, ...]
    link: Link = ALONE
    bot_tables: BotTables | None = None

    @property
    def version(self) -> int:
        """How far its stream has been read."""
        return self.state.version

    @abstractmethod
    async def read_on(self) -> None:
        """Read what another server may have written, and tell of it; raises as ``Session.read_on`` does."""

    @abstractmethod
    def drive(self, drives: bool) -> None:
        """Whether bots act on this server."""

    @abstractmethod
    def keep_waiting(self, why: BotsWait | None) -> None:
        """Have bots wait for this reason, or act; players are told of a change."""

    @property
    def household(self) -> str | None:
        """In whose name its bots think; ``None`` if no player looks."""
        looking = any(live.watchers for live in self.tables)
        return self.tables[0].session.household if looking else None

    @property
    def asks_bots(self) -> bool:
        """Whether bots sit at its tables, and it is not over."""
        return any(len(live.table.people) < len(SEATS) and not live.table.is_over for live in self.tables)

    def looked_at(self) -> None:
        """Take in that other players look at a table than before."""
        if self.bot_tables is not None:
            self.bot_tables.look(self)

    @property
    @abstractmethod
    def state(self) -> Table | Match:
        """The table or match as it stands."""

    @abstractmethod
    def now(self, room: Room) -> GameNow:
        """The game as it stands for this table, and who is connected."""

    @abstractmethod
    def paper(self) -> Paper:
        """What was played, to take home."""

    @abstractmethod
    def opened_again(self) -> TableOpened | MatchOpened:
        """The first event of another game of the same people.

        Raises:
            Refused: If it was none that has a next.
        """

    def where(
        self, secret: str, wanted: Seat | None = None, first: Room = Room.OPEN
    ) -> tuple[T, Seat] | None:
        """The table and seat that a secret opens, the wanted one of several; it is looked for in this room first."""
        for live in (self.tables[first.index], *self.others(first)):
            opened = live.table.opened_by(secret)
            seat = wanted if wanted in opened else next(iter(opened), None)
            if seat is not None:
                return live, seat
        return None

    def where_program(self, key: str, first: Room = Room.OPEN) -> tuple[T, Seat] | None:
        """The table and seat at which a program plays that has this key; it is looked for in this room first."""
        for live in (self.tables[first.index], *self.others(first)):
            seat = live.table.played_by_program(key)
            if seat is not None:
                return live, seat
        return None

    def knew(self, secret: str) -> bool:
        """Whether a secret opened a seat once."""
        return any(live.table.knew(secret) for live in self.tables)

    @abstractmethod
    def plays(self, secret: str) -> bool:
        """Whether a secret opens a seat, or has opened one that its holder knows too much to look on after."""

    def has_known(self, secret: str) -> bool:
        """Whether a secret opens a seat, or has opened one or looked on: such a browser is none that comes anew."""
        tables = [live.table for live in self.tables]
        watched = any(has_watched(table, hashed(secret, table.scope)) for table in tables)
        return self.plays(secret) or self.knew(secret) or watched

    @abstractmethod
    async def submit(self, by: Place, asked: client.AskedOfMatch) -> int:
        """Carry out what a player asks of the match; the version of their table after it.

        Raises:
            NonsenseAsked: If it makes no sense, as where there is no match.
            Refused: If there is a reason not to do it.
            StoreTrouble: If it could not be kept; then it has not happened.
        """

    @abstractmethod
    async def renew(self, by: Place, missing: Place) -> None:
        """Make a link for the person of a seat, who has lost their device.

        Raises:
            Refused: If they are here or were a moment ago, or somebody else decides it.
            StoreTrouble: If it could not be kept; then it has not happened.
        """

    def others(self, room: Room) -> tuple[T, ...]:
        """The other tables than the one in this room."""
        return tuple(live for index, live in enumerate(self.tables) if index != room.index)

    def tell_others(self, room: Room) -> None:
        """Tell everybody at other tables than this one how things stand."""
        for live in self.others(room):
            live.tell()

    @abstractmethod
    def follow(self, room: Room) -> None:
        """Keep up with what has happened at this table: who has got another place is led there."""

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks at any table."""
        return all(live.is_empty for live in self.tables)

    @property
    def empty_since(self) -> float:
        """When the last one left, on the loop's clock."""
        return max(live.empty_since for live in self.tables)

    def wake(self) -> None:
        """Wake the bots that trouble has stopped."""
        for live in self.tables:
            live.wake()

    def here_now(self) -> Sequence[RoomHere]:
        """Who is connected to this server, at each table."""
        return [live.others.here_now() for live in self.tables]

    def elsewhere_changed(self) -> None:
        """Others are connected to other servers than before."""
        for room, live in enumerate(self.tables):
            live.others.hear_here(self.link.elsewhere(room))

    def ticked_elsewhere(self, room: int, at: RoomHere) -> None:
        """What the clock of a table has counted on another server."""
        self.tables[room].others.hear_clock(at)

    def spoken_elsewhere(self, room: int, seat: Seat, asked: client.SpeakCommand) -> None:
        """Somebody who is connected to another server has said something in words of their own."""
        self.tables[room].others.hear_words(seat, asked)

    def picked_up_elsewhere(self, room: int, seat: Seat) -> None:
        """Somebody who is connected to another server has picked up their hand."""
        self.tables[room].others.hear_of_hand(seat)

    async def close(self) -> None:
        """Leave the game as it is."""
        await self.link.close()
        await asyncio.gather(*(live.close() for live in self.tables))
