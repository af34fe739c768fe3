"""How a score pad goes from event to event in its stream."""

from __future__ import annotations

from typing import Final, TypeAlias

from schlemm.table.pad.events import KINDS, PadEvent
from schlemm.table.pad.evolve import evolve, opened
from schlemm.table.pad.pad import Pad
from schlemm.table.stream import Course, StreamLog

PAD_COURSE: Final[Course[Pad, PadEvent]] = Course("pad", KINDS, opened, evolve)

PadLog: TypeAlias = StreamLog[Pad, PadEvent]
