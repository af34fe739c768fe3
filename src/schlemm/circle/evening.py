"""Which evening a game belongs to."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

MORNING: Final = timedelta(hours=5)
"""Until five in the morning it is still the evening before."""


def evening_at(seconds: float) -> str:
    """The evening of a moment as it is stored, in the time of this machine; nothing if no calendar has it.

    Args:
        seconds: Since 1970, in UTC.

    >>> evening_at(1e300), evening_at(float("nan")), evening_at(-1e18)
    ('', '', '')
    """
    try:
        return evening_of(datetime.fromtimestamp(seconds).astimezone())
    except (ValueError, OverflowError, OSError):
        return ""


def evening_of(now: datetime) -> str:
    """The day on which the evening began, as ``2026-11-19``.

    >>> evening_of(datetime(2026, 11, 20, 1, 30)), evening_of(datetime(2026, 11, 20, 19, 0))
    ('2026-11-19', '2026-11-20')
    """
    return (now - MORNING).date().isoformat()
