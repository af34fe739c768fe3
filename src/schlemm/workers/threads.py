"""Threads that share work, each with a helper of its own, and all of which can be stopped at work.

For helpers that let other threads run while they work, as compiled code does; what is Python belongs into processes.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from typing import Final, Generic, Protocol, TypeVar

A = TypeVar("A")

NAME: Final = "schlemm-helper"
"""How the names of the threads begin."""


class Helper(Protocol):
    """What a thread works with."""

    def stop(self) -> None:
        """Have what another thread is waiting for, and all that follows, end at once, with any error."""
        ...


H = TypeVar("H", bound=Helper)


class HelperThreads(Generic[H]):
    """Threads that work until they are stopped for good.

    Args:
        size: How many at most; they start when they are needed.
        hire: Makes the helper of each, in its thread.
    """

    def __init__(self, size: int, hire: Callable[[], H]) -> None:
        self._hire = hire
        self._threads = ThreadPoolExecutor(size, NAME)
        self._mine = threading.local()
        self._lock = threading.Lock()
        self._helpers: list[H] = []
        self._stopped = False

    @property
    def is_stopped(self) -> bool:
        """Whether they work no more."""
        return self._stopped

    def submit(self, work: Callable[[H], A]) -> Future[A]:
        """Have something done with a helper.

        Raises:
            CancelledError: If the threads have been stopped.
        """
        try:
            return self._threads.submit(self._done, work)
        except RuntimeError as error:
            raise CancelledError from error

    def stop(self) -> None:
        """End what is at work, and drop what waits; return when all threads have ended."""
        with self._lock:
            self._stopped = True
            for helper in self._helpers:
                helper.stop()
        self._threads.shutdown(cancel_futures=True)

    def _done(self, work: Callable[[H], A]) -> A:
        if not hasattr(self._mine, "helper"):
            self._mine.helper = self._hired()
        return work(self._mine.helper)

    def _hired(self) -> H:
        helper = self._hire()
        with self._lock:
            self._helpers.append(helper)
            if self._stopped:
                helper.stop()
        return helper
