"""Whether processes are there, and whether they end: one that was just being started ends as soon as it has been."""

import os
from collections.abc import Callable
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from time import monotonic, sleep

from tests.patience import PATIENCE


def is_alive(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def is_gone(pid: int) -> bool:
    """Whether this process has ended, or does in time."""
    return _comes(lambda: not is_alive(pid))


def are_gone(others: set[BaseProcess]) -> bool:
    """Whether of the processes that this one has started only these are left, or are in time."""
    return _comes(lambda: set(active_children()) <= others)


def _comes(holds: Callable[[], bool]) -> bool:
    until = monotonic() + PATIENCE
    while not holds() and monotonic() < until:
        sleep(0.01)
    return holds()
