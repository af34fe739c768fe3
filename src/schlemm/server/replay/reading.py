"""What is made of files of boards, and of boards out of addresses; see ``TextReaders``."""

from __future__ import annotations

from dataclasses import dataclass

from litestar.exceptions import NotFoundException

from schlemm.bots.review.board import PlayedBoard
from schlemm.formats.any_text import read_any_text
from schlemm.formats.pbn import PbnGame, read_pbn
from schlemm.server.replay.filed_boards import playable_board
from schlemm.server.replay.views import file_read, replayed_board
from schlemm.server.replay.wire import FileRead, ReplayedBoard
from schlemm.table.rules.refusal import RefusalCode, Refused


@dataclass(frozen=True, slots=True)
class FileText:
    """A file of boards in any format that is a text.

    Attributes:
        data: Its bytes, in UTF-8.
    """

    data: bytes

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return len(self.data)

    def read(self) -> FileRead:
        """Return what could be read, and what could not."""
        return file_read(read_any_text(self.data.decode("utf-8", "replace")))


@dataclass(frozen=True, slots=True)
class BoardText:
    """A board of a file, ready to be gone through.

    Attributes:
        data: Its PBN, as an address holds it.
    """

    data: bytes

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return len(self.data)

    def read(self) -> ReplayedBoard:
        """Return the board.

        Raises:
            NotFoundException: If there is none.
        """
        return replayed_board(_board_in(self.data))


@dataclass(frozen=True, slots=True)
class WholeBoardText:
    """A board of a file that is to be reckoned, or played on.

    Attributes:
        data: Its PBN, as an address holds it.
    """

    data: bytes

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return len(self.data)

    def read(self) -> tuple[int, PlayedBoard]:
        """Return the board with its number in the file, 0 if it has none.

        Raises:
            NotFoundException: If there is none.
            Refused: If not all four hands are given.
        """
        filed = _board_in(self.data)
        board = playable_board(filed)
        if board is None:
            raise Refused(RefusalCode.HANDS_MISSING)
        return filed.number or 0, board


def _board_in(data: bytes) -> PbnGame:
    found = next(
        (item for item in read_pbn(data.decode("utf-8", "replace")) if isinstance(item, PbnGame)), None
    )
    if found is None:
        raise NotFoundException
    return found
