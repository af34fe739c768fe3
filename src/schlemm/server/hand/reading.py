"""What is made of typed hands, and of deals in messages; see ``TextReaders``."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.hand import Hand
from schlemm.formats.board_text import read_board_text
from schlemm.formats.filed import FiledBoard
from schlemm.formats.hand_text import read_hand
from schlemm.formats.reading import UnreadableText
from schlemm.server.texts.sent import FieldText


@dataclass(frozen=True, slots=True)
class HandText(FieldText):
    """A hand as a player types it."""

    def read(self) -> Hand:
        """Return the hand.

        Raises:
            UnreadableText: If it is none.
        """
        return read_hand(self.text, self.letters)


@dataclass(frozen=True, slots=True)
class DealText(FieldText):
    """A text that somebody was sent, in which a deal may stand, in letters of any language."""

    def read(self) -> FiledBoard | None:
        """Return its board, if there is one all of whose cards are known."""
        try:
            return read_board_text(self.text, self.letters)
        except UnreadableText:
            return None
