"""Removes, round after round, tables and matches at which nobody has called for as long as the operator keeps them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from typing import Final

from schlemm.match.live.unplayed import prune
from schlemm.match.state.match import room_name
from schlemm.match.state.place import Room
from schlemm.server.cluster.cluster import Cluster
from schlemm.server.live.live_games import LiveGames
from schlemm.store.store import PrunableStore, StoreTrouble

_LOG: Final = logging.getLogger(__name__)

STEP: Final = 5.0
"""Seconds between two steps over some streams of the store …"""

REST: Final = 3600.0
"""… and after the last of them, or after trouble."""

DAY: Final = 86_400


class Pruning:
    """What removes games without a call.

    Args:
        store: Where they are.
        games: Those that are open here, which stay.
        cluster: Asked for those that are open at other servers, which stay as well.
        days: For how long they are kept after the last thing that happened there.
    """

    def __init__(self, store: PrunableStore, games: LiveGames, cluster: Cluster | None, days: int) -> None:
        self._store = store
        self._games = games
        self._cluster = cluster
        self._kept_for = days * DAY
        self._reached = ""

    async def run(self) -> None:
        """Go over the store step by step, again and again."""
        while True:
            pause = await self.step(time.time())
            await asyncio.sleep(pause)

    async def step(self, now: float) -> float:
        """Look at some streams, remove what may go, and return after how many seconds to look at the next.

        Args:
            now: In seconds since 1970.
        """
        try:
            pruned = await prune(self._store, now - self._kept_for, self._open_anywhere, self._reached)
        except StoreTrouble as trouble:
            _LOG.error("games without a call are not removed: %s", trouble)
            return REST
        self._reached = pruned.reached
        return STEP if self._reached else REST

    async def _open_anywhere(self, names: Collection[str]) -> Collection[str]:
        elsewhere = () if self._cluster is None else await self._cluster.open_elsewhere(names)
        # last, for this is known at once
        here = {name for name in names if {name, room_name(name, Room.OPEN)} & self._games.kept.names}
        return here | {*elsewhere}
