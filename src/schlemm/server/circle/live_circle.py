"""A circle that is open, and who looks at it."""

from __future__ import annotations

import asyncio
from typing import Final

from schlemm.bus.bus import Unsubscribe
from schlemm.circle.circle import Circle
from schlemm.circle.log import CIRCLE_COURSE, CircleLog
from schlemm.server.cluster.cluster import Cluster
from schlemm.server.cluster.messages import Between, LookedAt

HERE: Final = 20.0
"""Seconds for which somebody who has looked at the circle counts as being here."""


class LiveCircle:
    """A circle that is open, and who looks at it.

    Args:
        log: The circle.
        cluster: The other servers; ``None`` where this is the only one.
    """

    def __init__(self, log: CircleLog, cluster: Cluster | None = None) -> None:
        self.log = log
        self._cluster = cluster
        self._unsubscribe: Unsubscribe | None = None
        self.beginning = asyncio.Lock()
        self._seen: dict[int, float] = {}
        self.empty_since = _now()

    @property
    def circle(self) -> Circle:
        """The circle as it stands."""
        return self.log.now

    @property
    def is_empty(self) -> bool:
        """Whether nobody has looked lately."""
        return not self.looking

    @property
    def looking(self) -> frozenset[int]:
        """The members who have looked lately."""
        return frozenset(member for member, when in self._seen.items() if _now() - when < HERE)

    def look(self, member: int) -> None:
        """A member looks at the circle."""
        self._seen[member] = self.empty_since = _now()
        if self._cluster is not None:
            self._cluster.say(self._stream, LookedAt(member))

    @classmethod
    async def linked(cls, log: CircleLog, cluster: Cluster | None) -> LiveCircle:
        """A circle that hears of those who look at it at other servers."""
        live = cls(log, cluster)
        if cluster is not None:
            live._unsubscribe = await cluster.listen(live._stream, live._hear)
        return live

    async def catch_up(self) -> None:
        """Read what another server may have written.

        Raises:
            StoreTrouble: If the store does not answer.
        """
        if self._cluster is not None:
            async with self.log.writing:
                await self.log.read_on()

    def wake(self) -> None:
        """Nothing rests here."""

    async def close(self) -> None:
        """Hear of nobody any longer; nothing is to be put away, for all is kept."""
        if self._unsubscribe is not None:
            await self._unsubscribe()

    @property
    def _stream(self) -> str:
        return CIRCLE_COURSE.stream_of(self.circle.id)

    def _hear(self, said: Between) -> None:
        if isinstance(said, LookedAt):
            self._seen[said.member] = self.empty_since = _now()


def _now() -> float:
    return asyncio.get_running_loop().time()
