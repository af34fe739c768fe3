"""The questions of a server to bots on other machines: which wait, who has which, and how they end."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from schlemm.bots.workers.bus_messages import BusAnswer, MachineState
from schlemm.bots.workers.machines import Machines
from schlemm.bots.workers.questions import Job
from schlemm.workers.process import WorkerFault
from schlemm.workers.queue import PendingQuestion, QuestionQueue

LINE: Final = 50
"""How many questions of a household as urgent may wait for each process: more could not be answered in time."""

TRIES: Final = 2
"""How many machines are asked at most if they die over a question."""

AGAIN: Final = 5.0
"""Seconds after which a question is said again, as it or its answer may have been lost on the way."""

FULL: Final = "full"
"""Why a machine did not take a question that it was asked: others have been faster."""

_NEXT: Final = frozenset({"crashed", "closed"})
"""Why a machine has no answer where another may have one."""


@dataclass(frozen=True, slots=True)
class Errand:
    """A question to bots on other machines.

    Attributes:
        name: What it is called on the bus.
        job: What is asked.
        until: When nobody waits for the answer any more.
        tries: How many machines may still be asked.
        unless: Who has been asked in vain.
    """

    name: str
    job: Job[object]
    until: float
    tries: int = TRIES
    unless: str = ""


_Pending: TypeAlias = PendingQuestion[Errand, object]
Turn: TypeAlias = tuple[Errand, str, str]
"""A question, its household, and the machine that has it."""


@dataclass(frozen=True, slots=True)
class _Out:
    """A question at a machine.

    Attributes:
        asked: The question.
        machine: Who has it.
        said: When it was last told so.
    """

    asked: _Pending
    machine: str
    said: float


class OpenQuestions:
    """Keeps the questions until they are answered, and says what is to be said over the bus.

    It has no clock: the time is given, in seconds of one and the same clock.

    Args:
        now: The time at which somebody begins to listen for machines.
    """

    def __init__(self, now: float = 0.0) -> None:
        self._machines = Machines(now)
        self._queue: QuestionQueue[Errand, object] = QuestionQueue()
        self._out: dict[str, _Out] = {}
        self._dismissed: list[tuple[str, str]] = []

    @property
    def processes(self) -> int:
        """How many processes all machines together have."""
        return self._machines.size

    @property
    def waiting(self) -> int:
        """How many questions no machine has."""
        return self._queue.waiting()

    @property
    def running(self) -> int:
        """How many questions machines have."""
        return len(self._out)

    def alone_for(self, now: float) -> float:
        """For how many seconds no machine has been there."""
        return self._machines.alone_for(now)

    def ask(self, errand: Errand, urgency: int, household: str = "") -> Future[object]:
        """Have a question wait for a machine; who cancels the answer takes the question back.

        Args:
            errand: The question.
            urgency: The lower, the sooner, among the questions of one household.
            household: For whom it is asked.

        Raises:
            WorkerFault: If so many of the household wait that there would be no answer in time.
        """
        if self._queue.waiting(urgency, household) >= LINE * max(self.processes, 1):
            raise WorkerFault("busy", "too many questions wait")
        asked: _Pending = PendingQuestion(errand, urgency, household)
        self._queue.push(asked)
        return asked.future

    def next_to_ask(self, now: float) -> Turn | None:
        """The question whose turn it is, and the machine that has it from now on; ``None`` if it has to wait.

        Where no machine has room, as other servers have been faster, a household that has no question at any is asked
        for all the same: it has its turn there, among the households of all servers.
        """
        free = self._machines.free
        if not free and self._machines.least_asked() is None:
            return None
        asked = self._queue.pop(free, self._machines.spare) if free else self._queue.pop(1, 1)
        if asked is None:
            return None
        name, unless = asked.question.name, asked.question.unless
        machine = self._machines.with_room(unless) or self._machines.least_asked(unless) or ""
        self._machines.ask(machine)
        self._out[name] = _Out(asked, machine, now)
        asked.future.add_done_callback(lambda future: self._dismiss(name) if future.cancelled() else None)
        return asked.question, asked.household, machine

    def to_say_again(self, now: float) -> Iterator[Turn]:
        """The questions about which nothing was heard for some time, and who has them."""
        for name, out in [*self._out.items()]:
            if now - out.said >= AGAIN:
                self._out[name] = replace(out, said=now)
                yield out.asked.question, out.asked.household, out.machine

    def dismissed(self) -> tuple[tuple[str, str], ...]:
        """The machines that have questions which were taken back since this was asked last, and their names."""
        told = tuple(self._dismissed)
        self._dismissed = []
        return told

    def hear(self, state: MachineState, now: float) -> None:
        """Take in what a machine says of itself; if it has left, others are asked."""
        if not self._machines.hear(state, now):
            self._lose(state.machine)

    def take(self, answer: BusAnswer, now: float) -> None:
        """Take in an answer, whoever gives it: all machines answer alike."""
        self._machines.hear_room(answer.machine, answer.room, now)
        out, error = self._out.get(answer.name), answer.error
        if out is None:
            return
        if isinstance(error, WorkerFault) and error.reason in {FULL, *_NEXT}:
            if out.machine != answer.machine:  # another one is at it by now
                return
            self._settle(answer.name)
            if error.reason == FULL:
                self._machines.refuse(answer.machine)
                self._queue.put_back(out.asked)
            else:
                self._ask_another(out, error)
            return
        self._settle(answer.name)
        if error is not None:
            _fail(out.asked, error)
        elif not out.asked.future.done():
            out.asked.future.set_result(answer.result)

    def drop_silent(self, now: float) -> tuple[str, ...]:
        """Ask others than the machines that have said nothing for long, and name these."""
        gone = self._machines.drop_silent(now)
        for machine in gone:
            self._lose(machine)
        return gone

    def fail(self, name: str, fault: WorkerFault) -> None:
        """Give up a question that is at a machine."""
        out = self._settle(name)
        if out is not None:
            _fail(out.asked, fault)

    def fail_waiting(self, fault: WorkerFault) -> None:
        """Give up all that wait."""
        for asked in self._queue.drain():
            _fail(asked, fault)

    def cancel(self) -> None:
        """Take everything back."""
        for asked in [*self._queue.drain(), *(out.asked for out in self._out.values())]:
            asked.cancel()

    def _dismiss(self, name: str) -> None:
        out = self._settle(name)
        if out is not None:
            self._dismissed.append((out.machine, name))

    def _settle(self, name: str) -> _Out | None:
        """Take a question from the machine that has it."""
        out = self._out.pop(name, None)
        if out is not None:
            self._machines.settle(out.machine)
            self._queue.done(out.asked)
        return out

    def _lose(self, machine: str) -> None:
        for name, out in [*self._out.items()]:
            if out.machine == machine:
                self._settle(name)
                self._ask_another(out, WorkerFault("crashed", f"{machine} is gone"))

    def _ask_another(self, out: _Out, fault: WorkerFault) -> None:
        errand = out.asked.question
        if errand.tries > 1:
            again = replace(errand, tries=errand.tries - 1, unless=out.machine)
            self._queue.put_back(replace(out.asked, question=again))
        else:
            _fail(out.asked, fault)


def _fail(asked: _Pending, error: Exception) -> None:
    if not asked.future.done():
        asked.future.set_exception(error)
