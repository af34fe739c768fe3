"""How events change a circle, and in which stream they are stored."""

from __future__ import annotations

from typing import Final, TypeAlias

from schlemm.circle.circle import Circle
from schlemm.circle.events import CIRCLE_EVENTS, CircleEvent
from schlemm.circle.evolve import evolve, opened
from schlemm.store.event_log import Course, EventLog
from schlemm.table.live.codec import EventCodec

CIRCLE: Final[EventCodec[CircleEvent]] = EventCodec(CIRCLE_EVENTS)

CIRCLE_COURSE: Final[Course[Circle, CircleEvent, int]] = Course(
    CIRCLE.encode, CIRCLE.decode, opened, evolve, mark=lambda circle: circle.version, prefix="series"
)

CircleLog: TypeAlias = EventLog[Circle, CircleEvent, int]
