"""Links to the viewer of hands of Bridge Base Online: one board in an address, written and read, never opened.

Whoever opens such a link shows the deal, the players' names and the auction to another site: say so before giving it.

>>> from schlemm.formats.filed import FiledBoard
>>> (board,) = read_handviewer(
...     "https://www.bridgebase.com/tools/handviewer.html?n=sakqjt98765432&d=n&v=b&a=7sppp"
... )
>>> str(board.contract), write_handviewer_link(board).partition("?")[2]
('7SN', 'n=sakqjt98765432hdc&d=n&v=b&a=7sppp')
"""

from schlemm.formats.handviewer._read import read_handviewer
from schlemm.formats.handviewer._write import write_handviewer, write_handviewer_link

__all__ = ["read_handviewer", "write_handviewer", "write_handviewer_link"]
