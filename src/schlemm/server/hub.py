"""All tables that are open in this process, each loaded when it is first asked for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

from schlemm.bots.executor import Executor
from schlemm.core.errors import RuleViolation
from schlemm.core.seats import Seat
from schlemm.server.names import is_table_name, new_table_name
from schlemm.server.opening import opened_again, table_opened
from schlemm.server.practice_table import practice_table, practised_on, wish_of
from schlemm.server.room import Room
from schlemm.server.wire.http import OpenGoal, OpenTable
from schlemm.table.codec import Unreadable
from schlemm.table.decide import DealSource
from schlemm.table.events import Event, TableOpened
from schlemm.table.evolve import Impossible
from schlemm.table.log import TableLog
from schlemm.table.practice import Practice
from schlemm.table.practising import board_again, found_board
from schlemm.table.refusal import Reason, Refused
from schlemm.table.requests import GoOn
from schlemm.table.session import Session
from schlemm.table.store import Store
from schlemm.table.table import Table

_LOG: Final = logging.getLogger(__name__)

IDLE: Final = 60.0
"""Seconds after which a table that nobody looks at is put away."""

ROUND: Final = 5.0
"""Seconds between two rounds of the keeper."""


class TableDamaged(Exception):
    """What is stored of a table makes no sense."""


class Hub:
    """The tables of this process.

    Args:
        store: Where their events are kept.
        executor: Who asks the bots.
        deals: Where deals come from.
    """

    def __init__(self, store: Store, executor: Executor, deals: DealSource) -> None:
        self._store = store
        self._executor = executor
        self._deals = deals
        self._rooms: dict[str, asyncio.Future[Room | None]] = {}
        self._keeper: asyncio.Task[None] | None = None
        self._going_on = asyncio.Lock()

    @property
    def executor(self) -> Executor:
        """Who asks the bots."""
        return self._executor

    def start(self) -> None:
        """Begin to put idle tables away, and to wake bots that trouble has stopped."""
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Put all tables away."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        names = tuple(self._rooms)
        await asyncio.gather(*(self._put_away(name) for name in names), return_exceptions=True)

    async def open(self, wish: OpenTable, secret: str) -> str:
        """Open a table as wished, with the person who has this secret at their seat; its name.

        Raises:
            Refused: If the settings make no sense.
            StoreTrouble: If it could not be kept.
        """
        name = new_table_name()
        return await self._set_up(name, table_opened(wish, name, secret))

    async def open_again(self, former: Room, seat: Seat) -> str:
        """Open another table by the agreements of this one, as the person at this seat of it asks; its name.

        All people go on there; whoever asks after the first is led to the same table. Who plays with bots only may
        begin anew in the middle of a game.

        Raises:
            Refused: If other people play and the game is not over.
            StoreTrouble: If it could not be kept.
        """
        async with self._going_on:
            if former.table.company.next:
                return former.table.company.next
            if not former.table.is_over and former.table.has_others(seat):
                raise Refused(Reason.GAME_NOT_OVER)
            name = await self._set_up(new_table_name(), opened_again(former.table))
            if former.table.is_over:
                await former.settle(seat, GoOn(name))
            return name

    async def open_goal(self, asked: OpenGoal, secret: str) -> str:
        """Open a table with the first board of a practice, for the person who has this secret; its name.

        Raises:
            Refused: If there is no board for it.
            WorkerFault: If no worker could look for one.
            StoreTrouble: If it could not be kept.
        """
        name, seed = new_table_name(), str(self._deals())
        given = await found_board(self._executor, wish_of(asked), seed, 1)
        return await self._lay_out(name, practice_table(asked, given, seed, name, secret))

    async def open_board(self, former: Table, practice: Practice, secret: str) -> str:
        """Open a table with a board of this practice for the player of a former one; raises as ``open_goal`` does."""
        name = new_table_name()
        given = board_again(former, practice.number)
        if given is None:
            given = await found_board(self._executor, practice.wish, practice.seed, practice.number)
        return await self._lay_out(name, practised_on(former, practice, given, name, secret))

    async def _lay_out(self, name: str, events: Sequence[Event]) -> str:
        """Open a table of this name at which all this has happened already."""
        log = await TableLog.begin(name, events, self._store)
        return self._taken_in(name, Session(log, self._executor, self._deals))

    async def _set_up(self, name: str, event: TableOpened) -> str:
        session = await Session.open(name, event, self._store, self._executor, self._deals)
        return self._taken_in(name, session)

    def _taken_in(self, name: str, session: Session) -> str:
        self._rooms[name] = asyncio.get_running_loop().create_future()
        self._rooms[name].set_result(Room(session))
        return name

    async def room(self, name: str) -> Room | None:
        """The table of this name; ``None`` if there is none.

        Raises:
            TableDamaged: If what is stored of it makes no sense.
            StoreTrouble: If the store does not answer.
        """
        if not is_table_name(name):
            return None
        coming = self._rooms.get(name)
        if coming is None:
            coming = self._rooms[name] = asyncio.ensure_future(self._load(name))
            coming.add_done_callback(partial(self._forget_failure, name))
        return await asyncio.shield(coming)

    async def _load(self, name: str) -> Room | None:
        try:
            session = await Session.load(name, self._store, self._executor, self._deals)
        except (Unreadable, Impossible, RuleViolation, ValueError) as error:
            _LOG.exception("table %s cannot be read", name)
            raise TableDamaged(name) from error
        return None if session is None else Room(session)

    def _forget_failure(self, name: str, coming: asyncio.Future[Room | None]) -> None:
        """Keep nothing of a table that was not there or not readable, also if whoever asked for it has gone."""
        failed = coming.cancelled() or coming.exception() is not None or coming.result() is None
        if failed and self._rooms.get(name) is coming:
            del self._rooms[name]

    # -- the keeper ---------------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            await self.tidy(asyncio.get_running_loop().time() - IDLE)

    async def tidy(self, before: float) -> None:
        """Put away the tables that were left before this time of the loop's clock; wake the bots of the others."""
        for name, coming in tuple(self._rooms.items()):
            room = None if not coming.done() or coming.cancelled() or coming.exception() else coming.result()
            if room is None:
                continue
            if room.is_empty and room.empty_since < before:
                await self._put_away(name)
            elif not room.is_empty:
                room.session.wake()

    async def _put_away(self, name: str) -> None:
        room = await self._rooms.pop(name)
        if room is not None:
            await room.close()
