"""Who looks at a table: bots act only while somebody does, there or at a table that is played together with it."""

from __future__ import annotations

from collections.abc import Callable


class Watch:
    """The listeners of one table, or of tables that are played together, and the bots they keep awake."""

    def __init__(self) -> None:
        self._looking = 0
        self._bots: list[Callable[[], None]] = []

    @property
    def anybody(self) -> bool:
        """Whether anybody looks."""
        return self._looking > 0

    def keeps_awake(self, bots: Callable[[], None]) -> None:
        """Call this whenever bots may have something to do."""
        self._bots.append(bots)

    def joined(self) -> None:
        """Somebody looks from now on."""
        self._looking += 1
        self.wake()

    def left(self) -> None:
        """Somebody looks no longer."""
        self._looking -= 1

    def wake(self) -> None:
        """See to it that bots act where it is theirs to act."""
        for bots in self._bots:
            bots()
