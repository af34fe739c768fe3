"""All matches that are open in this process, each loaded when it is first asked for."""

from __future__ import annotations

import logging

from schlemm.bots.workers.executor import Executor
from schlemm.core.errors import RuleViolation
from schlemm.match.live.codec import is_match
from schlemm.match.live.session import MatchSession
from schlemm.match.state.events import MatchOpened
from schlemm.server.common.cache import Cache
from schlemm.server.common.errors import TableDamaged, damage
from schlemm.server.common.ids import is_table_name
from schlemm.server.live.live_match import LiveMatch
from schlemm.store.store import Store, Unreadable
from schlemm.table.live.bot_timing import Pace, shown_after
from schlemm.table.rules.promising import DealSource
from schlemm.table.state.evolve import Impossible

_LOG = logging.getLogger(__name__)


class LiveMatches:
    """The matches that are open, and those that can be.

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
        self._open = Cache(self._load)

    async def find(self, name: str) -> LiveMatch | None:
        """The match of this name; ``None`` if there is none.

        Raises:
            TableDamaged: If what is stored of it makes no sense.
            StoreTrouble: If the store does not answer.
        """
        return await self._open.get(name) if is_table_name(name) else None

    async def set_up(self, name: str, event: MatchOpened) -> None:
        """Open a match with this first event.

        Raises:
            StoreTrouble: If it could not be kept.
        """
        session = await MatchSession.open(name, event, self._store, self._executor, self._deals, self._pace)
        self._open.put(name, LiveMatch(session))

    async def tidy(self, before: float) -> None:
        """Put away the matches that were left before this time of the loop's clock; wake the bots of the others."""
        await self._open.tidy(before)

    async def close(self) -> None:
        """Put all matches away."""
        await self._open.close()

    async def _load(self, name: str) -> LiveMatch | None:
        try:
            if not await is_match_in(self._store, name):
                return None
            session = await MatchSession.load(name, self._store, self._executor, self._deals, self._pace)
        except (Unreadable, Impossible, RuleViolation, ValueError) as error:
            _LOG.error("match %s cannot be read: %s", name, damage(error))
            raise TableDamaged(name) from error
        return None if session is None else LiveMatch(session)


async def is_match_in(store: Store, name: str) -> bool:
    """Whether what is kept under this name is a match, and no table by itself; only its first event is looked at.

    Raises:
        Unreadable: If that event is not what was written.
        StoreTrouble: If the store does not answer.
    """
    first = await store.first(name)
    return first is not None and is_match(first.kind)
