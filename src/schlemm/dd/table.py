"""How many tricks each player takes as declarer in each denomination, with all cards seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from schlemm.core.cards import STRAINS, Strain
from schlemm.core.checks import check_type
from schlemm.core.errors import NotationError
from schlemm.core.seats import BySeat, Seat

_DIGITS: Final = "0123456789abcd"
_SEATS: Final = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
_STRAINS: Final = STRAINS[::-1]
_CELLS: Final = tuple((seat, strain) for seat in _SEATS for strain in _STRAINS)
"""The order of the notation: N S E W, and for each of them notrump, spades, hearts, diamonds, clubs."""


@dataclass(frozen=True, slots=True)
class TrickTable:
    """Twenty numbers of tricks, one for each declarer and denomination.

    The notation is what programs write into PBN files as ``DoubleDummyTricks``, outside the standard:
    twenty hexadecimal digits, declarers N S E W, for each of them NT S H D C.

    >>> table = TrickTable.parse("77a7777a7755355553c5")
    >>> table.tricks(Strain.HEARTS, Seat.SOUTH), table.tricks(Strain.CLUBS, Seat.WEST)
    (10, 5)

    Attributes:
        rows: For each declarer five numbers from 0 to 13, at the denomination's index (clubs 0 to notrump 4).

    Raises:
        NotationError: If there are not five numbers in each row, or one of them is not 0 to 13.
    """

    rows: BySeat[tuple[int, ...]]

    def __post_init__(self) -> None:
        if any(len(row) != len(STRAINS) for row in self.rows):
            raise NotationError("trick table", str(tuple(self.rows)), "not-five-denominations")
        if any(not 0 <= tricks <= 13 for row in self.rows for tricks in row):
            raise NotationError("trick table", str(tuple(self.rows)), "tricks-not-0-to-13")

    @classmethod
    def from_function(cls, tricks: Callable[[Strain, Seat], int]) -> TrickTable:
        """The table with what the function gives for each denomination and declarer."""
        return cls(BySeat.from_function(lambda seat: tuple(tricks(strain, seat) for strain in STRAINS)))

    def tricks(self, strain: Strain, declarer: Seat) -> int:
        """How many of the thirteen tricks declarer's side takes.

        Raises:
            WrongType: If the first is no denomination, or the second no seat.
        """
        check_type("denomination", strain, Strain, "a Strain")
        check_type("declarer", declarer, Seat, "a Seat")
        return self.rows.of(declarer)[strain.index]

    def __str__(self) -> str:
        return "".join(_DIGITS[self.tricks(strain, seat)] for seat, strain in _CELLS)

    @classmethod
    def parse(cls, text: str) -> TrickTable:
        """Read twenty hexadecimal digits; capital letters are understood.

        Raises:
            NotationError: If the text is anything else.
        """
        if len(text) != len(_CELLS):
            raise NotationError("trick table", text, "not-20-digits", min(len(text), len(_CELLS)))
        tricks = [_DIGITS.find(digit) for digit in text.lower()]
        if -1 in tricks:
            raise NotationError("trick table", text, "unknown-digit", tricks.index(-1))
        found = dict(zip(_CELLS, tricks, strict=True))
        return cls.from_function(lambda strain, seat: found[seat, strain])
