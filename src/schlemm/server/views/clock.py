"""The clock of a table: how long the people of each side have taken over the board."""

from __future__ import annotations

from schlemm.core.seats import SIDES, Side
from schlemm.server.protocol.view import ClockView
from schlemm.table.live.stopwatch import Ticking
from schlemm.table.views.sight import Sight

SECONDS = 60


def clock_view(sight: Sight, ticking: Ticking) -> ClockView | None:
    """The clock as it stands; of a side without people only what it has used before they went.

    Args:
        sight: The table, as the reader may see it.
        ticking: What has gone by since the table last put something on record.
    """
    used = sight.used
    if used is None:
        return None
    timed = {side: used.of(side) + ticking.unrecorded.of(side) for side in SIDES}
    return ClockView(
        limit=sight.settings.minutes * SECONDS,
        used={side: timed[side] for side in SIDES if timed[side] or _has_people(sight, side)},
        runs=[side for side in SIDES if side in ticking.runs_for],
    )


def _has_people(sight: Sight, side: Side) -> bool:
    return any(seat.side is side for seat in sight.people)
