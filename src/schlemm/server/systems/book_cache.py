"""Chapters of systems' books that were asked for lately: each takes a while to write, and is read again and again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Final

from schlemm.server.common.unanswered import TooManyWaiting

KEPT: Final = 16_000_000
"""Bytes of chapters that are kept, as they are sent: all of every system in the box, and many changed ones."""

WAITING: Final = 12
"""How many may wait while another is written; each of them holds a thread."""


class BookCache:
    """What has been written, and one at a time that is being written: the tables' own work must not wait for many.

    Threads may ask at the same time.

    Args:
        kept: How many bytes are kept.
        waiting: How many may wait.
    """

    def __init__(self, kept: int = KEPT, waiting: int = WAITING) -> None:
        self._most = kept
        self._room = waiting
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._looking = Lock()
        self._writing = Lock()

    def get(self, key: Hashable, write: Callable[[], bytes]) -> bytes:
        """What was written under this key, or is written now.

        Raises:
            TooManyWaiting: If too many wait already.
        """
        found = self._found(key)
        if found is not None:
            return found
        with self._looking:
            if self._room <= 0:
                raise TooManyWaiting
            self._room -= 1
        try:
            with self._writing:
                found = self._found(key)  # somebody may have wished for the same
                return self._keep(key, write()) if found is None else found
        finally:
            with self._looking:
                self._room += 1

    def _found(self, key: Hashable) -> bytes | None:
        with self._looking:
            if key not in self._kept:
                return None
            self._kept.move_to_end(key)
            return self._kept[key]

    def _keep(self, key: Hashable, written: bytes) -> bytes:
        with self._looking:
            self._kept[key] = written
            self._size += len(written)
            while self._size > self._most:
                self._size -= len(self._kept.popitem(last=False)[1])
        return written
