"""The rows of a table of scores (``ScoreTable``, PBN 5.9), each with what it says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Final, NamedTuple

from schlemm.core.calls import PASS, Bid, Pass
from schlemm.core.cards import Strain
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.play import TRICKS
from schlemm.core.seats import Seat
from schlemm.formats.pbn import PbnSection

_CONTRACT: Final = re.compile(r"([1-7])\s?(NT?|[SHDC])\s?(X{0,2}|\*{0,2})", re.ASCII | re.IGNORECASE)
_PASSED: Final = frozenset({"PASS", "PASSED", "PASSED OUT", "AP"})
_TRICKS: Final = re.compile(r"\d{1,2}", re.ASCII)
_MARGIN: Final = re.compile(r"=|[+-]\d{1,2}", re.ASCII)
_NUMBER: Final = re.compile(r"[+\-\N{MINUS SIGN}]?\d{1,7}(?:[.,]\d{1,4})?%?", re.ASCII)
_UNKNOWN: Final = frozenset({"", "-", "?", "--"})


class ScoreTableRow(NamedTuple):
    """A row of a table.

    Attributes:
        cells: What it says, by the name of the column; without quotes, and empty where nothing is known.
        number: Which one it is, counted from 1.
        line: Where it stands in its file; ``None`` if that is not known.
    """

    cells: Mapping[str, str]
    number: int
    line: int | None

    @property
    def who(self) -> str:
        """The pairs, the players, or the number of the row."""
        for name in ("PairId", "Names"):
            told = [self.cell(name), self.cell(f"{name}_NS"), self.cell(f"{name}_EW")]
            if any(told):
                return " / ".join(each[:40] for each in told if each)
        return str(self.number)

    @property
    def times(self) -> int:
        """How often it came about."""
        told = self.cell("Multiplicity")
        return int(told) if _TRICKS.fullmatch(told) and int(told) else 1

    @property
    def result(self) -> Result | None:
        """Contract and tricks; ``None`` where they are not both told, or cannot be read."""
        contract = self._contract()
        if isinstance(contract, Pass):
            return Result(None, 0)
        tricks = None if contract is None else _tricks(self.cell("Result"), contract)
        return None if contract is None or tricks is None else Result(contract, tricks)

    def cell(self, column: str) -> str:
        """What stands in a column; nothing if that is not known."""
        return self.cells.get(column, "")

    def number_in(self, column: str) -> Decimal | None:
        """The number in a column; ``None`` where none stands there."""
        told = self.cell(column)
        if _NUMBER.fullmatch(told) is None:
            return None
        return Decimal(told.replace("\N{MINUS SIGN}", "-").replace(",", ".").rstrip("%"))

    def _contract(self) -> Contract | Pass | None:
        told, declarer = self.cell("Contract").upper(), self.cell("Declarer").upper()
        if told in _PASSED:
            return PASS
        match = _CONTRACT.fullmatch(told)
        if match is None or declarer not in {*"NESW"} or not declarer:
            return None
        strain = Strain.parse("NT" if match[2] == "N" else match[2])
        doubling = (Doubling.UNDOUBLED, Doubling.DOUBLED, Doubling.REDOUBLED)[len(match[3])]
        return Contract(Bid(int(match[1]), strain), doubling, Seat(declarer))


def table_rows(section: PbnSection) -> Iterator[ScoreTableRow]:
    """The rows of a table; what stands in a row behind its last column is left out."""
    columns = [column.partition("\\")[0].strip(" +-") for column in section.value.split(";")]
    for index, row in enumerate(section.rows):
        cells = {
            name: "" if (text := token.strip('" ')) in _UNKNOWN else text
            for name, token in zip(columns, row, strict=False)
        }
        yield ScoreTableRow(cells, index + 1, None if section.line is None else section.line + index)


def _tricks(text: str, contract: Contract) -> int | None:
    """Tricks, or how many more or fewer than the contract."""
    if _MARGIN.fullmatch(text):
        tricks = contract.bid.level + 6 + (0 if text == "=" else int(text))
    elif _TRICKS.fullmatch(text):
        tricks = int(text)
    else:
        return None
    return tricks if 0 <= tricks <= TRICKS else None
