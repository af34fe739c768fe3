"""All tables that are open in this process, each loaded when it is first asked for."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from schlemm.bots.workers.executor import Executor
from schlemm.core.errors import RuleViolation
from schlemm.server.common.cache import Cache
from schlemm.server.common.cookies import NotAdmitted
from schlemm.server.common.errors import TableDamaged, damage
from schlemm.server.common.ids import is_table_name, room_named
from schlemm.server.common.messages import Reason
from schlemm.server.live.live_table import LiveTable
from schlemm.server.live.matches import LiveMatches, is_match_in
from schlemm.store.store import Store, Unreadable
from schlemm.table.live.bot_timing import Pace, shown_after
from schlemm.table.live.log import TableLog
from schlemm.table.live.session import Session
from schlemm.table.rules.promising import DealSource
from schlemm.table.state.events import Event, TableOpened
from schlemm.table.state.evolve import Impossible

_LOG: Final = logging.getLogger(__name__)


class LiveTables:
    """The tables that are open, and those that can be, by themselves or of a match.

    Args:
        store: Where their events are kept.
        executor: Who asks the bots.
        deals: Where deals come from.
        matches: The matches.
        pace: When what bots do is shown.
    """

    def __init__(
        self,
        store: Store,
        executor: Executor,
        deals: DealSource,
        matches: LiveMatches,
        pace: Pace = shown_after,
    ) -> None:
        self._store = store
        self._executor = executor
        self._deals = deals
        self._matches = matches
        self._pace = pace
        self._open = Cache(self._load)

    async def set_up(self, name: str, event: TableOpened) -> str:
        """Open a table with this first event; its name.

        Raises:
            Refused: If the settings make no sense.
            StoreTrouble: If it could not be kept.
        """
        session = await Session.open(name, event, self._store, self._executor, self._deals, self._pace)
        return self._taken_in(name, session)

    async def lay_out(self, name: str, events: Sequence[Event]) -> str:
        """Open a table at which all this has happened already; its name.

        Raises:
            StoreTrouble: If it could not be kept.
        """
        log = await TableLog.begin(name, events, self._store)
        return self._taken_in(name, Session(log, self._executor, self._deals, pace=self._pace))

    def _taken_in(self, name: str, session: Session) -> str:
        self._open.put(name, LiveTable(session))
        return name

    async def find(self, name: str) -> LiveTable | None:
        """The table of this name, by itself or of a match; ``None`` if there is none.

        Raises:
            TableDamaged: If what is stored of it makes no sense.
            StoreTrouble: If the store does not answer.
        """
        of_match = room_named(name)
        if of_match is not None:
            match = await self._matches.find(of_match[0])
            return None if match is None else match.table(of_match[1])
        return await self._open.get(name) if is_table_name(name) else None

    async def known(self, name: str) -> LiveTable:
        """The table of this name, for who says that they know it; raises as ``find`` does.

        Raises:
            NotAdmitted: If there is none.
        """
        found = await self.find(name)
        if found is None:
            raise NotAdmitted(Reason("unknown-table"))
        return found

    async def tidy(self, before: float) -> None:
        """Put away the tables that were left before this time of the loop's clock; wake the bots of the others."""
        await self._open.tidy(before)

    async def close(self) -> None:
        """Put all tables away."""
        await self._open.close()

    async def _load(self, name: str) -> LiveTable | None:
        try:
            if await is_match_in(self._store, name):
                return None
            session = await Session.load(name, self._store, self._executor, self._deals, self._pace)
        except (Unreadable, Impossible, RuleViolation, ValueError) as error:
            _LOG.error("table %s cannot be read: %s", name, damage(error))
            raise TableDamaged(name) from error
        return None if session is None else LiveTable(session)
