"""How much is done between two turns of the event loop, counted and not timed."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import CodeType, FrameType
from typing import Final

from schlemm.circle import evolve as of_circle
from schlemm.match.state import evolve as of_match
from schlemm.match.views.paper_pbn import game_of
from schlemm.pad import evolve as of_pad
from schlemm.server.export.csv_export import fields_of
from schlemm.server.fair.views import fair_deal
from schlemm.table.live.codec import EventCodec
from schlemm.table.live.dealt import DealtBoard
from schlemm.table.rules import evolve

EVENTS: Final[frozenset[CodeType]] = frozenset(
    each.__code__
    for each in (
        evolve.evolve,
        of_match.evolve,
        of_circle.evolve,
        of_pad.evolve,
        EventCodec.decode,
        EventCodec.encode,
    )
)
"""What is done for each event that is read, written, or let happen."""

ROWS: Final[frozenset[CodeType]] = frozenset(
    each.__code__  # pyrefly: ignore[missing-attribute]  # a property has a getter
    for each in (fields_of, game_of, fair_deal, DealtBoard.is_kept.fget)
)
"""What is done for each row or board that is written or checked."""


class Turns:
    """The work of the loop's thread, turn by turn; what is done in other threads does not count.

    Attributes:
        events: How often something was done for an event, in the turn in which it was most.
        rows: The same for rows.
        calls: How many functions of Python were called at most: the measure for all that has no other.
    """

    def __init__(self) -> None:
        self.events = self.rows = self.calls = 0
        self._now = [0, 0, 0]

    def count(self, frame: FrameType, event: str, _: object) -> None:
        """A function is called."""
        if event == "call":
            code, now = frame.f_code, self._now
            now[2] += 1
            if code in EVENTS:
                now[0] += 1
            elif code in ROWS:
                now[1] += 1

    def turn(self) -> None:
        """The loop has turned once more."""
        events, rows, calls = self._now
        self.events, self.rows = max(self.events, events), max(self.rows, rows)
        self.calls = max(self.calls, calls)
        self._now[:] = 0, 0, 0
        self._next = asyncio.get_running_loop().call_soon(self.turn)

    def stop(self) -> None:
        """Count no further."""
        self._next.cancel()


@asynccontextmanager
async def counted() -> AsyncIterator[Turns]:
    """Count what is done in here."""
    turns = Turns()
    await asyncio.sleep(0)
    turns.turn()
    sys.setprofile(turns.count)
    try:
        yield turns
    finally:
        sys.setprofile(None)
        turns.stop()
