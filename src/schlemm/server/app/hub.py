"""All tables that are open in this process, each loaded when it is first asked for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from schlemm.bots.workers.executor import Executor
from schlemm.circle.evening import evening_at
from schlemm.core.errors import RuleViolation
from schlemm.match.live.codec import is_match
from schlemm.match.state.events import MatchOpened
from schlemm.server.circle.circles import Circles
from schlemm.server.common.cache import Cache
from schlemm.server.common.cookies import NotAdmitted
from schlemm.server.common.errors import TableDamaged, damage
from schlemm.server.common.ids import is_table_name, new_table_name, room_named
from schlemm.server.common.messages import Reason
from schlemm.server.fair.tally import Tally
from schlemm.server.goals.opening import practice_table, practised_on, wish_of
from schlemm.server.goals.searches import Searches
from schlemm.server.live.hall import Hall
from schlemm.server.live.room import Room
from schlemm.server.match.matches import Matches, is_match_in
from schlemm.server.pad.pad_book import PadBook
from schlemm.server.table.opening import table_opened
from schlemm.server.table.wire import OpenGoal, OpenTable
from schlemm.store.slices import folded
from schlemm.store.store import Store, Unreadable
from schlemm.table.live.bot_timing import Pace, shown_after
from schlemm.table.live.dealt import Ledger, noted
from schlemm.table.live.log import TableLog
from schlemm.table.live.session import Session
from schlemm.table.rules.practising import board_again, found_board
from schlemm.table.rules.promising import DealSource, FairDeals
from schlemm.table.state.events import Event, TableOpened
from schlemm.table.state.evolve import Impossible
from schlemm.table.state.practice import Practice
from schlemm.table.state.table import Table

_LOG: Final = logging.getLogger(__name__)

IDLE: Final = 60.0
"""Seconds after which a table that nobody looks at is put away."""

ROUND: Final = 5.0
"""Seconds between two rounds of the keeper."""


class Hub:
    """The tables of this process.

    Args:
        store: Where their events are kept.
        executor: Who asks the bots.
        deals: Where deals come from.
        pace: When what bots do is shown.
    """

    def __init__(self, store: Store, executor: Executor, deals: DealSource, pace: Pace = shown_after) -> None:
        self._store = store
        self._executor = executor
        self._deals = deals
        self._pace = pace
        self._tables = Cache(self._load)
        self.matches = Matches(store, executor, deals, pace)
        self.circles = Circles(store, self)
        self.pads = PadBook(store)
        self.searches = Searches()
        self.tally = Tally()
        self.going_on = asyncio.Lock()
        self._keeper: asyncio.Task[None] | None = None

    @property
    def executor(self) -> Executor:
        """Who asks the bots."""
        return self._executor

    @property
    def promises(self) -> bool:
        """Whether deals are promised beforehand."""
        return isinstance(self._deals, FairDeals)

    async def count_deals(self) -> None:
        """Bring the count of all deals up to date.

        Raises:
            StoreTrouble: If the store does not answer.
        """
        await self.tally.catch_up(self._store)

    async def ledger(self, game: str) -> Ledger:
        """The boards of a table or match, as they are kept.

        Raises:
            Unreadable: If an event cannot be read.
            StoreTrouble: If the store does not answer.
        """
        stored = await self._store.read(game)
        tables = 2 if stored and is_match(stored[0].entry.kind) else 1
        return await folded(noted, Ledger(game, tables), stored)

    def start(self) -> None:
        """Begin to put idle tables away, and to wake bots that trouble has stopped."""
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Put all tables away."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await self._tables.close()
        await self.matches.cache.close()
        await self.circles.cache.close()

    async def hall(self, name: str) -> Hall | None:
        """The match of this name; raises as ``room`` does."""
        return await self.matches.find(name)

    async def open(self, wish: OpenTable, secret: str) -> str:
        """Open a table as wished, with the person who has this secret at their seat; its name.

        Raises:
            Refused: If the settings make no sense.
            StoreTrouble: If it could not be kept.
        """
        name = new_table_name()
        return await self.set_up(name, table_opened(wish, name, secret))

    async def set_up_match(self, name: str, event: MatchOpened) -> None:
        """Open a match with this first event; raises as ``set_up`` does."""
        await self.matches.set_up(name, event)

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
        return self._taken_in(name, Session(log, self._executor, self._deals, pace=self._pace))

    async def set_up(self, name: str, event: TableOpened) -> str:
        """Open a table with this first event; its name.

        Raises:
            Refused: If the settings make no sense.
            StoreTrouble: If it could not be kept.
        """
        session = await Session.open(name, event, self._store, self._executor, self._deals, self._pace)
        return self._taken_in(name, session)

    def _taken_in(self, name: str, session: Session) -> str:
        self._tables.put(name, Room(session))
        return name

    async def room(self, name: str) -> Room | None:
        """The table of this name, by itself or of a match; ``None`` if there is none.

        Raises:
            TableDamaged: If what is stored of it makes no sense.
            StoreTrouble: If the store does not answer.
        """
        of_match = room_named(name)
        if of_match is not None:
            hall = await self.matches.find(of_match[0])
            return None if hall is None else hall.room(of_match[1])
        return await self._tables.get(name) if is_table_name(name) else None

    async def known_room(self, name: str) -> Room:
        """The table of this name, for who says that they know it; raises as ``room`` does.

        Raises:
            NotAdmitted: If there is none.
        """
        found = await self.room(name)
        if found is None:
            raise NotAdmitted(Reason("unknown-table"))
        return found

    async def evening(self, game: str) -> str:
        """The evening on which a table or match was begun, as ``2026-11-19``; nothing if there is none of that name.

        Raises:
            StoreTrouble: If the store does not answer.
        """
        first = await self._store.first(game)
        return "" if first is None else evening_at(first.at)

    async def _load(self, name: str) -> Room | None:
        try:
            if await is_match_in(self._store, name):
                return None
            session = await Session.load(name, self._store, self._executor, self._deals, self._pace)
        except (Unreadable, Impossible, RuleViolation, ValueError) as error:
            _LOG.error("table %s cannot be read: %s", name, damage(error))
            raise TableDamaged(name) from error
        return None if session is None else Room(session)

    # -- the keeper ---------------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            await self.tidy(asyncio.get_running_loop().time() - IDLE)

    async def tidy(self, before: float) -> None:
        """Put away the tables that were left before this time of the loop's clock; wake the bots of the others."""
        await self._tables.tidy(before)
        await self.matches.cache.tidy(before)
        await self.circles.cache.tidy(before)
