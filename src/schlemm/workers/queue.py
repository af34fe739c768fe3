"""What is asked next of a worker that becomes free: the most urgent question, and yet everybody's in the end."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

Q = TypeVar("Q")
A = TypeVar("A")

AGED: Final = 4
"""One of so many questions that had to wait is the oldest one, however urgent others are."""


@dataclass(frozen=True, slots=True, eq=False)
class PendingQuestion(Generic[Q, A]):
    """A question, and the answer to come.

    Attributes:
        question: What is asked.
        urgency: The lower, the sooner.
        future: The answer; who cancels it takes the question back unless it has begun.
    """

    question: Q
    urgency: int = 0
    future: Future[A] = field(default_factory=Future)

    def cancel(self) -> None:
        """Take the question back for good: whoever waits for the answer, among others perhaps, goes on.

        ``Future.cancel`` alone does not wake ``as_completed`` and ``wait``; the one who drops the question must.
        """
        if self.future.cancel():
            self.future.set_running_or_notify_cancel()


class QuestionQueue(Generic[Q, A]):
    """Questions that wait for a worker. Of those as urgent as each other the first comes first.

    So no table waits for more than one move of each other table, as each asks for one at a time.
    """

    def __init__(self) -> None:
        self._lines: defaultdict[int, deque[tuple[int, PendingQuestion[Q, A]]]] = defaultdict(deque)
        self._pushed = 0
        self._popped = 0

    def push(self, asked: PendingQuestion[Q, A]) -> None:
        """Let this question wait."""
        self._pushed += 1
        self._lines[asked.urgency].append((self._pushed, asked))

    def put_back(self, asked: PendingQuestion[Q, A]) -> None:
        """Let a question wait that was popped and could not be asked after all: before all that are as urgent."""
        self._lines[asked.urgency].appendleft((0, asked))

    def pop(self) -> PendingQuestion[Q, A] | None:
        """The question whose turn it is, if any waits; those that were taken back are dropped."""
        for line in self._lines.values():
            while line and line[0][1].future.cancelled():
                line.popleft()[1].cancel()
        lines = [line for _, line in sorted(self._lines.items()) if line]
        if not lines:
            return None
        self._popped += 1
        line = min(lines, key=lambda each: each[0][0]) if self._popped % AGED == 0 else lines[0]
        return line.popleft()[1]

    def waiting(self, urgency: int | None = None) -> int:
        """How many questions wait that were not taken back.

        Args:
            urgency: Those that are at least as urgent as this; all if it is not given.
        """
        lines = [line for of, line in self._lines.items() if urgency is None or of <= urgency]
        return sum(not asked.future.cancelled() for line in lines for _, asked in line)

    def drain(self) -> Iterator[PendingQuestion[Q, A]]:
        """Take all questions out."""
        while (asked := self.pop()) is not None:
            yield asked
