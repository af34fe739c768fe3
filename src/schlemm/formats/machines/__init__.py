"""Files of dealing machines: BRI, DGE, DUP and DLM, which hold deals and hardly anything else.

Nobody has published what they are as a whole; what is read and written here is what several programs that are
independent of each other agree on. Deals in BRI and DGE have no numbers, so reading counts from 1.

>>> from schlemm.core.deal import Deal
>>> from schlemm.formats.filed import FiledBoard
>>> deal = Deal.parse("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85")
>>> (board,) = read_bri(write_bri([FiledBoard(hands=deal.hands)]))
>>> board.number, board.deal == deal
(1, True)
"""

from schlemm.formats.machines._dlm import MOST_BOARDS, read_dlm, write_dlm
from schlemm.formats.machines._records import (
    MOST_NUMBERED,
    first_of_dup,
    read_bri,
    read_dge,
    read_dup,
    write_bri,
    write_dge,
    write_dup,
)

__all__ = [
    "MOST_BOARDS",
    "MOST_NUMBERED",
    "first_of_dup",
    "read_bri",
    "read_dge",
    "read_dlm",
    "read_dup",
    "write_bri",
    "write_dge",
    "write_dlm",
    "write_dup",
]
