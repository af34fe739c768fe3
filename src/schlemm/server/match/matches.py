"""The matches of this process."""

from __future__ import annotations

import logging

from schlemm.bots.workers.executor import Executor
from schlemm.core.errors import RuleViolation
from schlemm.match.live.codec import is_match
from schlemm.match.live.session import MatchSession
from schlemm.match.state.events import MatchOpened
from schlemm.match.state.place import Place
from schlemm.server.common.cache import Cache
from schlemm.server.common.errors import TableDamaged, damage
from schlemm.server.common.ids import is_table_name, new_table_name
from schlemm.server.live.hall import Hall
from schlemm.server.match.opening import match_opened
from schlemm.server.protocol.match import OpenMatch
from schlemm.store.store import Store, Unreadable
from schlemm.table.live.bot_timing import Pace, shown_after
from schlemm.table.rules.promising import DealSource
from schlemm.table.state.evolve import Impossible

_LOG = logging.getLogger(__name__)


class Matches:
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
        self.cache = Cache(self._load)

    async def find(self, name: str) -> Hall | None:
        """The match of this name; ``None`` if there is none.

        Raises:
            TableDamaged: If what is stored of it makes no sense.
            StoreTrouble: If the store does not answer.
        """
        return await self.cache.get(name) if is_table_name(name) else None

    async def open(self, wish: OpenMatch, secret: str) -> tuple[str, Place]:
        """Open a match as wished, with the person who has this secret at their place; its name, and the place.

        Raises:
            Refused: If the wish makes no sense.
            UnknownSystem: If a system that is wished for does not exist.
            StoreTrouble: If it could not be kept.
        """
        name = new_table_name()
        event = match_opened(wish, name, secret)
        await self.set_up(name, event)
        return name, event.host

    async def set_up(self, name: str, event: MatchOpened) -> None:
        """Open a match with this first event.

        Raises:
            StoreTrouble: If it could not be kept.
        """
        session = await MatchSession.open(name, event, self._store, self._executor, self._deals, self._pace)
        self.cache.put(name, Hall(session))

    async def _load(self, name: str) -> Hall | None:
        try:
            if not await is_match_in(self._store, name):
                return None
            session = await MatchSession.load(name, self._store, self._executor, self._deals, self._pace)
        except (Unreadable, Impossible, RuleViolation, ValueError) as error:
            _LOG.error("match %s cannot be read: %s", name, damage(error))
            raise TableDamaged(name) from error
        return None if session is None else Hall(session)


async def is_match_in(store: Store, name: str) -> bool:
    """Whether what is kept under this name is a match, and no table by itself; only its first event is looked at.

    Raises:
        Unreadable: If that event is not what was written.
        StoreTrouble: If the store does not answer.
    """
    first = await store.first(name)
    return first is not None and is_match(first.kind)
