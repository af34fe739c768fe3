r"""Portable Bridge Notation 2.1: deals, auctions, plays and results in text files.

Tag names and the rules of the format are those of the standard of 2017 (chapters 2, 3 and 4.8). What a file holds
besides, such as tables, is kept as written, so that reading and writing loses nothing but the caret before an agreed
number of tricks.

>>> text = '[Board "1"]\n[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]\n'
>>> (game,) = read_pbn(text + '[Auction "N"]\n1D 1S 3H =1= 4S AP\n[Note "1:six hearts"]')
>>> str(game.contract), game.notes
('4SE', ((2, 'six hearts'),))
"""

from schlemm.formats.pbn._encoding import encode_pbn
from schlemm.formats.pbn.defect import PbnCode, PbnDefect
from schlemm.formats.pbn.game import PbnGame, PbnSection
from schlemm.formats.pbn.read import read_pbn
from schlemm.formats.pbn.write import join_pbn, write_game, write_pbn

__all__ = [
    "PbnCode",
    "PbnDefect",
    "PbnGame",
    "PbnSection",
    "encode_pbn",
    "join_pbn",
    "read_pbn",
    "write_game",
    "write_pbn",
]
