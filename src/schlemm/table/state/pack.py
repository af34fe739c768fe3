"""The pack with which a deal is played where the ceremony of dealing is (S1:17, S4:15)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from schlemm.core.seats import Seat

CUTS: Final = range(5, 48)
"""After how many cards a player cuts: whoever leaves fewer on one side has hardly cut."""


class Back(Enum):
    """The colour of a pack's backs; two packs take turns, deal by deal."""

    BLUE = "blue"
    RED = "red"


@dataclass(frozen=True, slots=True)
class Pack:
    """The pack of the deal in progress, or of the one to come.

    Attributes:
        back: Its colour.
        shuffler: Who has shuffled it.
        dealer: Who deals it.
        cut: After how many cards it was cut; ``None`` as long as it waits for that.
    """

    back: Back
    shuffler: Seat
    dealer: Seat
    cut: int | None = None

    @property
    def cutter(self) -> Seat:
        """Who cuts it: the dealer's right-hand opponent."""
        return self.dealer.right


def back_of(board: int, first_dealer: Seat) -> Back:
    """The pack of the board with this number, passed out ones counted too: the packs take turns.

    North lays the blue one at his right, which is West's left, and South the red one at East's left: whoever of them
    deals first takes that one (S1:17). Of North and South the source says nothing: there the blue pack is the first.
    """
    first, second = (Back.RED, Back.BLUE) if first_dealer is Seat.EAST else (Back.BLUE, Back.RED)
    return first if board % 2 else second
