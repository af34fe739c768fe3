"""How a score pad goes from event to event in its stream."""

from __future__ import annotations

from typing import Final, TypeAlias

from schlemm.pad.events import PAD_EVENTS, PadEvent
from schlemm.pad.evolve import evolve, opened
from schlemm.pad.pad import Pad
from schlemm.store.event_log import Course, EventLog
from schlemm.table.live.codec import EventCodec

PAD: Final[EventCodec[PadEvent]] = EventCodec(PAD_EVENTS)

PAD_COURSE: Final[Course[Pad, PadEvent, int]] = Course(
    PAD.encode, PAD.decode, opened, evolve, mark=lambda pad: pad.version, prefix="pad"
)

PadLog: TypeAlias = EventLog[Pad, PadEvent, int]
