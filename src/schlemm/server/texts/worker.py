"""What a worker for texts of strangers does: it reads one at a time, for so much processor time and no more."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Final, Protocol, TypeVar

import msgspec

from schlemm.server.common.errors import TooMuchWork
from schlemm.server.common.messages import Message

T_co = TypeVar("T_co", covariant=True)

LIMIT: Final = 10.0
"""Seconds of processor time that a text may take: the largest file takes one or two."""

NICENESS: Final = 10
"""Less right to a core than the event loop, and than the bots that tables wait for."""


class TextQuestion(Protocol[T_co]):
    """A text of somebody, and what is made of it: a value that travels to a worker, as the result does back."""

    @property
    def size(self) -> int:
        """How long the text is, in signs or bytes."""
        ...

    def read(self) -> T_co:
        """Return what is made of the text; for ``TextReaders`` alone to call."""
        ...


@dataclass(frozen=True, slots=True)
class Encoded:
    """What is made of a text, as JSON: to encode much takes long, and so does to receive much that is not encoded.

    Attributes:
        question: The text.
    """

    question: TextQuestion[Message]

    @property
    def size(self) -> int:
        """How long the text is."""
        return self.question.size

    def read(self) -> bytes:
        """Return the answer as it is sent."""
        return msgspec.json.encode(self.question.read())


class _TimeIsUp(BaseException):
    """Raised wherever the reader is; no error of a reader's own, so that none takes it for one."""


@contextmanager
def set_up_text_worker() -> Iterator[Callable[[TextQuestion[object]], object]]:
    """Read texts in this process from now on; what is printed goes to standard error, for the log."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if sys.stdout is not None and sys.stderr is not None:  # either may be closed: ``>&-``
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    yield read_in_time


def read_in_time(question: TextQuestion[object], limit: float = LIMIT) -> object:
    """Return what is made of a text; for the main thread of a process.

    The system interrupts the work where it can (POSIX); elsewhere whoever waits for the worker ends it.

    Args:
        question: The text.
        limit: Seconds of processor time that it may take.

    Raises:
        TooMuchWork: If it takes more.
        Refused, RuleViolation, NotationError: As the question does.
    """
    if not hasattr(signal, "setitimer"):
        return question.read()
    signal.signal(signal.SIGPROF, _stop)
    try:
        signal.setitimer(signal.ITIMER_PROF, limit)
        try:
            return question.read()
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    except _TimeIsUp:
        raise TooMuchWork from None


def _stop(_: int, __: FrameType | None) -> None:
    raise _TimeIsUp
