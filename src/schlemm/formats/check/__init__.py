r"""Whether what a file tells of a board agrees: its number, auction, cards, claim, result and score.

>>> from schlemm.formats.pbn import PbnGame, read_pbn
>>> text = '[Board "1"]\n[Declarer "S"]\n[Contract "3NT"]\n[Result "9"]\n[Score "NS 430"]'
>>> games = [game for game in read_pbn(text) if isinstance(game, PbnGame)]
>>> print(*(difference for game in games for difference in differences(game)))
board 1: score (side=NS, told=430, expected=400)
"""

from schlemm.formats.check._compare import differences
from schlemm.formats.check._difference import Difference, DifferenceCode
from schlemm.formats.check._field import FieldCheck
from schlemm.formats.check._solved import differences_when_solved, tells_of_open_cards

__all__ = [
    "Difference",
    "DifferenceCode",
    "FieldCheck",
    "differences",
    "differences_when_solved",
    "tells_of_open_cards",
]
