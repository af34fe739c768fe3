"""LIN, the notation of Bridge Base Online: boards of one table or of both, in a file or in one line.

Nobody has published what it is; what is read and written here is what files have (``tag|value|`` pairs).

>>> (board,) = read_lin(
...     "qx|o1|md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|o|mb|7S|mb|p|mb|p|mb|p|mc|13|"
... )
>>> str(board.result), board.tag("Room")
('7SS=', 'Open')
"""

from schlemm.formats.lin.defect import LinCode, LinDefect
from schlemm.formats.lin.read import read_lin
from schlemm.formats.lin.write import write_lin, write_lin_line

__all__ = ["LinCode", "LinDefect", "read_lin", "write_lin", "write_lin_line"]
