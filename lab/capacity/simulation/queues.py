"""What work waits for: cores that do one thing after the other, and a disk that many commits wait for together."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heapreplace

from lab.capacity.simulation.agenda import Agenda, Deed


@dataclass(frozen=True, slots=True)
class Use:
    """How a part was used while it was measured.

    Attributes:
        busy: Share of the time in which it worked, all its cores together.
        queue: How many waited on the average.
        wait: Mean seconds that work waited before it began.
        worst: The longest of them.
        done: How much work came.
    """

    busy: float
    queue: float
    wait: float
    worst: float
    done: int


class Cores:
    """Cores that take work from one queue, first come, first served.

    Args:
        agenda: Tells the time.
        number: How many cores.
    """

    __slots__ = ("_agenda", "_busy", "_done", "_free", "_since", "_waited", "_worst")

    def __init__(self, agenda: Agenda, number: int = 1) -> None:
        self._agenda = agenda
        self._free = [0.0] * number
        self.measure()

    def measure(self) -> None:
        """Forget what was, but for the work still to be done."""
        now = self._since = self._agenda.now
        self._busy = sum(max(free - now, 0.0) for free in self._free)
        self._waited = self._worst = 0.0
        self._done = 0

    def serve(self, seconds: float) -> float:
        """Put work into the queue; when it will be done."""
        now, start = self._agenda.now, self._free[0]
        if start > now:
            wait = start - now
            self._waited += wait
            if wait > self._worst:  # noqa: PLR1730 - this is where a simulation spends its time
                self._worst = wait
        else:
            start = now
        end = start + seconds
        heapreplace(self._free, end)
        self._busy += seconds
        self._done += 1
        return end

    def stop(self) -> None:
        """Drop all work, also that which was begun."""
        now = self._agenda.now
        self._busy -= sum(max(free - now, 0.0) for free in self._free)
        self._free = [min(free, now) for free in self._free]

    def use(self) -> Use:
        """How they have been used since they are measured."""
        now = self._agenda.now
        time = now - self._since or 1.0
        busy = self._busy - sum(max(free - now, 0.0) for free in self._free)
        mean = self._waited / self._done if self._done else 0.0
        return Use(busy / time / len(self._free), self._waited / time, mean, self._worst, self._done)


class Log:
    """The log of a database: while one flush is on its way, commits gather that the next one takes with it.

    Args:
        agenda: Tells the time.
        flush: Seconds that a flush waits for the disk.
        each: Seconds more for the bytes of each commit.
    """

    __slots__ = (
        "_agenda",
        "_busy",
        "_commits",
        "_each",
        "_flush",
        "_flushing",
        "_since",
        "_waiting",
        "flushes",
    )

    def __init__(self, agenda: Agenda, flush: float, each: float) -> None:
        self._agenda = agenda
        self._flush = flush
        self._each = each
        self._waiting: list[tuple[Deed, tuple[object, ...]]] = []
        self._flushing = False
        self.measure()

    def measure(self) -> None:
        """Forget what was."""
        self._since = self._agenda.now
        self._busy = 0.0
        self._commits = 0
        self.flushes = 0

    def commit(self, then: Deed, *args: object) -> None:
        """Have this done when the commit is on the disk."""
        self._waiting.append((then, args))
        if not self._flushing:
            self._begin()

    def _begin(self) -> None:
        batch = self._waiting
        self._waiting = []
        seconds = self._flush + self._each * len(batch)
        self._flushing = True
        self._busy += seconds
        self._commits += len(batch)
        self.flushes += 1
        self._agenda.at(self._agenda.now + seconds, self._end, batch)

    def _end(self, batch: list[tuple[Deed, tuple[object, ...]]]) -> None:
        self._flushing = False
        if self._waiting:
            self._begin()
        for then, args in batch:
            then(*args)

    def shares(self) -> tuple[float, float, float]:
        """Of the time in which a flush was on its way, and of what the disk carries; and the commits of a flush."""
        time = self._agenda.now - self._since or 1.0
        return self._busy / time, self._each * self._commits / time, self._commits / max(self.flushes, 1)
