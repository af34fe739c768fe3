"""How a series goes from event to event in its stream."""

from __future__ import annotations

from typing import Final, TypeAlias

from schlemm.circle.events import SERIES_EVENTS, SeriesEvent
from schlemm.circle.evolve import evolve, opened
from schlemm.circle.series import Series
from schlemm.table.live.codec import EventCodec
from schlemm.table.live.stream import Course, StreamLog

SERIES_COURSE: Final[Course[Series, SeriesEvent]] = Course(
    "series", EventCodec(SERIES_EVENTS), opened, evolve
)

SeriesLog: TypeAlias = StreamLog[Series, SeriesEvent]
