"""How a score pad goes from event to event in its stream."""

from __future__ import annotations

from typing import Final, TypeAlias

from schlemm.pad.events import PAD_EVENTS, PadEvent
from schlemm.pad.evolve import evolve, opened
from schlemm.pad.pad import Pad
from schlemm.table.live.codec import EventCodec
from schlemm.table.live.stream import Course, StreamLog

PAD_COURSE: Final[Course[Pad, PadEvent]] = Course("pad", EventCodec(PAD_EVENTS), opened, evolve)

PadLog: TypeAlias = StreamLog[Pad, PadEvent]
