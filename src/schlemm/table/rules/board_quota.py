"""What counts towards a player's quota on a board (``board_quota``), and what is refused once it is used up."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.seats import Seat
from schlemm.table.rules.refusal import RefusalCode, Refused
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


def check_quota(table: Table, spends: tuple[Repeatable, Seat] | None) -> None:
    """Check that a player has not done too often on this board what a part of a quota is needed for.

    Standing in and giving a seat on are always possible, or a table could be left to stand still: each needs that the
    person has sat down or come back before.

    Raises:
        Refused: If they have.
    """
    if spends is not None:
        check_left(table.spent, *spends)


def check_left(spent: Spent, kind: Repeatable, seat: Seat) -> None:
    """Check that the player of a seat may still do this.

    Raises:
        Refused: If they have done it as often as it is possible on one board.
    """
    if not spent.left(kind, seat):
        raise Refused(RefusalCode.TOO_OFTEN, (("what", kind.value), ("most", MOST[kind])))
