"""What counts towards a player's quota on a board (``board_quota``), and what is refused once it is used up."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.action import MakeClaim
from schlemm.core.seats import Seat
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.requests import (
    AskAboutCall,
    ChangeSettings,
    ComeBack,
    Command,
    ExplainCall,
    LetProgram,
    RenewLink,
    Say,
    TakeBack,
    TakeSeat,
    Watch,
)
from schlemm.table.state.board_quota import MOST, TOLD_FROM, Repeatable, Spent
from schlemm.table.state.table import Table


@dataclass(frozen=True, slots=True)
class RunningOut:
    """What a player may do only a few times more on this board, or not at all.

    Attributes:
        what: What.
        left: How many times.
    """

    what: Repeatable
    left: int


def running_out(table: Table, seat: Seat) -> tuple[RunningOut, ...]:
    """What the player of this seat may soon do no longer on this board."""
    found = (RunningOut(kind, table.spent.left(kind, seat)) for kind in Repeatable)
    return tuple(each for each in found if each.left <= TOLD_FROM)


def check_allowance(table: Table, by: Seat, command: Command) -> None:
    """Check that a player has not asked for this too often on this board.

    Raises:
        Refused: If they have.
    """
    counted = _counted(table, by, command)
    if counted is not None:
        check_left(table.spent, *counted)


def check_left(spent: Spent, kind: Repeatable, seat: Seat) -> None:
    """Check that the player of a seat may still do this.

    Raises:
        Refused: If they have done it as often as it is possible on one board.
    """
    if not spent.left(kind, seat):
        raise Refused(RefusalCode.TOO_OFTEN, (("what", kind.value), ("most", MOST[kind])))


def _counted(table: Table, by: Seat, command: Command) -> tuple[Repeatable, Seat] | None:
    """What this is, and for whom it counts; ``None`` for what ends by itself.

    Bots claim only what they have not claimed before in the same position, so what people may take back bounds them.
    Standing in and giving a seat on are always possible, or a table could be left to stand still: each needs that the
    person has sat down or come back before.
    """
    match command:
        case TakeBack():
            return Repeatable.TAKE_BACK, by
        case MakeClaim():
            return None if table.bot_at(by) is not None else (Repeatable.CLAIM, table.acts_as(by))
        case Say():
            return Repeatable.LINE, by
        case ExplainCall() | AskAboutCall():
            return Repeatable.EXPLANATION, by
        case TakeSeat() | ComeBack() | LetProgram():
            return Repeatable.SEAT, by
        case RenewLink(seat):
            return Repeatable.SEAT, seat
        case ChangeSettings():
            return Repeatable.SETTINGS, by
        case Watch():
            return Repeatable.SPECTATOR, by
        case _:
            return None
