"""How a circle goes from event to event in its stream."""

from __future__ import annotations

from typing import Final, TypeAlias

from schlemm.circle.circle import Circle
from schlemm.circle.events import CIRCLE_EVENTS, CircleEvent
from schlemm.circle.evolve import evolve, opened
from schlemm.table.live.codec import EventCodec
from schlemm.table.live.stream import Course, StreamLog

CIRCLE_COURSE: Final[Course[Circle, CircleEvent]] = Course(
    "series", EventCodec(CIRCLE_EVENTS), opened, evolve
)

CircleLog: TypeAlias = StreamLog[Circle, CircleEvent]
