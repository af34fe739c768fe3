"""Who follows a match that a table manager holds."""

from __future__ import annotations

from typing import Protocol

from schlemm.bot_match.match import TableRecord
from schlemm.core.board.board import Board
from schlemm.table_manager.fault import TableFault
from schlemm.table_manager.seating import TablePlace


class MatchListener(Protocol):
    """Who follows a match."""

    def seated(self, place: TablePlace) -> None:
        """A player has sat down."""

    def refused(self, fault: TableFault) -> None:
        """A connection was closed, or a player left, before the match began."""

    def played(self, room: int, board: Board, record: TableRecord) -> None:
        """A board is finished in a room."""
