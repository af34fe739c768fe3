"""What every format tells of a thing that is wrong in a file."""

from __future__ import annotations

from typing import Protocol

from schlemm.core.sentence import Sentence


class FileDefect(Protocol):
    """One thing that is wrong in a file, and where; what follows from it is not told again.

    Each format has codes of its own, so that its sentence can say what to do.
    """

    @property
    def line(self) -> int:
        """Where, counted from 1."""

    @property
    def column(self) -> int:
        """Where in the line, counted from 1."""

    @property
    def board(self) -> str | None:
        """The board as the file names it; ``None`` where there is none."""

    @property
    def sentence(self) -> Sentence:
        """What is wrong, where, and what to do."""
