"""How a series goes from event to event in its stream."""

from __future__ import annotations

from typing import Final, TypeAlias

from schlemm.table.series.events import KINDS, SeriesEvent
from schlemm.table.series.evolve import evolve, opened
from schlemm.table.series.series import Series
from schlemm.table.stream import Course, StreamLog

SERIES_COURSE: Final[Course[Series, SeriesEvent]] = Course("series", KINDS, opened, evolve)

SeriesLog: TypeAlias = StreamLog[Series, SeriesEvent]
