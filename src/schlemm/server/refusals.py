"""What was refused, for whoever keeps the server: a code, and no secret, no card, nothing that was sent."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from schlemm.server.breath import Breath
from schlemm.server.wire.basics import Reason

LOG: Final = logging.getLogger(__name__)

STRANGE: Final = frozenset(
    {
        "malformed",
        "too-large",
        "too-fast",
        "too-many-windows",
        "foreign-origin",
        "foreign-table",
        "unknown-table",
        "wrong-host",
        "wrong-key",
    }
)
"""What hardly happens to whoever uses our pages; everything else is everyday life, such as a card out of turn."""

LINES: Final = 20.0
"""How many lines may be written at once …"""

LINES_A_SECOND: Final = 1.0
"""… and how many a second in the long run: who knocks all day must not fill the disk."""


def note(where: str, address: str, why: Reason) -> None:
    """Write down that something was refused.

    Args:
        where: What was asked, in words of ours.
        address: Who asked.
        why: The code alone is written: its arguments may hold cards, or what somebody sent.
    """
    LOG.log(logging.WARNING if why.code in STRANGE else logging.INFO, "%s, %s: %s", address, where, why.code)


class Sparing(logging.Filter):
    """Lets through only so many lines; the next one says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._breath = Breath(time.monotonic(), LINES, LINES_A_SECOND)
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written."""
        if not self._breath.allows(time.monotonic()):
            self._left_out += 1
            return False
        if self._left_out:
            record.msg, record.args = f"{record.getMessage()} (and {self._left_out} before)", None
            self._left_out = 0
        return True


@contextmanager
def written_sparingly() -> Iterator[None]:
    """Write only so many lines of what is refused, for as long as the block lasts."""
    sparing = Sparing()
    LOG.addFilter(sparing)
    try:
        yield
    finally:
        LOG.removeFilter(sparing)
