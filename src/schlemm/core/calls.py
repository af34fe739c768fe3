"""The 38 calls: 35 bids, pass, double and redouble (Law 18, 19; S1:23-25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from schlemm.core.cards import STRAINS, Strain
from schlemm.core.checks import check_number, check_text, check_type
from schlemm.core.errors import NotationError

HIGHEST: Final = 7
"""The highest level."""
MANY: Final = 10**9
"""Beyond this a level is no slip any more, and too long to be repeated."""


@dataclass(frozen=True, slots=True)
class Bid:
    """An offer to win six tricks more than ``level`` in a denomination.

    >>> Bid(1, Strain.CLUBS) < Bid(1, Strain.NOTRUMP) < Bid(2, Strain.CLUBS)
    True
    """

    level: int
    strain: Strain

    def __post_init__(self) -> None:
        if type(self.level) is int and 1 <= self.level <= HIGHEST and type(self.strain) is Strain:
            return  # nearly always; rules make bids by the thousand
        check_number("level", self.level, -MANY, MANY)
        check_type("denomination", self.strain, Strain, "a Strain")
        if not 1 <= self.level <= HIGHEST:
            raise NotationError("bid", f"{self.level}{self.strain}", "level-not-1-to-7")

    @property
    def index(self) -> int:
        """The place in the order of bids, from 1♣ = 0 to 7NT = 34."""
        return 5 * (self.level - 1) + self.strain.index

    @property
    def tricks(self) -> int:
        """How many of the thirteen tricks the bid promises."""
        return self.level + 6

    def __eq__(self, other: object) -> bool:
        """Whether it is the same bid; asked as often as any question here, so parts are compared without a tuple."""
        if type(other) is not Bid:
            return NotImplemented
        return self.strain is other.strain and self.level == other.level

    def __hash__(self) -> int:
        """The place in the order: bids are looked up so often that hashing both parts of each would be felt."""
        return 5 * (self.level - 1) + self.strain.index

    def __lt__(self, other: Bid) -> bool:
        return self.index < other.index

    def __str__(self) -> str:
        return f"{self.level}{self.strain}"


@dataclass(frozen=True, slots=True)
class Pass:
    """A call that offers nothing."""

    def __str__(self) -> str:
        return "P"


@dataclass(frozen=True, slots=True)
class Double:
    """A call that raises the stake of the opponents' last bid (Law 19A)."""

    def __str__(self) -> str:
        return "X"


@dataclass(frozen=True, slots=True)
class Redouble:
    """A call that raises the stake once more after the opponents' double (Law 19B)."""

    def __str__(self) -> str:
        return "XX"


Call: TypeAlias = Bid | Pass | Double | Redouble

PASS: Final = Pass()
DOUBLE: Final = Double()
REDOUBLE: Final = Redouble()
BIDS: Final = tuple(Bid(level, strain) for level in range(1, 8) for strain in STRAINS)
"""All bids from 1♣ to 7NT, at their index."""
CALLS: Final[tuple[Call, ...]] = (PASS, DOUBLE, REDOUBLE, *BIDS)


def parse_call(text: str) -> Call:
    """Read ``P``, ``X``, ``XX`` or a bid such as ``3NT``; capital letters only, ``3N`` is understood.

    Raises:
        NotationError: If the text is no call.
    """
    check_text("call", text)
    spoken: dict[str, Call] = {"P": PASS, "X": DOUBLE, "XX": REDOUBLE}
    if text in spoken:
        return spoken[text]
    if text[:1] not in tuple("1234567"):
        raise NotationError("call", text, "unknown-call")
    return BIDS[5 * (int(text[0]) - 1) + Strain.parse(text[1:]).index]
