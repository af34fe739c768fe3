"""How a series goes from event to event in its stream."""

from __future__ import annotations

from typing import Final, TypeAlias

from schlemm.table.codec import EventCodec
from schlemm.table.series.events import SERIES_EVENTS, SeriesEvent
from schlemm.table.series.evolve import evolve, opened
from schlemm.table.series.series import Series
from schlemm.table.stream import Course, StreamLog

SERIES_COURSE: Final[Course[Series, SeriesEvent]] = Course(
    "series", EventCodec(SERIES_EVENTS), opened, evolve
)

SeriesLog: TypeAlias = StreamLog[Series, SeriesEvent]
