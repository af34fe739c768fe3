"""Machines of bots: processes that take the most urgent question, and yet every fourth time the oldest."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Sequence

from lab.capacity.simulation.agenda import Agenda, Deed
from lab.capacity.simulation.queues import Use

MOVE, REVIEW = 0, 1
"""How urgent a question is: the lower, the sooner."""

AGED = 4
"""One of so many questions that had to wait is the oldest one."""

LINE = 50
"""How many questions as urgent may wait for each process; more are not taken."""

DEADLINES = (20.0, 120.0)
"""Seconds after which nobody waits any longer, by urgency."""


class _Question:
    __slots__ = ("args", "asked", "number", "open", "seconds", "then", "urgency")

    def __init__(
        self,
        number: int,
        urgency: int,
        asked: float,
        seconds: float,
        then: Deed,
        args: tuple[object, ...],
    ) -> None:
        self.number = number
        self.urgency = urgency
        self.asked = asked
        self.seconds = seconds
        self.then = then
        self.args = args
        self.open = True


class BotMachines:
    """All machines of bots; as a question goes to the one with most room, they are as one with all processes.

    Args:
        agenda: Tells the time.
        workers: How many processes they have together.

    Attributes:
        given_up: Questions that were not answered; rules of thumb stand in for moves.
        move_waits: Seconds that each move waited until a process took it up.
    """

    def __init__(self, agenda: Agenda, workers: int) -> None:
        self._agenda = agenda
        self._workers = workers
        self._free = workers
        self._lines: Sequence[deque[_Question]] = (deque(), deque())
        self._waiting = [0, 0]
        self._number = self._popped = 0
        self.measure()

    def measure(self) -> None:
        """Forget what was."""
        self._since = self._agenda.now
        self._busy = self._waited = self._worst = 0.0
        self._done = self.given_up = 0
        self.move_waits = array("d")

    def ask(self, urgency: int, seconds: float, then: Deed, *args: object) -> None:
        """Have ``then`` done when the question is answered or given up."""
        now = self._agenda.now
        self._number += 1
        question = _Question(self._number, urgency, now, seconds, then, args)
        if self._free:
            self._begin(question)
        elif sum(self._waiting[: urgency + 1]) >= LINE * max(self._workers, 1):
            self._give_up(question)
        else:
            self._lines[urgency].append(question)
            self._waiting[urgency] += 1
            self._agenda.at(now + DEADLINES[urgency], self._overdue, question)

    def _begin(self, question: _Question) -> None:
        question.open = False
        wait = self._waits(question)
        self._free -= 1
        self._busy += question.seconds
        self._waited += wait
        self._worst = max(self._worst, wait)
        self._done += 1
        self._agenda.at(self._agenda.now + question.seconds, self._end, question)

    def _end(self, question: _Question) -> None:
        self._free += 1
        following = self._pop()
        if following is not None:
            self._begin(following)
        question.then(*question.args)

    def _pop(self) -> _Question | None:
        for line in self._lines:
            while line and not line[0].open:
                line.popleft()
        lines = [urgency for urgency, line in enumerate(self._lines) if line]
        if not lines:
            return None
        self._popped += 1
        oldest = self._popped % AGED == 0
        chosen = min(lines, key=lambda each: self._lines[each][0].number) if oldest else lines[0]
        self._waiting[chosen] -= 1
        return self._lines[chosen].popleft()

    def _overdue(self, question: _Question) -> None:
        if question.open:
            self._waiting[question.urgency] -= 1
            self._give_up(question)

    def _give_up(self, question: _Question) -> None:
        question.open = False
        self._waits(question)
        self.given_up += 1
        question.then(*question.args)

    def _waits(self, question: _Question) -> float:
        wait = self._agenda.now - question.asked
        if question.urgency == MOVE:
            self.move_waits.append(wait)
        return wait

    def use(self) -> Use:
        """How they have been used since they are measured."""
        time = self._agenda.now - self._since or 1.0
        mean = self._waited / self._done if self._done else 0.0
        busy = self._busy / time / max(self._workers, 1)
        return Use(min(busy, 1.0), self._waited / time, mean, self._worst, self._done)
