"""What is made of a board that somebody pastes; see ``TextReaders``."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.formats.board_text import read_board_text
from schlemm.formats.letters import CANONICAL, LOCAL
from schlemm.formats.reading import UnreadableText
from schlemm.server.analysis.views import board_read, not_read
from schlemm.server.analysis.wire import BoardRead
from schlemm.server.texts.sent import BodyText


@dataclass(frozen=True, slots=True)
class PastedBoard(BodyText):
    """A text of any format that is read, or four typed hands.

    Attributes:
        letters: The language whose letters are meant in typed hands: ``de``, ``it``, ``fr``; else the canonical ones.
    """

    letters: str

    def read(self) -> BoardRead:
        """Return the first board in it, or what is wrong with it."""
        try:
            return board_read(read_board_text(self.text, LOCAL.get(self.letters, CANONICAL)))
        except UnreadableText as error:
            return not_read(error)
