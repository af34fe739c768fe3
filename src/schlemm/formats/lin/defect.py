"""What can be wrong in a LIN file, and where."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schlemm.core.sentence import Facts, Sentence


class LinCode(Enum):
    """What is wrong. The words for it are made at the edge, in the player's language."""

    NO_BOARDS = "no-boards"
    """There is text, but nothing of a board: this is no LIN."""
    NO_TAG = "no-tag"
    """Something between two bars where a tag should stand."""
    UNKNOWN_TAG = "unknown-tag"
    """A tag that nobody here knows; it is told once for a file."""
    NAMES = "names"
    """Neither four names nor eight."""
    BAD_HAND = "bad-hand"
    """A hand that has not thirteen cards, or holds something else."""
    CARD_TWICE = "card-twice"
    """Hands that hold the same cards."""
    TOO_MANY_HANDS = "too-many-hands"
    """More hands than four."""
    VULNERABILITY = "vulnerability"
    NO_DEALER = "no-dealer"
    """Calls, and nobody knows who begins."""
    BAD_CALL = "bad-call"
    """A call that is none, or cannot be made."""
    BAD_CARD = "bad-card"
    """Something in the play that is no card, has been played, or is not held by the player on turn."""
    NO_CONTRACT = "no-contract"
    """A play or a claim without a contract."""
    CLAIM = "claim"
    """A claim of something else than 0 to 13 tricks."""
    RESULT = "result"
    """A result in the list of all that is none."""
    TOO_LONG = "too-long"
    FILE_TOO_LONG = "file-too-long"
    TOO_MANY_DEFECTS = "too-many-defects"
    TOO_DENSE = "too-dense"
    """From here on nothing is read: so many tiny pieces are no record of bridge."""
    UTF_16 = "utf-16"


@dataclass(frozen=True, slots=True)
class LinDefect:
    """One thing that is wrong, and is not read.

    Attributes:
        code: What is wrong.
        line: Where, counted from 1.
        column: Where in the line, counted from 1.
        board: The label or number of its board; ``None`` if it is not known.
        tag: The tag in whose value it is.
        data: Facts that a message needs, as (name, value) pairs in a fixed order.
    """

    code: LinCode
    line: int
    column: int = 1
    board: str | None = None
    tag: str | None = None
    data: Facts = ()

    @property
    def sentence(self) -> Sentence:
        """What is wrong, where and what to do; board and tag are ``none`` where there is none."""
        place = (("line", self.line), ("board", self.board or "none"), ("tag", self.tag or "none"))
        return Sentence(f"lin-{self.code.value}", (*place, *self.data))

    def __str__(self) -> str:
        place = f"line {self.line}:{self.column}"
        place += f", board {self.board}" if self.board else ""
        place += f", {self.tag}" if self.tag else ""
        facts = ", ".join(f"{name}={value}" for name, value in self.data)
        return f"{place}: {self.code.value}{' (' + facts + ')' if facts else ''}"
