"""How long people are waited for at a table. Nothing below the session looks at a clock."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final, TypeAlias

from schlemm.core.seats import SIDES, BySide, Side
from schlemm.table.live.bot_timing import people_waited_for
from schlemm.table.live.log import Log, Numbered
from schlemm.table.rules.act import Request
from schlemm.table.rules.explaining import AskAboutCall, ExplainCall
from schlemm.table.state.events import TimeTaken

TENTHS: Final = 10
"""In a second."""

Now: TypeAlias = Callable[[], float]
"""A clock that never goes back, in seconds from whenever."""

STEADY: Final[Now] = monotonic
"""The system's own."""


class Stopwatch:
    """The time that each side's people were waited for and that is not on record yet.

    Args:
        now: Where the time comes from.
    """

    def __init__(self, now: Now) -> None:
        self._now = now
        self._since = now()
        self._running: Collection[Side] = ()
        self._spent = dict.fromkeys(SIDES, 0.0)

    def follow(self, waited_for: Collection[Side]) -> None:
        """From now on these sides are waited for; what has gone by counts for those that were."""
        self._count()
        self._running = waited_for

    def spent(self) -> BySide[int]:
        """What is not on record yet, in whole tenths of a second."""
        self._count()
        return BySide.from_function(lambda side: int(self._spent[side] * TENTHS))

    def recorded(self, side: Side, tenths: int) -> None:
        """So much of a side's is on record now."""
        self._spent[side] -= tenths / TENTHS

    def settled(self, side: Side) -> None:
        """Another process has put on record what it knew of a side's, and so what this one has counted."""
        self._count()
        self._spent[side] = 0.0

    def at_least(self, spent: BySide[int]) -> None:
        """Another process has seen as much go by, in tenths of a second: it may have begun to look earlier."""
        self._count()
        for side in SIDES:
            self._spent[side] = max(self._spent[side], spent.of(side) / TENTHS)

    def _count(self) -> None:
        now = self._now()
        for side in self._running:
            self._spent[side] += now - self._since
        self._since = now


@dataclass(frozen=True, slots=True)
class Ticking:
    """A clock at one moment, besides what the table knows of it.

    Attributes:
        unrecorded: What each side has used that is not on record yet, in tenths of a second.
        runs_for: The sides whose time runs.
    """

    unrecorded: BySide[int]
    runs_for: frozenset[Side]


class Timekeeper:
    """The clock of a table: whoever is waited for while anybody looks, and no match rests, uses up their side's time.

    Bots are never timed, so that nothing tells how long they thought.

    Args:
        log: The table and its stream.
        now: Where the time comes from.
    """

    def __init__(self, log: Log, now: Now) -> None:
        self._log = log
        self._stopwatch = Stopwatch(now)
        self._looked_at = False
        self._looked_at_elsewhere = False

    @property
    def runs_for(self) -> frozenset[Side]:
        """The sides whose time runs."""
        anybody = self._looked_at or self._looked_at_elsewhere
        return people_waited_for(self._log.table) if anybody and not self._log.rests else frozenset()

    @property
    def ticking(self) -> Ticking:
        """How things stand at this moment."""
        return Ticking(self._stopwatch.spent(), self.runs_for)

    def follow(self) -> None:
        """Something has happened: see who is waited for now."""
        self._stopwatch.follow(self.runs_for)

    def looked_at(self, anybody: bool) -> None:
        """Whether anybody looks at the table in this process."""
        self._looked_at = anybody
        self.follow()

    def looked_at_elsewhere(self, anybody: bool) -> None:
        """Whether anybody looks at the table in another process: each counts the time, and one writes it down."""
        self._looked_at_elsewhere = anybody
        self.follow()

    def seen_elsewhere(self, version: int, spent: BySide[int]) -> None:
        """Another process that has the table at this version has seen so much go by that is not on record."""
        if version == self._log.table.version:
            self._stopwatch.at_least(spent)

    def recorded_elsewhere(self, numbered: Numbered) -> None:
        """Another process has written this, perhaps the time that this one has counted as well."""
        for _, event in numbered:
            if isinstance(event, TimeTaken):
                self._stopwatch.settled(event.side)

    def timed(self, request: Request) -> Request:
        """Return the request with the time used until now, to be kept with what it brings about.

        That is done with every request about the board, so that whatever ends a wait, or breaks into it, leaves
        nothing uncounted; but what is said about a call leaves no trace for those who may not know of it, and what
        concerns a whole match none at its table: the time goes on, and is kept later.
        """
        if isinstance(request.command, ExplainCall | AskAboutCall):
            return request
        return replace(request, waited=self._stopwatch.spent())

    def recorded(self, numbered: Numbered) -> None:
        """Of what has happened here the time is on record."""
        for _, event in numbered:
            if isinstance(event, TimeTaken):
                self._stopwatch.recorded(event.side, event.tenths)
