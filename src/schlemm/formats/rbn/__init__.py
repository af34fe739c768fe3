r"""RBN, Richard Pavlicek's notation: one line a fact, with a letter that says which; an empty line ends a board.

>>> (board,) = read_rbn("B 7\nH S:AKQJT98765432...:.AKQJT98765432..:..AKQJT98765432.:\nA SB:7SA\nR 13\n")
>>> str(board.result), str(board.hands.west)
('7SS=', '.AKQJT98765432..')
"""

from schlemm.formats.rbn._read import read_rbn
from schlemm.formats.rbn._write import write_rbn

__all__ = ["read_rbn", "write_rbn"]
