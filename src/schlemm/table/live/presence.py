"""Who looks at a table: bots act only while somebody does, there or at a table that is played together with it.

What is thought for a table is thought in the name of one household: that of whoever has looked longest of those who
look. That it is one of theirs is enough to be fair to others, as no stranger's seat can be looked from; and where
several servers have a table open, bots act at one only at which somebody looks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from schlemm.table.live.log import Numbered

Listener: TypeAlias = Callable[[Numbered], None]
"""Told of what has happened, each event with its version, once the session's table shows it; it must not wait."""

Household: TypeAlias = Callable[[], str]
"""Tells whose questions those of a table are, as long as its listener is told."""


def nobody() -> str:
    """Return the household of listeners that have none."""
    return ""


@dataclass(eq=True, unsafe_hash=True)
class BotsWait(Exception):
    """Bots wait, as they act for the same household in many other games.

    Attributes:
        most: In how many at most.
    """

    most: int


class Presence:
    """The listeners of one table, or of tables that are played together, and the bots they keep awake.

    Attributes:
        waits: Why bots wait though somebody looks, if they do.
    """

    def __init__(self) -> None:
        self._looking: list[Household] = []
        self._drives = True
        self.waits: BotsWait | None = None
        self._bots: list[Callable[[], None]] = []

    @property
    def anybody(self) -> bool:
        """Whether anybody looks."""
        return bool(self._looking)

    @property
    def household(self) -> str:
        """In whose name bots think here: of who came first of those who look; none if nobody looks."""
        return self._looking[0]() if self._looking else nobody()

    @property
    def bots_act(self) -> bool:
        """Whether bots act in this process: somebody looks, nothing keeps them, and no other process has them act."""
        return self.anybody and self._drives and self.waits is None

    def drive(self, drives: bool) -> None:
        """Whether bots are to act in this process, where several keep the table open."""
        self._drives = drives
        self.wake()

    def keep_waiting(self, why: BotsWait | None) -> None:
        """Have bots wait for this reason, or act."""
        self.waits = why
        self.wake()

    def keeps_awake(self, bots: Callable[[], None]) -> None:
        """Call this whenever bots may have something to do."""
        self._bots.append(bots)

    def joined(self, household: Household) -> None:
        """Somebody looks from now on."""
        self._looking.append(household)
        self.wake()

    def left(self, household: Household) -> None:
        """Somebody looks no longer."""
        self._looking.remove(household)

    def wake(self) -> None:
        """Have bots act where it is their turn."""
        for bots in self._bots:
            bots()


class Listeners:
    """Those who are told of what happens at a table.

    Args:
        watch: What keeps its bots awake.
        changed: Called with whether there are any, when one has come or gone.
    """

    def __init__(self, watch: Presence, changed: Callable[[bool], None]) -> None:
        self._watch = watch
        self._changed = changed
        self._listeners: list[Listener] = []
        self._overhearing: list[Listener] = []

    def add(self, listener: Listener, household: Household = nobody) -> Callable[[], None]:
        """Tell this one too, until the function returned is called."""
        self._listeners.append(listener)
        self._changed(True)
        self._watch.joined(household)

        def leave() -> None:
            self._listeners.remove(listener)
            self._changed(bool(self._listeners))
            self._watch.left(household)

        return leave

    def overhear(self, listener: Listener) -> Callable[[], None]:
        """Tell this one too, after those who play, and without any bot acting or clock going for it."""
        self._overhearing.append(listener)
        return lambda: self._overhearing.remove(listener)

    def tell(self, numbered: Numbered) -> None:
        """Tell all of them."""
        for listener in (*self._listeners, *self._overhearing):
            listener(numbered)
