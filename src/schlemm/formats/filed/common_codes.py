"""What can be wrong in files of any format."""

from __future__ import annotations

from schlemm.formats.filed.defect import FileCode


class CommonCode(FileCode):
    """What is wrong. The words for it are made at the edge, in the player's language."""

    NO_BOARDS = "no-boards"
    """There is something, but nothing of a board in this format."""
    BROKEN = "broken"
    """The text of the file is no text of its format from here on."""
    CUT_OFF = "cut-off"
    """The last record is shorter than it should be."""
    UNKNOWN_FIELD = "unknown-field"
    """A field that nobody here knows; it is told once for a file."""
    BAD_VALUE = "bad-value"
    """A field that cannot have this value."""
    BOARD_NUMBER = "board-number"
    DEALER = "dealer"
    """Not a seat, or somebody who cannot deal where another calls first."""
    VULNERABILITY = "vulnerability"
    BAD_HAND = "bad-hand"
    """A hand that has not thirteen cards, or holds something else."""
    CARD_TWICE = "card-twice"
    """Hands that hold the same cards."""
    NO_DEALER = "no-dealer"
    """Calls, and nobody knows who begins."""
    BAD_CALL = "bad-call"
    """A call that is none, or cannot be made."""
    BAD_CARD = "bad-card"
    """Something in the play that is no card, has been played, or is not held by the player on turn."""
    CONTRACT = "contract"
    """A contract that is none, or nobody's."""
    CONTRACT_DIFFERS = "contract-differs"
    """The contract told is not that of the auction."""
    NO_CONTRACT = "no-contract"
    """A play or a result without a contract."""
    RESULT = "result"
    """A result of something else than 0 to 13 tricks."""
    ENDING_RESULT = "ending-result"
    """More tricks than an ending has left, which are those of the whole board."""
    CHECKSUM = "checksum"
    """A sum that says that the file has been changed."""
    HANDS_DIFFER = "hands-differ"
    """The same hands in two places, and not the same."""
    LEFT_OUT = "left-out"
    """What was read right and has no place in a board: counted, and named once for a file."""
    NOT_FOLLOWED = "not-followed"
    """An address where boards would be, which is not opened."""
    FOREIGN = "foreign"
    """A file that holds boards and is no text: packed, or of a program that only reads it itself."""
    ENTITY = "entity"
    """Something that would have other text put in, which is not done."""
    VERSION = "version"
    """A version of the format that is not known here."""
    TOO_MANY_COMMENTS = "too-many-comments"
    TOO_LONG = "too-long"
    FILE_TOO_LONG = "file-too-long"
    TOO_MANY_DEFECTS = "too-many-defects"
    """There are more than those told before it."""
    TOO_DENSE = "too-dense"
    """From here on nothing is read: so many tiny pieces are no record of bridge."""

    @property
    def format(self) -> str:
        """What the ids of its messages begin with."""
        return "file"

    @property
    def is_note(self) -> bool:
        """Whether nothing is wrong with the file."""
        return self in {CommonCode.LEFT_OUT, CommonCode.ENDING_RESULT}
