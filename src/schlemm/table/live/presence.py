"""Who looks at a table: bots act only while somebody does, there or at a table that is played together with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from schlemm.table.live.log import Numbered

Listener: TypeAlias = Callable[[Numbered], None]
"""Told of what has happened, each event with its version, once the session's table shows it; it must not wait."""


class Presence:
    """The listeners of one table, or of tables that are played together, and the bots they keep awake."""

    def __init__(self) -> None:
        self._looking = 0
        self._drives = True
        self._bots: list[Callable[[], None]] = []

    @property
    def anybody(self) -> bool:
        """Whether anybody looks."""
        return self._looking > 0

    @property
    def bots_act(self) -> bool:
        """Whether bots act in this process: somebody looks, and no other process has them act."""
        return self.anybody and self._drives

    def drive(self, drives: bool) -> None:
        """Whether bots are to act in this process, where several keep the table open."""
        self._drives = drives
        self.wake()

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

    def add(self, listener: Listener) -> Callable[[], None]:
        """Tell this one too, until the function returned is called."""
        self._listeners.append(listener)
        self._changed(True)
        self._watch.joined()

        def leave() -> None:
            self._listeners.remove(listener)
            self._changed(bool(self._listeners))
            self._watch.left()

        return leave

    def overhear(self, listener: Listener) -> Callable[[], None]:
        """Tell this one too, after those who play, and without any bot acting or clock going for it."""
        self._overhearing.append(listener)
        return lambda: self._overhearing.remove(listener)

    def tell(self, numbered: Numbered) -> None:
        """Tell all of them."""
        for listener in (*self._listeners, *self._overhearing):
            listener(numbered)
