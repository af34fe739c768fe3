"""Where streams end, as far as this process has written or read them: so an append needs no question before it."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST: Final = 20_000
"""How many streams are remembered: what was not used for longest is asked for again."""


class KnownEnds:
    """The last version and checksum of streams; a stream may be longer by now, and never is otherwise."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, bytes]] = OrderedDict()

    def get(self, stream: str) -> tuple[int, bytes] | None:
        """Version and checksum of the last event that is known."""
        return self._known.get(stream)

    def put(self, stream: str, version: int, checksum: bytes) -> None:
        """Note what was written or read."""
        known = self._known.get(stream)
        if known is None or known[0] <= version:
            self._known[stream] = version, checksum
        self._known.move_to_end(stream)
        if len(self._known) > MOST:
            self._known.popitem(last=False)

    def forget(self, stream: str) -> None:
        """Ask the database again."""
        self._known.pop(stream, None)
