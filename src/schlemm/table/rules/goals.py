"""Boards to practise with: put on a table as it would stand after the auction, judged at the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.board.state import Finished
from schlemm.core.goal import Goal, GoalBoard, GoalMatch, GoalWish
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.table.rules.playing import CallMade
from schlemm.table.state.events import BoardDealt, Event, TableOpened
from schlemm.table.state.table import Table

TRICKS: Final = 13


def form_for(given: GoalBoard) -> DuplicateForm:
    """One board with the dealer and vulnerability of this one."""
    return DuplicateForm(boards=1, first=given.number)


def laid_out(opened: TableOpened, given: GoalBoard) -> tuple[Event, ...]:
    """What happens when a table is set up to practise: it opens, the board is dealt, and its auction is made.

    Args:
        opened: The table, with ``form_for`` the board.
        given: The board.
    """
    conditions = form_for(given).start().conditions
    seats = (conditions.first_caller.after(turn) for turn in range(len(given.calls)))
    made = (CallMade(seat, call) for seat, call in zip(seats, given.calls, strict=True))
    return opened, BoardDealt(given.number, conditions, given.deal), *made


def board_again(table: Table, number: int) -> GoalBoard | None:
    """The board at this table, as it was given, if it is the one with this number of its practice; else ``None``."""
    goal, board, form = table.goal, table.board, table.form
    if goal is None or board is None or not isinstance(form, DuplicateForm):
        return None
    if goal.number != number:
        return None
    deal = board.board.deal
    return GoalBoard(form.first, deal, board.auction.calls, goal.fit, goal.possible)


@dataclass(frozen=True, slots=True)
class GoalVerdict:
    """How a board that was practised ended.

    Attributes:
        tricks: What the player's side took.
        possible: What it takes with open cards and best play of all; ``None`` if nobody has looked.
        reached: Whether the goal was reached.
    """

    tricks: int
    possible: int | None
    reached: bool


@dataclass(frozen=True, slots=True)
class GoalSight:
    """What the player may know of the practice.

    Attributes:
        wish: What for.
        number: Which board of it.
        fit: How well the board fits.
        verdict: How it ended; ``None`` before.
    """

    wish: GoalWish
    number: int
    fit: GoalMatch
    verdict: GoalVerdict | None


def goal_sight(table: Table) -> GoalSight | None:
    """What the player may know of the practice at this table; ``None`` where nothing is practised."""
    goal = table.goal
    if goal is None:
        return None
    over = isinstance(table.board, Finished)
    return GoalSight(goal.wish, goal.number, goal.fit, _verdict(table) if over else None)


def _verdict(table: Table) -> GoalVerdict | None:
    """How the board ended; a contract is there, for only boards with one are practised."""
    goal, board = table.goal, table.board
    if goal is None or not isinstance(board, Finished) or board.result.contract is None:
        return None
    taken, needed, possible = board.result.tricks, board.result.contract.tricks, goal.possible
    match goal.wish.goal:
        case Goal.MAKE:
            return GoalVerdict(taken, possible, taken >= needed)
        case Goal.OVERTRICKS:
            return GoalVerdict(taken, possible, taken >= (needed if possible is None else possible))
        case Goal.BEAT:
            return GoalVerdict(TRICKS - taken, possible, taken < needed)
