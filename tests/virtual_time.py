"""An event loop with a clock of its own: nothing is waited for, and yet everything happens at its time."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _Jumping(selectors.DefaultSelector):
    """Instead of waiting it moves the clock on by as long as it was to wait."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What can be read or written now; if nothing can, the time goes by at once."""
        ready = super().select(0)
        if not ready:
            if timeout is None:
                raise AssertionError("everybody waits, and nothing is going to happen")
            self.at += max(timeout, 0.0)
        return ready


class VirtualTime(asyncio.SelectorEventLoop):
    """A loop in which sleeping takes no time but its own, and the same program always the same; not for threads."""

    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        """Seconds since the loop began, all of them slept."""
        return self._jumping.at

    def pass_by(self, seconds: float) -> None:
        """Have so much time go by at once, as if something had held the loop up."""
        self._jumping.at += seconds


def in_virtual_time(work: Coroutine[Any, Any, T]) -> T:
    """What comes of the work, in a loop of its own."""
    with asyncio.Runner(loop_factory=VirtualTime) as runner:
        return runner.run(work)
