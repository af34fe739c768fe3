"""What workers do in the tests of the pool."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path


class Unreadable(Exception):
    """An error that comes out of no pipe: it is made anew of one fact, and needs two."""

    def __init__(self, fact: str, other: str) -> None:
        super().__init__(fact + other)


@contextmanager
def answering(folder: Path | None = None) -> Iterator[Callable[[str], object]]:
    """Answer questions; on leaving leave a trace in the folder."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        yield partial(answer, folder)
    finally:
        if folder is not None:
            (folder / f"left {os.getpid()}").touch()


def answer(folder: Path | None, question: str) -> object:
    """Do what the first word says."""
    word, _, rest = question.partition(" ")
    match word:
        case "say":
            return rest
        case "pid":
            return os.getpid()
        case "pid-later":
            time.sleep(float(rest))
            return os.getpid()
        case "raise":
            raise LookupError(rest)
        case "raise-unreadable":
            raise Unreadable(rest, rest)
        case "end":
            os._exit(int(rest))
        case "end-once":  # the first who is asked ends, the second answers
            assert folder is not None
            trace = folder / "ended"
            if not trace.exists():
                trace.touch()
                os._exit(3)
            return os.getpid()
        case _:
            time.sleep(float(rest))
            return None
