"""Keeps the processors busy while tests run, so that what counts on a quick machine is found.

``python tools/busy.py SEED`` takes one core in bursts and pauses that follow from the number; without one all the time.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

LONGEST = 0.4
"""Seconds of the longest burst, and of the longest pause."""


@contextmanager
def busy(seed: int | None = None) -> Iterator[None]:
    """Keep every core busy, all the time or in bursts that follow from a number."""
    cores = range(os.cpu_count() or 1)
    seeds: list[list[str]] = [[] if seed is None else [str(seed + core)] for core in cores]
    processes = [subprocess.Popen([sys.executable, __file__, *each]) for each in seeds]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def take(chance: Random | None) -> None:
    """Take one core until the process is killed, or the one that started it has ended."""
    parent = os.getppid()
    while os.getppid() == parent:
        until = time.monotonic() + (LONGEST if chance is None else chance.uniform(0, LONGEST))
        while time.monotonic() < until:
            pass
        if chance is not None:
            time.sleep(chance.uniform(0, LONGEST))


if __name__ == "__main__":
    take(Random(int(sys.argv[1])) if sys.argv[1:] else None)
