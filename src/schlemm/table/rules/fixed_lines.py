"""The fixed lines that players say to the whole table: which may be said while a board is played."""

from __future__ import annotations

from schlemm.core.seats import Seat
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.chat import MANNERS, Line
from schlemm.table.state.events import Event, LineSaid
from schlemm.table.state.table import Table


def say_line(table: Table, by: Seat, line: Line) -> tuple[Event, ...]:
    """A player says a line to all.

    Raises:
        Refused: If it would say something about calls or cards while a board is played.
    """
    if line not in lines_now(table):
        raise Refused(RefusalCode.NOT_DURING_BOARD)
    return (LineSaid(by, line),)


def lines_now(table: Table) -> tuple[Line, ...]:
    """The lines that may be said at the moment."""
    return MANNERS if table.board_in_progress else tuple(Line)
