"""Counts refusals and errors where all of them come by: at the log, also those lines of it that are left out."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from schlemm.server.common import refusals
from schlemm.server.metrics.instruments import Instruments

NAMED: Final = refusals.STRANGE | {
    "bot-trouble",
    "data-damaged",
    "data-failed",
    "data-full",
    "data-locked",
    "data-read-only",
    "data-unreachable",
    "no-figures",
    "server-error",
    "solver-missing",
    "table-damaged",
    "too-often",
}
"""Reasons that are counted by themselves; all others are ``ordinary``, such as a card out of turn."""

OURS: Final = "schlemm."
"""What the names of our own loggers begin with; all others are counted together."""


class CountedLines(logging.Handler):
    """Counts what comes by, and writes nothing.

    Args:
        instruments: Where it is counted.
    """

    def __init__(self, instruments: Instruments) -> None:
        super().__init__(logging.INFO)
        self._instruments = instruments
        for reason in ("ordinary", *sorted(NAMED)):
            instruments.refusals.labels(reason)  # each is told from the start, as 0

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        if record.name == refusals.LOG.name:
            code = getattr(record, "code", "")
            self._instruments.refusals.labels(code if code in NAMED else "ordinary").inc()
        if record.levelno >= logging.ERROR:
            self._instruments.errors.labels(record.name if record.name.startswith(OURS) else "other").inc()


@contextmanager
def lines_counted(instruments: Instruments) -> Iterator[None]:
    """Count the lines of the whole process for as long as the block lasts."""
    handler, root = CountedLines(instruments), logging.getLogger()
    level = refusals.LOG.level
    root.addHandler(handler)
    refusals.LOG.setLevel(logging.INFO)  # everyday refusals are counted, though nobody writes them
    try:
        yield
    finally:
        refusals.LOG.setLevel(level)
        root.removeHandler(handler)
