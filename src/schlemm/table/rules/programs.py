"""Programs that play with keys of their own: at the seat of a person who lets them, or by themselves."""

from __future__ import annotations

from schlemm.core.seats import Seat
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.requests import EndProgram, LetProgram, OfProgram
from schlemm.table.rules.seating import check_owner
from schlemm.table.rules.takeback import agreed_without
from schlemm.table.state.events import Event, ProgramKeyChanged, SeatFreed
from schlemm.table.state.players import Robot
from schlemm.table.state.table import Table


def of_program(table: Table, by: Seat, wish: OfProgram) -> tuple[Event, ...]:
    """What happens when this is asked for.

    Raises:
        Refused: If the game is over, somebody else sits there by now, or there is no program at the seat.
    """
    if table.is_over:
        raise Refused(RefusalCode.GAME_OVER)
    match wish:
        case LetProgram(key, owner):
            check_owner(table, by, owner)
            return (ProgramKeyChanged(by, key),)
        case EndProgram(name):
            if not table.is_programs(by):
                raise Refused(RefusalCode.NO_PROGRAM)
            robot = Robot(name, table.players.of(by).bot or table.default_bot)
            return (SeatFreed(by, by, robot), *agreed_without(table, by))
