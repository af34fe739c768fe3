"""USEBIO, the XML in which clubs exchange results: each line of a traveller is a board.

>>> line = "<CONTRACT>3NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS><SCORE>400</SCORE>"
>>> board = f"<BOARD><BOARD_NUMBER>3</BOARD_NUMBER><TRAVELLER_LINE>{line}</TRAVELLER_LINE></BOARD>"
>>> (board,) = read_usebio(f"<USEBIO><EVENT>{board}</EVENT></USEBIO>".encode())
>>> board.number, str(board.result), board.tag("Score")
(3, '3NTN=', 'NS 400')
"""

from schlemm.formats.usebio._read import read_usebio
from schlemm.formats.usebio._write import UsebioEvent, write_usebio

__all__ = ["UsebioEvent", "read_usebio", "write_usebio"]
