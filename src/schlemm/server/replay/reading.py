"""What is made of files of boards, and of boards out of addresses; see ``TextReaders``."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.played_board import PlayedBoard
from schlemm.formats.any_text import read_any_text
from schlemm.formats.pbn import PbnGame, read_pbn
from schlemm.server.common.unanswered import NotThere
from schlemm.server.replay.filed_boards import playable_board
from schlemm.server.replay.views import file_read, replayed_board
from schlemm.server.replay.wire import FileRead, ReplayedBoard
from schlemm.server.texts.sent import BodyText
from schlemm.table.rules.refusal import RefusalCode, Refused


@dataclass(frozen=True, slots=True)
class FileText(BodyText):
    """A file of boards in any format that is a text."""

    def read(self) -> FileRead:
        """Return what could be read, and what could not."""
        return file_read(read_any_text(self.text))


@dataclass(frozen=True, slots=True)
class BoardText(BodyText):
    """A board of a file, in PBN, ready to be gone through."""

    def read(self) -> ReplayedBoard:
        """Return the board.

        Raises:
            NotThere: If there is none.
        """
        return replayed_board(_board_in(self.text))


@dataclass(frozen=True, slots=True)
class WholeBoardText(BodyText):
    """A board of a file, in PBN, that is to be reckoned or played on."""

    def read(self) -> tuple[int, PlayedBoard]:
        """Return the board with its number in the file, 0 if it has none.

        Raises:
            NotThere: If there is none.
            Refused: If not all four hands are given.
        """
        filed = _board_in(self.text)
        board = playable_board(filed)
        if board is None:
            raise Refused(RefusalCode.HANDS_MISSING)
        return filed.number or 0, board


def _board_in(text: str) -> PbnGame:
    found = next((item for item in read_pbn(text) if isinstance(item, PbnGame)), None)
    if found is None:
        raise NotThere
    return found
