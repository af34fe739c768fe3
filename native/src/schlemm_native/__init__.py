"""Compiled parts of Schlemm: deals that fit what is asked, and double dummy, behind a plain C interface.

The package needs nothing but Python. It knows cards as bits of an integer (13 · suit + rank; clubs, diamonds, hearts,
spades; from the two up), seats as 0 to 3 for north, east, south and west, sides as 0 and 1 for north-south and
east-west. ``schlemm`` gives it a face of its own types.

>>> import schlemm_native
>>> dealer = schlemm_native.Dealer(held=(0, 0, 0x1FFF, 0))  # all clubs for south
>>> hands = bytearray(4 * 8 * 5)
>>> dealer.deal_into(hands, seed=1).found
5
"""

from schlemm_native.dealer import Dealer, Draw, Side, Test, words
from schlemm_native.errors import (
    NativeError,
    NotBuiltError,
    NothingFitsError,
    RequestError,
    WrongLibraryError,
)
from schlemm_native.hands import Hands, halves_into
from schlemm_native.library import is_built
from schlemm_native.solver import POSITION_BYTES, Line, Position, Question, Solver

__version__ = "0.1.0"

__all__ = [
    "POSITION_BYTES",
    "Dealer",
    "Draw",
    "Hands",
    "Line",
    "NativeError",
    "NotBuiltError",
    "NothingFitsError",
    "Position",
    "Question",
    "RequestError",
    "Side",
    "Solver",
    "Test",
    "WrongLibraryError",
    "halves_into",
    "is_built",
    "words",
]
