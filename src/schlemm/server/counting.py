"""What a player has been told, as they count: what is kept from them leaves no gap in the versions that they see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from schlemm.core.seats import Seat
from schlemm.table.events import Event
from schlemm.table.project import is_told
from schlemm.table.table import Table


def told_since(
    recent: Iterable[tuple[int, Event]], table: Table, seat: Seat, seen: int
) -> Sequence[Event] | None:
    """What a player was told of since the version that they have seen; ``None`` if that is too long ago, or never was.

    Args:
        recent: The last events, with the table's versions.
        table: The table after them.
        seat: Whose player.
        seen: What they have seen, as they count.
    """
    told = [event for _, event in recent if is_told(event, seat)]
    missing = table.version_for(seat) - seen
    return told[len(told) - missing :] if 0 <= missing <= len(told) else None


def counted_by(recent: Iterable[tuple[int, Event]], table: Table, seat: Seat, version: int) -> int:
    """A version of the table of a moment ago, as this player counts; the arguments are those of ``told_since``."""
    untold = sum(1 for at, event in recent if at > version and not is_told(event, seat))
    return version - table.untold.of(seat) + untold
