"""Where bulk work is done: many questions of one kind, answered in their order wherever there are cores for them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from typing import Final, Protocol, TypeVar

from schlemm.workers.pool import WorkerPool
from schlemm.workers.process import WorkerSetup

Q = TypeVar("Q")
A = TypeVar("A")
F = TypeVar("F")

AHEAD: Final = 8
"""How many questions are asked before their answers are needed, for each process, so that none waits for a slow one."""


class Workplace(Protocol):
    """Answers many questions, in other processes here or on other machines; the answers are the same everywhere."""

    def answers(
        self, setup: WorkerSetup[Q, A], questions: Iterable[Q], urgency: int = 0, together: int = 1
    ) -> Generator[A, None, None]:
        """The answers in the order of the questions, which are taken as there is room for them.

        Close the generator if you do not use it up: that ends what is at work.

        Args:
            setup: What answers them, see ``WorkerSetup``.
            questions: What is asked; like the setup and the answers it travels from process to process.
            urgency: The lower, the sooner, beside other questions that are asked in this place.
            together: How many questions may travel together and be answered one after the other, where sending each by
                itself costs something.

        Raises:
            Exception: The error that a question has raised in its process, in the place of its answer.
            WorkerFault: If a process has died over a question.
            ClusterFault: If the place itself is lost.
        """
        ...


class ProcessPlace:
    """Worker processes of this machine.

    Args:
        size: How many.
        grace: Seconds that they have to leave their blocks when they are stopped.
    """

    def __init__(self, size: int, grace: float = 0.0) -> None:
        self._size = size
        self._grace = grace

    def answers(
        self, setup: WorkerSetup[Q, A], questions: Iterable[Q], urgency: int = 0, together: int = 1
    ) -> Generator[A, None, None]:
        """The answers in the order of the questions; each call has processes of its own.

        Raises:
            Exception: The error that a question has raised.
            WorkerFault: If a process has died over a question.
        """
        pool: WorkerPool[Q, A] = WorkerPool(setup, self._size, grace=self._grace)
        try:
            yield from in_order(
                lambda question: pool.submit(question, urgency),
                lambda future: future.result(),
                questions,
                lambda: self._size * AHEAD,
            )
        finally:
            pool.stop()


def in_order(
    ask: Callable[[Q], F], answer: Callable[[F], A], questions: Iterable[Q], room: Callable[[], int]
) -> Iterator[A]:
    """The answers in the order of the questions, some of which are asked ahead.

    Args:
        ask: Asks a question and does not wait.
        answer: Waits for what was asked.
        questions: What is asked.
        room: How many may be open at a time.
    """
    waiting: deque[F] = deque()
    left = iter(questions)
    while True:
        waiting.extend(ask(question) for question in islice(left, max(room() - len(waiting), 0)))
        if not waiting:
            return
        yield answer(waiting.popleft())
