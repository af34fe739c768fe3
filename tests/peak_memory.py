"""How much memory something takes at its highest."""

import gc
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

PYTHONS_OWN = (700, 10, 10)
"""When Python looks for garbage by itself; tests have it look less often (``conftest``), and garbage is counted too."""


@dataclass
class Traced:
    """What was measured; filled in at the end.

    Attributes:
        peak: The most bytes that were taken at once.
    """

    peak: int = 0


@contextmanager
def traced() -> Iterator[Traced]:
    """Measure what is done inside, with garbage collected as in a program."""
    usual, found = gc.get_threshold(), Traced()
    gc.collect()
    gc.freeze()  # what is there already is looked at once, and not again for each measurement
    gc.set_threshold(*PYTHONS_OWN)
    tracemalloc.start()
    try:
        yield found
        found.peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
        gc.set_threshold(*usual)
