"""All games that are open in this process, each loaded when it is first asked for."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from schlemm.bots.workers.executor import Executor
from schlemm.match.live.codec import is_match
from schlemm.match.live.session import MatchSession
from schlemm.match.state.events import MatchOpened
from schlemm.match.state.match import room_name
from schlemm.match.state.place import Room
from schlemm.server.cluster.cluster import Cluster
from schlemm.server.common.cache import Cache
from schlemm.server.common.damage import reading
from schlemm.server.common.ids import is_table_name, room_named
from schlemm.server.common.messages import Reason
from schlemm.server.common.unanswered import NotAdmitted
from schlemm.server.live.live_game import LiveGame
from schlemm.server.live.live_match import LiveMatch
from schlemm.server.live.live_table import LiveTable
from schlemm.server.live.single_table import SingleTable
from schlemm.store.store import Store, StoreTrouble
from schlemm.table.live.bot_tables import BotTables
from schlemm.table.live.bot_timing import Pace, shown_after
from schlemm.table.live.log import TableLog
from schlemm.table.live.session import Session
from schlemm.table.rules.act import DealSource
from schlemm.table.rules.decide import opening_drawn
from schlemm.table.state.events import Event, TableOpened

_LOG: Final = logging.getLogger(__name__)


class LiveGames:
    """The games that are open, and those that can be: tables by themselves, and matches.

    A game is kept under the name of its first table, which tells what it is: who asks for a match as a table by itself,
    or the other way, has none of it read but its first event.

    Each method that looks for something raises ``TableDamaged`` if what is stored of it makes no sense, and
    ``StoreTrouble`` if the store does not answer.

    Where there are several servers, whoever asks for a game gets it as the store has it, whichever server has written
    to it last; where the store does not answer, as it was when it did.

    Args:
        store: Where their events are kept.
        executor: Runs bots and other long work outside the event loop.
        deals: Where deals come from.
        pace: When what bots do is shown.
        cluster: The other servers; ``None`` where this is the only one.

    Attributes:
        kept: Those that are open.
        bot_tables: At which of them bots wait for others of their household.
    """

    def __init__(
        self,
        store: Store,
        executor: Executor,
        deals: DealSource,
        pace: Pace = shown_after,
        cluster: Cluster | None = None,
    ) -> None:
        self._store = store
        self._parts = store, executor, deals, pace
        self._cluster = cluster
        self.kept = Cache(self._load)
        self.bot_tables = BotTables()

    async def set_up(self, name: str, event: TableOpened | MatchOpened) -> str:
        """Open a table or match with this first event; its name.

        Raises:
            Refused: If the settings make no sense.
            StoreTrouble: If it could not be kept.
        """
        if isinstance(event, MatchOpened):
            match = LiveMatch(await MatchSession.open(name, event, *self._parts))
            self.kept.put(room_name(name, Room.OPEN), await self._linked(name, match))
        else:
            table = SingleTable(await Session.open(name, event, *self._parts))
            self.kept.put(name, await self._linked(name, table))
        return name

    async def set_up_drawn(self, name: str, event: TableOpened) -> str:
        """Open a table at which seats are drawn before the first deal, which then waits for its host; its name.

        Raises:
            Refused: If the settings make no sense.
            StoreTrouble: If it could not be kept.
        """
        return await self.lay_out(name, opening_drawn(event, self._parts[2], name))

    async def lay_out(self, name: str, events: Sequence[Event]) -> str:
        """Open a table at which all this has happened already; its name.

        Raises:
            StoreTrouble: If it could not be kept.
        """
        store, executor, deals, pace = self._parts
        log = await TableLog.begin(name, events, store)
        table = SingleTable(Session(log, executor, deals, pace=pace))
        self.kept.put(name, await self._linked(name, table))
        return name

    async def find(self, name: str) -> LiveGame[LiveTable] | None:
        """The game of this name, or to which the table of this name belongs; ``None`` if there is none."""
        table = await self.table(name)
        return await self.match(name) if table is None else table.game

    async def match(self, name: str) -> LiveMatch | None:
        """The match of this name; ``None`` if there is none."""
        found = await self._present(room_name(name, Room.OPEN)) if is_table_name(name) else None
        return found if isinstance(found, LiveMatch) else None

    async def table(self, name: str) -> LiveTable | None:
        """The table of this name, by itself or of a match; ``None`` if there is none."""
        if named := room_named(name):
            match = await self.match(named[0])
            return None if match is None else match.table(named[1])
        alone = await self._present(name) if is_table_name(name) else None
        return None if alone is None else alone.tables[0]

    async def known_table(self, name: str) -> LiveTable:
        """The table of this name, for who says that they know it.

        Raises:
            NotAdmitted: If there is none.
        """
        found = await self.table(name)
        if found is None:
            raise NotAdmitted(Reason("unknown-table"))
        return found

    async def _present(self, first: str) -> LiveGame[LiveTable] | None:
        """The game whose first table is called so, as the store has it."""

        async def read_on(found: LiveGame[LiveTable]) -> None:
            try:
                with reading(f"table {first}"):
                    await found.read_on()
            except StoreTrouble as trouble:
                _LOG.error("table %s: %s", first, trouble)

        return await self.kept.get(first, None if self._cluster is None else read_on)

    async def _linked(self, name: str, game: LiveGame[LiveTable]) -> LiveGame[LiveTable]:
        """A game that is opened here, tied to the others of its players' households, and to the other servers."""
        game.bot_tables = self.bot_tables
        if self._cluster is not None:
            game.link = await self._cluster.link(name, game)
        return game

    async def _load(self, first: str) -> LiveGame[LiveTable] | None:
        """The game whose first table is called so."""
        named = room_named(first)
        name = first if named is None else named[0]
        with reading(f"{'table' if named is None else 'match'} {name}"):
            stored = await self._store.first(name)
            if stored is None or is_match(stored.kind) is (named is None):
                return None
            if named is None:
                table = await Session.load(name, *self._parts)
                return None if table is None else await self._linked(name, SingleTable(table))
            match = await MatchSession.load(name, *self._parts)
            return None if match is None else await self._linked(name, LiveMatch(match))
