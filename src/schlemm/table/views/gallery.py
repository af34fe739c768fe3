"""What the gallery may know of a table: all four hands, but only of boards that are over, in a match at both tables.

Of the board in progress it knows the number; nothing here depends on its cards, nor on how far it has come.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from schlemm.core.board.state import Finished
from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import BySeat
from schlemm.table.rules.spectators import spectators_of
from schlemm.table.state.table import Table
from schlemm.table.views.sight import PlayerSight, Sheet, seated_at, sheet_of


@dataclass(frozen=True, slots=True)
class GallerySight:
    """A table as the gallery may see it.

    Attributes:
        table: Its name in links.
        players: Who sits where.
        number: Which board is played; ``None`` between boards.
        open_boards: How many boards are over; they count from 1.
        sheet: The score of these boards; ``None`` in a match, where the score of its two tables counts.
        over: Whether no further board follows.
        spectators: Names of those who look on.
    """

    table: str
    players: BySeat[PlayerSight]
    number: int | None
    open_boards: int
    sheet: Sheet | None
    over: bool
    spectators: tuple[str, ...]


def gallery_sight_of(table: Table) -> GallerySight:
    """The table as the gallery may see it."""
    dealt = 0 if table.board is None else table.board.board.number
    there = table.elsewhere
    over = table.is_over and (there is None or there.ended or table.board_is_open)
    return GallerySight(
        table=table.id,
        players=BySeat.from_function(lambda seat: seated_at(table, seat)),
        number=None if over or table.board_is_open or not dealt else dealt,
        open_boards=_open_boards(table, dealt),
        sheet=sheet_of(table) if there is None else None,
        over=over,
        spectators=tuple(each.came.name for each in spectators_of(table)),
    )


def open_to_gallery(table: Table, boards: Iterable[PlayedBoard]) -> tuple[PlayedBoard, ...]:
    """Those of the boards finished here that the gallery may see."""
    there = table.elsewhere
    return tuple(board for board in boards if there is None or there.is_done_with(board.number))


def _open_boards(table: Table, dealt: int) -> int:
    """How many boards are over; the other table of a match may have finished fewer than this one."""
    here = dealt if isinstance(table.board, Finished) else max(dealt - 1, 0)
    there = table.elsewhere
    return here if there is None or there.ended else min(here, there.finished)
