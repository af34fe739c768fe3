"""Which cards a player of a table knows: what explanations are held against before they read them."""

from __future__ import annotations

from schlemm.bidding.explanation.seen import Known
from schlemm.core.board.state import Finished
from schlemm.core.seats import BySeat, Seat
from schlemm.table.state.table import Table
from schlemm.table.views.sight import view_of


def known_to(table: Table, seat: Seat) -> Known:
    """What the player of this seat knows: from their views of the board, or all hands once these lie open.

    Raises:
        ValueError: If no board has been dealt.
    """
    board = table.board
    if isinstance(board, Finished) and table.board_is_open:
        return Known(BySeat.from_function(board.board.deal.hand), reader=seat)
    own, role = view_of(table, seat), table.acts_as(seat)
    return Known.of_view(own) if role is seat else Known.of_view(own, view_of(table, role))
