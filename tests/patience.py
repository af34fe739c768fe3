"""How long tests wait for what must happen: one bound for all, which no machine that works comes near.

A test that gives up sooner fails where much else is done beside it, and says nothing about the program. How fast
something is, benchmarks say; that something is bounded, the bound itself says, which a test can read.
"""

import time
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

PATIENCE: Final = 240.0
"""Seconds after which something is taken never to happen."""

MILLISECONDS: Final = PATIENCE * 1000
"""The same as browsers count it."""

LOOK: Final = 0.05
"""Seconds between two looks at something outside that does not tell by itself when it is there, such as a program."""


def until(look: Callable[[], T], what: str) -> T:
    """Return what a look at something outside says, once that is true.

    Args:
        look: Looks.
        what: What does not happen, for whoever waits in vain.
    """
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, what
        time.sleep(LOOK)
    return found
