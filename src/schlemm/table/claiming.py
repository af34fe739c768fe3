"""Claims at a table: whose answer is waited for in vain, and when it is worth finding out what could be claimed."""

from __future__ import annotations

from schlemm.bots.claims import COUNTED
from schlemm.core.seats import Seat
from schlemm.core.state import Playing, State
from schlemm.table.table import Table


def absent_voices(table: Table, board: State | None) -> tuple[Seat, ...]:
    """Who has yet to answer the claim that lies on the table, and is away.

    A bot that stands in for them agrees to nothing in their name: its answer would tell of their cards, and of what
    they alone may decide.

    Args:
        table: The table.
        board: The board of the table, or as it is about to be.
    """
    if not isinstance(board, Playing) or board.pending is None:
        return ()
    waits = board.pending.waits_for(board.contract, board.play.tricks_left)
    return tuple(seat for seat in waits if table.plays_for(seat) in table.company.away)


def is_worth_asking(table: Table) -> bool:
    """Whether the player in turn is likely to be helped by an offer to claim, which costs a worker as much as a call.

    Whoever leads may have the rest. Who follows while many tricks are left will lead soon if they have; only those who
    never win a trick again would wait in vain, and they are asked when few tricks are left.
    """
    board = table.board
    if not isinstance(board, Playing) or board.pending is not None:
        return False
    return not board.play.trick.cards or board.play.tricks_left <= COUNTED
