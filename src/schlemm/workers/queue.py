"""What is asked next of a worker that becomes free: households in turn, and of each its most urgent question."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

Q = TypeVar("Q")
A = TypeVar("A")

AGED: Final = 4
"""One of so many questions of a household that had to wait is its oldest one, however urgent others are."""


@dataclass(frozen=True, slots=True, eq=False)
class PendingQuestion(Generic[Q, A]):
    """A question, and the answer to come.

    Attributes:
        question: What is asked.
        urgency: The lower, the sooner, among the questions of one household.
        household: For whom it is asked: questions of one household share one turn.
        future: The answer; who cancels it takes the question back unless it has begun.
    """

    question: Q
    urgency: int = 0
    household: str = ""
    future: Future[A] = field(default_factory=Future)

    def cancel(self) -> None:
        """Take the question back for good: whoever waits for the answer, among others perhaps, goes on.

        ``Future.cancel`` alone does not wake ``as_completed`` and ``wait``; the one who drops the question must.
        """
        if self.future.cancel():
            self.future.set_running_or_notify_cancel()


class QuestionQueue(Generic[Q, A]):
    """Questions that wait for a worker: a fair queue over households.

    The household with the fewest questions at work comes first; of several that which was served longest ago. So nobody
    waits for more than one question of each other household, however many tables or files those have. Of one household
    the most urgent question comes first, of those as urgent as each other the first; so no table of it waits for more
    than one move of each other table, as each asks for one at a time. Questions less urgent than 0 may take long: a
    household has one worker fewer at work on them than it could have, so that what is urgent waits for none to end.
    """

    def __init__(self) -> None:
        self._lines: dict[str, _Line[Q, A]] = {}
        self._served = 0

    def push(self, asked: PendingQuestion[Q, A]) -> None:
        """Let this question wait."""
        self._line(asked.household).push(asked)

    def put_back(self, asked: PendingQuestion[Q, A]) -> None:
        """Let a question wait that was popped, and done with, before all of its household that are as urgent."""
        self._line(asked.household).put_back(asked)

    def pop(self, free: int, spare: int = 0) -> PendingQuestion[Q, A] | None:
        """Return the question whose turn it is, which is at work from now on, or ``None`` if none may be asked.

        Questions that were taken back are dropped.

        Args:
            free: How many workers could be asked now.
            spare: How many workers are left to households that have nothing at work, where others have: a question is
                not put aside once it has begun, so without them a newcomer would wait for a long one to end.
        """
        for household, line in [*self._lines.items()]:
            line.drop_cancelled()
            self._forget_if_idle(household)
        workers = free + sum(line.running for line in self._lines.values())
        long = max(workers - spare - 1, 1)
        lines = [
            line for line in self._lines.values() if line.waits(long) and (free > spare or not line.running)
        ]
        if not lines or free < 1:
            return None
        line = min(lines, key=lambda each: (each.running, each.served))
        self._served += 1
        line.served = self._served
        return line.pop(long)

    def done(self, asked: PendingQuestion[Q, A]) -> None:
        """Count a question that was popped as no longer at work."""
        self._lines[asked.household].done(asked)
        self._forget_if_idle(asked.household)

    def waiting(self, urgency: int | None = None, household: str | None = None) -> int:
        """Return how many questions wait that were not taken back.

        Args:
            urgency: Those that are at least as urgent as this; all if it is not given.
            household: Those of this household; all if it is not given.
        """
        lines = [line for of, line in self._lines.items() if household is None or of == household]
        return sum(line.waiting(urgency) for line in lines)

    def drain(self) -> Iterator[PendingQuestion[Q, A]]:
        """Take all questions out that wait."""
        for line in [*self._lines.values()]:
            yield from line.drain()
        for household in [*self._lines]:
            self._forget_if_idle(household)

    def _line(self, household: str) -> _Line[Q, A]:
        if household not in self._lines:
            self._lines[household] = _Line(self._served)
        return self._lines[household]

    def _forget_if_idle(self, household: str) -> None:
        line = self._lines[household]
        if not line.running and line.is_empty:
            del self._lines[household]


class _Line(Generic[Q, A]):
    """The questions of one household that wait, and how many of it are at work.

    Attributes:
        running: How many are at work.
        served: When it was served last, counted in questions of all.

    Args:
        served: The same at first: who comes does not overtake those who have waited.
    """

    def __init__(self, served: int) -> None:
        self.running = 0
        self.served = served
        self._long = 0
        self._by_urgency: defaultdict[int, deque[tuple[int, PendingQuestion[Q, A]]]] = defaultdict(deque)
        self._pushed = 0
        self._popped = 0

    def push(self, asked: PendingQuestion[Q, A]) -> None:
        """Let this question wait behind those that are as urgent."""
        self._pushed += 1
        self._by_urgency[asked.urgency].append((self._pushed, asked))

    def put_back(self, asked: PendingQuestion[Q, A]) -> None:
        """Let this question wait before those that are as urgent."""
        self._by_urgency[asked.urgency].appendleft((0, asked))

    @property
    def is_empty(self) -> bool:
        """Whether no question waits, taken back or not."""
        return not any(self._by_urgency.values())

    def waits(self, long: int) -> bool:
        """Return whether any question waits that may be asked, taken back or not.

        Args:
            long: How many of its questions that are less urgent than 0 may be at work.
        """
        return bool(self._askable(long))

    def drop_cancelled(self) -> None:
        """Forget the questions at the front that were taken back."""
        for questions in self._by_urgency.values():
            while questions and questions[0][1].future.cancelled():
                questions.popleft()[1].cancel()

    def pop(self, long: int) -> PendingQuestion[Q, A]:
        """Take the most urgent question out that may be asked, or the oldest one if it is its turn, to be at work."""
        asked = self._next(self._askable(long))
        self.running += 1
        self._long += asked.urgency > 0
        return asked

    def done(self, asked: PendingQuestion[Q, A]) -> None:
        """Count one less at work."""
        self.running -= 1
        self._long -= asked.urgency > 0

    def drain(self) -> Iterator[PendingQuestion[Q, A]]:
        """Take all out in their order that wait; none of them is at work."""
        self.drop_cancelled()
        while waiting := self._askable(self._long + 1):
            yield self._next(waiting)
            self.drop_cancelled()

    def waiting(self, urgency: int | None = None) -> int:
        """Return how many questions wait, at least as urgent as this, that were not taken back."""
        counted = [asked for of, asked in self._by_urgency.items() if urgency is None or of <= urgency]
        return sum(not asked.future.cancelled() for questions in counted for _, asked in questions)

    def _askable(self, long: int) -> list[deque[tuple[int, PendingQuestion[Q, A]]]]:
        """The questions that may be asked, the most urgent ones first."""
        return [
            questions
            for urgency, questions in sorted(self._by_urgency.items())
            if questions and (urgency <= 0 or self._long < long)
        ]

    def _next(self, waiting: list[deque[tuple[int, PendingQuestion[Q, A]]]]) -> PendingQuestion[Q, A]:
        self._popped += 1
        oldest = min(waiting, key=lambda questions: questions[0][0])
        return (oldest if self._popped % AGED == 0 else waiting[0]).popleft()[1]
