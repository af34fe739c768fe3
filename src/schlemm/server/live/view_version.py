"""What a player has been told, as they count: what is kept from them leaves no gap in the versions that they see."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

from schlemm.core.seats import Seat
from schlemm.table.rules.acts import is_told
from schlemm.table.state.events import Heard
from schlemm.table.state.table import Table

REMEMBERED: Final = 128
"""How many events back a socket that comes again is told what it missed; further back it gets the table only."""


class Recent:
    """The last events of a table, each with its version, and none left out between them."""

    def __init__(self) -> None:
        self._events: deque[tuple[int, Heard]] = deque(maxlen=REMEMBERED)

    def hear(self, events: Sequence[tuple[int, Heard]]) -> None:
        """This has happened. What was heard before something else was missed, while nobody looked, is forgotten."""
        if self._events and events and events[0][0] != self._events[-1][0] + 1:
            self._events.clear()
        self._events.extend(events)

    def told_since(self, table: Table, seat: Seat, seen: int) -> Sequence[Heard] | None:
        """What a player was told of since the version that they have seen; ``None`` where that is not known any more.

        Args:
            table: The table as it stands.
            seat: Whose player.
            seen: What they have seen, as they count.
        """
        missing = table.version_for(seat) - seen
        if not missing:
            return ()
        told = [event for _, event in self._events if is_told(event, seat)]
        known = bool(self._events) and self._events[-1][0] == table.changes
        return told[len(told) - missing :] if known and 0 < missing <= len(told) else None

    def counted(self, table: Table, seat: Seat, version: int) -> int:
        """A version of the table, as this player counts; where it is too long ago to be known, that of today.

        Args:
            table: The table as it stands.
            seat: Whose player.
            version: The version of a moment ago.
        """
        since = [event for at, event in self._events if at > version]
        if len(since) != table.changes - version:
            return table.version_for(seat)
        return table.version_for(seat) - sum(is_told(event, seat) for event in since)
