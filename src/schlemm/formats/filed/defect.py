"""What is wrong in a file, and where: one value for all formats."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schlemm.core.sentence import Facts, Sentence


class FileCode(Enum):
    """What can be wrong in a file; each format has codes of its own beside those of all (``CommonCode``).

    The words are made at the edge, in the player's language.
    """

    @property
    def format(self) -> str:
        """What the ids of its messages begin with, before a hyphen and the code."""
        raise NotImplementedError

    @property
    def is_note(self) -> bool:
        """Whether nothing is wrong with the file, and something is only not kept."""
        return False


@dataclass(frozen=True, slots=True)
class FileDefect:
    """One thing in a file that is wrong, or is not kept, and is not read; what follows from it is not told again.

    Attributes:
        code: What is wrong.
        line: Where, counted from 1; always 1 in a file that is not text.
        column: Where in the line, counted from 1; in a file that is not text, which byte of the file.
        board: The board as the file names it; ``None`` if there is none.
        tag: The tag, field or element in which it is; ``None`` if there is none.
        data: Facts that a message needs, as (name, value) pairs in a fixed order; calls and cards count from 1.
    """

    code: FileCode
    line: int
    column: int = 1
    board: str | None = None
    tag: str | None = None
    data: Facts = ()

    @property
    def sentence(self) -> Sentence:
        """What is wrong, where and what to do; board and tag are ``none`` where there is none."""
        place = (("line", self.line), ("board", self.board or "none"), ("tag", self.tag or "none"))
        return Sentence(f"{self.code.format}-{self.code.value}", (*place, *self.data))

    def __str__(self) -> str:
        place = f"line {self.line}" + (f":{self.column}" if self.column > 1 else "")
        place += f", board {self.board}" if self.board else ""
        place += f", [{self.tag}]" if self.tag else ""
        facts = ", ".join(f"{name}={value}" for name, value in self.data)
        return f"{place}: {self.code.value}{' (' + facts + ')' if facts else ''}"
