"""When it is worth finding out what a player could claim: it costs a bot's worker as much as a call."""

from __future__ import annotations

from schlemm.bots.claims import COUNTED
from schlemm.core.state import Playing
from schlemm.table.table import Table


def is_worth_asking(table: Table) -> bool:
    """Whether the player in turn is likely to be helped by an offer to claim.

    Whoever leads may have the rest. Who follows while many tricks are left will lead soon if they have; only those who
    never win a trick again would wait in vain, and they are asked when few tricks are left.
    """
    board = table.board
    if not isinstance(board, Playing) or board.pending is not None:
        return False
    return not board.play.trick.cards or board.play.tricks_left <= COUNTED
