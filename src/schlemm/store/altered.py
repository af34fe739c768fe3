"""The log of streams that are not what was written: each is named once, however often somebody looks at it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from schlemm.store.checksum import EventAltered

_LOG: Final = logging.getLogger(__name__)


class AlteredLog:
    """Tells of each altered stream of a store once.

    Args:
        place: The store, as it is named in the log.
    """

    def __init__(self, place: str) -> None:
        self._place = place
        self._told: set[str] = set()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Tell of an ``EventAltered`` that comes out of the block, which goes on its way."""
        try:
            yield
        except EventAltered as altered:
            if altered.stream not in self._told:
                self._told.add(altered.stream)
                _LOG.error("%s: %s", self._place, altered)
            raise
