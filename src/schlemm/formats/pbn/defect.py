"""What can be wrong with a game in a PBN file, and where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from schlemm.core.sentence import Fact
from schlemm.formats.filed import FileCode, FileDefect, LeftOut
from schlemm.formats.pbn.limits import MOST_DEFECTS, shortened


class TextPlace(NamedTuple):
    """Where something stands in a text.

    Attributes:
        line: Its line, counted from 1.
        column: Its column, counted from 1.
    """

    line: int
    column: int


class PbnCode(FileCode):
    """What is wrong. The words for it are made at the edge, in the player's language."""

    NO_GAMES = "no-games"
    """There is text, but not one tag: this is no PBN file."""
    UNCLOSED_COMMENT = "unclosed-comment"
    UNREADABLE_TAG = "unreadable-tag"
    """A bracket that does not begin ``[Name "value"]``."""
    INHERITED = "inherited"
    """``#`` in a tag that must say itself what it means (4.8)."""
    BOARD_NUMBER = "board-number"
    """Not a number from 1."""
    UNKNOWN_DEALER = "unknown-dealer"
    UNKNOWN_VULNERABILITY = "unknown-vulnerability"
    NOT_FOUR_HANDS = "not-four-hands"
    """Not a first seat, a colon and four hands."""
    NOT_FOUR_HOLDINGS = "not-four-holdings"
    UNKNOWN_RANK = "unknown-rank"
    NOT_13_CARDS = "not-13-cards"
    CARD_TWICE = "card-twice"
    CARD_MISSING = "card-missing"
    END_POSITION = "end-position"
    """Hands of fewer than thirteen cards (3.10), and not the same number of different cards in each."""
    FIRST_CALLER = "first-caller"
    """Not a seat, or neither the dealer nor the player on the dealer's left."""
    UNKNOWN_CALL = "unknown-call"
    ILLEGAL_CALL = "illegal-call"
    IRREGULAR_CALL = "irregular-call"
    """``^I`` or ``^S``: a call that was accepted against the rules (3.9)."""
    PASSES_MISSING = "passes-missing"
    """Passes before the opening bid are left out, whoever the first caller is; they are read all the same."""
    UNKNOWN_NOTE = "unknown-note"
    """A note that does not begin with its number and a colon."""
    NOTE_NUMBER = "note-number"
    """A call's reference to a note whose number has too many digits."""
    UNKNOWN_CONTRACT = "unknown-contract"
    UNKNOWN_DECLARER = "unknown-declarer"
    NO_CONTRACT = "no-contract"
    """A declarer or a result, and no contract."""
    NO_DECLARER = "no-declarer"
    CONTRACT_DIFFERS = "contract-differs"
    """The contract or declarer told is not that of the auction."""
    UNKNOWN_RESULT = "unknown-result"
    UNKNOWN_LEADER = "unknown-leader"
    """The Play tag names nobody."""
    UNKNOWN_CARD = "unknown-card"
    """Something in the play that is no card."""
    PLAYED_TWICE = "played-twice"
    TOO_MANY_CARDS = "too-many-cards"
    """More than thirteen tricks."""
    FILE_TOO_LONG = "file-too-long"
    TOO_LONG = "too-long"
    """A tag's name or value, or a word in a section, beyond ``limits.LONGEST_VALUE``."""
    TOO_MANY_TAGS = "too-many-tags"
    TOO_MANY_WORDS = "too-many-words"
    TOO_MANY_DEFECTS = "too-many-defects"
    """There are more than those told before it."""
    TOO_DENSE = "too-dense"
    """From here on the file is not read: so many tiny pieces are no record of bridge (``ration``)."""

    @property
    def format(self) -> str:
        """What the ids of its messages begin with."""
        return "pbn"


PbnDefect: TypeAlias = FileDefect
"""A defect of a file of PBN."""


@dataclass(slots=True)
class Findings:
    """The defects found in one game so far.

    Attributes:
        board: The Board tag of the game.
        defects: What has been found, as far as it is told.
        reported: How often something was reported, also where so much is wrong that it is not told.
        codes: What was reported, likewise.
        left_out: What is no part of a game.
    """

    board: str | None = None
    defects: list[PbnDefect] = field(default_factory=list)
    reported: int = 0
    codes: frozenset[FileCode] = frozenset()
    left_out: LeftOut = field(default_factory=LeftOut)

    def report(self, code: FileCode, at: TextPlace, tag: str | None = None, **data: Fact) -> None:
        """Add one defect; long texts in it are shortened, and where there are too many, only that is added."""
        self.reported += 1
        self.codes |= {code}
        if len(self.defects) == MOST_DEFECTS:
            self._add(PbnCode.TOO_MANY_DEFECTS, at, None, {"most": MOST_DEFECTS})
        elif len(self.defects) < MOST_DEFECTS:
            self._add(code, at, tag, data)

    def report_once(self, code: FileCode, at: TextPlace, tag: str | None = None, **data: Fact) -> None:
        """Add one defect, unless there is one of its kind."""
        if code not in self.codes:
            self.report(code, at, tag, **data)

    def _add(self, code: FileCode, at: TextPlace, tag: str | None, data: dict[str, Fact]) -> None:
        facts = ((name, shortened(fact) if isinstance(fact, str) else fact) for name, fact in data.items())
        named = None if tag is None else shortened(tag)
        self.defects.append(PbnDefect(code, at.line, at.column, self.board, named, tuple(facts)))
