"""What the auction decides, and what the play makes of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from types import NoneType

from schlemm.core.calls import MANY, Bid
from schlemm.core.cards import Strain
from schlemm.core.checks import check_number, check_text, check_type
from schlemm.core.errors import NotationError
from schlemm.core.seats import Seat, Side

_CONTRACT = re.compile(r"([1-7])(C|D|H|S|NT?)(X{0,2})([NESW])")


class Doubling(Enum):
    """Whether the last bid was doubled or redoubled."""

    UNDOUBLED = ""
    DOUBLED = "X"
    REDOUBLED = "XX"

    def __init__(self, notation: str) -> None:
        self.notation: str = notation
        self.index: int = len(notation)

    @property
    def factor(self) -> int:
        """What the points of the tricks bid are multiplied by: 1, 2 or 4 (Law 77)."""
        return 1 << self.index

    def __str__(self) -> str:
        return self.notation


@dataclass(frozen=True, slots=True)
class Contract:
    """The last bid, its doubling, and who must make it (Law 22B, 54A).

    >>> str(Contract.parse("4SXE")), Contract.parse("4SXE").tricks
    ('4SXE', 10)
    """

    bid: Bid
    doubling: Doubling
    declarer: Seat

    def __post_init__(self) -> None:
        check_type("bid", self.bid, Bid, "a Bid")
        check_type("doubling", self.doubling, Doubling, "a Doubling")
        check_type("declarer", self.declarer, Seat, "a Seat")

    @property
    def level(self) -> int:
        """1 to 7: the tricks promised above six."""
        return self.bid.level

    @property
    def strain(self) -> Strain:
        """The denomination."""
        return self.bid.strain

    @property
    def tricks(self) -> int:
        """How many tricks make the contract."""
        return self.bid.level + 6

    @property
    def dummy(self) -> Seat:
        """Declarer's partner, whose hand is faced."""
        return self.declarer.partner

    @property
    def side(self) -> Side:
        """The side that must make it."""
        return self.declarer.side

    @property
    def leader(self) -> Seat:
        """The defender on declarer's left, who makes the opening lead (Law 41A)."""
        return self.declarer.left

    def __str__(self) -> str:
        return f"{self.bid}{self.doubling}{self.declarer}"

    @classmethod
    def parse(cls, text: str) -> Contract:
        """Read bid, doubling and declarer, such as ``3NTS``, ``4SXE`` or ``1CXXN``.

        Raises:
            NotationError: If the text is no contract.
        """
        check_text("contract", text)
        match = _CONTRACT.fullmatch(text)
        if match is None:
            raise NotationError("contract", text, "unknown-contract")
        level, strain, doubling, declarer = match.groups()
        return cls(Bid(int(level), Strain.parse(strain)), Doubling(doubling), Seat(declarer))


@dataclass(frozen=True, slots=True)
class Result:
    """How a board ended: a contract and the tricks declarer's side won, or passed out (no contract, 0 tricks).

    >>> str(Result.parse("4SXE+1")), Result.parse("3NTN-2").tricks, str(Result(None, 0))
    ('4SXE+1', 7, 'P')
    """

    contract: Contract | None
    tricks: int

    def __post_init__(self) -> None:
        check_type("contract", self.contract, (Contract, NoneType), "a Contract, or None if passed out")
        check_number("tricks of declarer's side", self.tricks, -MANY, MANY)
        if self.contract is None and self.tricks:
            raise NotationError("result", f"P {self.tricks}", "tricks-without-contract")
        if not 0 <= self.tricks <= 13:
            raise NotationError("result", f"{self.contract} {self.tricks}", "tricks-not-0-to-13")

    @property
    def passed_out(self) -> bool:
        """Whether nobody bid (Law 22A)."""
        return self.contract is None

    @property
    def margin(self) -> int:
        """Tricks above (+) or below (-) the contract; 0 when passed out."""
        return 0 if self.contract is None else self.tricks - self.contract.tricks

    def __str__(self) -> str:
        if self.contract is None:
            return "P"
        return f"{self.contract}{'=' if self.margin == 0 else format(self.margin, '+d')}"

    @classmethod
    def parse(cls, text: str) -> Result:
        """Read ``P``, or a contract followed by ``=``, ``+n`` or ``-n``.

        Raises:
            NotationError: If the text is no result.
        """
        check_text("result", text)
        if text == "P":
            return cls(None, 0)
        match = re.fullmatch(r"(.*?)(=|[+-]\d{1,2})", text)
        if match is None:
            raise NotationError("result", text, "unknown-result", len(text))
        contract = Contract.parse(match[1])
        return cls(contract, contract.tricks + (0 if match[2] == "=" else int(match[2])))
