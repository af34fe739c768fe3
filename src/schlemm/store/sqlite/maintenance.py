"""What the writer of a data file does when it finds the time: noting the ends of streams, and tidying up the file."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from schlemm.store.sqlite.witness import REMOVED, Ends, Witness

_LOG: Final = logging.getLogger(__name__)

LEISURE: Final = 2.0
"""Seconds without an append after which what was written is brought into the data file."""

NOTED: Final = 1.0
"""Seconds after an append within which the ends of streams are noted beside the file; what is lost of the last ones is
not told."""


class Maintenance:
    """What is to be done, and when.

    Args:
        connection: To the data file.
        path: The data file, for the log.
        witness: Where the ends of streams are noted.
        leisure: Seconds without an append after which the file is tidied up.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path, witness: Witness, leisure: float) -> None:
        self._connection = connection
        self._path = path
        self._witness = witness
        self._leisure = leisure
        self._ends: dict[str, tuple[int, bytes]] = {}
        self._note_at: float | None = None
        self._tidy_at: float | None = None

    def written(self, ends: Ends) -> None:
        """Something was appended; these are the ends of its streams now."""
        now = time.monotonic()
        self._tidy_at = now + self._leisure
        self._ends |= ends
        if self._note_at is None:
            self._note_at = now + min(NOTED, self._leisure)

    def removed(self, streams: Iterable[str]) -> None:
        """Streams are about to be removed: note at once that nothing is left of them.

        Raises:
            OSError: If that cannot be noted: then they must stay.
        """
        names = [*streams]
        for name in names:
            self._ends.pop(name, None)
        self._witness.note(dict.fromkeys(names, REMOVED))
        self._tidy_at = time.monotonic() + self._leisure

    @property
    def patience(self) -> float | None:
        """Seconds until something is to be done; ``None`` if nothing is."""
        due = [at for at in (self._note_at, self._tidy_at) if at is not None]
        return max(min(due) - time.monotonic(), 0) if due else None

    def do(self) -> None:
        """Do what is due."""
        now = time.monotonic()
        if self._note_at is not None and self._note_at <= now:
            self._note()
        if self._tidy_at is not None and self._tidy_at <= now:
            self._checkpoint("passive")

    def finish(self) -> None:
        """Do all of it, and leave nothing behind beside the file."""
        self._note()
        self._checkpoint("truncate")

    def _note(self) -> None:
        self._note_at = None
        try:
            self._witness.note(self._ends)
            self._ends = {}
        except OSError as error:  # the events themselves are safe
            _LOG.warning("%s: the ends of its streams cannot be noted: %s", self._path, error)

    def _checkpoint(self, how: str) -> None:
        """Bring what was committed into the data file itself; where that cannot be done now, it is done later.

        ``passive`` waits for nobody; ``truncate`` leaves nothing behind beside the file.
        """
        self._tidy_at = None
        try:
            self._connection.execute(f"pragma wal_checkpoint({how})").fetchall()
        except sqlite3.Error as error:
            _LOG.warning("%s: what was written is not in the file itself yet: %s", self._path, error)
