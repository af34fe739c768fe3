"""What can be wrong in a LIN file, and where."""

from __future__ import annotations

from typing import TypeAlias

from schlemm.formats.filed.defect import FileCode, FileDefect


class LinCode(FileCode):
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

    @property
    def format(self) -> str:
        """What the ids of its messages begin with."""
        return "lin"


LinDefect: TypeAlias = FileDefect
"""A defect of a file of LIN."""
