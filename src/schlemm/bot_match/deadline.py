"""A limit of time for code of our own that should never need it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import current_thread, main_thread
from types import FrameType


@dataclass(eq=True, unsafe_hash=True)
class Overdue(Exception):
    """Something took longer than it may.

    Attributes:
        seconds: How long it may take.
    """

    seconds: float

    def __str__(self) -> str:
        return f"{self.seconds:g} s"


@contextmanager
def within(seconds: float | None) -> Iterator[None]:
    """Raise ``Overdue`` in the block once so many seconds have gone by.

    Only Python code is interrupted, in the main thread, and where the system has such a timer (not on Windows); machine
    code is heard of when it comes back. Elsewhere, and without a limit, the block just runs.

    Args:
        seconds: The limit.
    """
    if seconds is None or not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return
    limit = seconds

    def over(_number: int, _frame: FrameType | None) -> None:
        raise Overdue(limit)

    before = signal.signal(signal.SIGALRM, over)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
