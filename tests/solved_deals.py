"""Random deals with their double-dummy tables, kept in a file, so that they are solved once only.

A line is the deal's number (``schlemm.dealing.numbered``) in hexadecimal, and its table in the table's notation.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from schlemm.core.deal import Deal
from schlemm.dd.native import NativeSolver
from schlemm.dd.table import TrickTable
from schlemm.dealing.numbered import deal_of_number, number_of_deal, random_deal
from schlemm.dealing.pcg import Pcg32

BATCH = 32
"""Deals that are solved before they are written down."""


@dataclass(frozen=True, slots=True)
class SolvedDeal:
    """A deal and its table."""

    deal: Deal
    table: TrickTable

    def __str__(self) -> str:
        return f"{number_of_deal(self.deal):x} {self.table}"

    @classmethod
    def parse(cls, line: str) -> SolvedDeal:
        """Read a line of the file.

        Raises:
            ValueError: If it is none.
        """
        number, table = line.split()
        return cls(deal_of_number(int(number, 16)), TrickTable.parse(table))


def deal_of(seed: str, index: int) -> Deal:
    """The deal with this index in the series that belongs to a seed."""
    return random_deal(Pcg32.from_text(f"{seed} {index}").below)


def solved_deals(path: Path, seed: str, count: int) -> list[SolvedDeal]:
    """The first deals of a seed with their tables, from the file as far as it goes, else solved and added to it."""
    known = path.read_text(encoding="ascii").splitlines() if path.exists() else []
    with path.open("a", encoding="ascii") as file, NativeSolver() as solver:
        for start in range(len(known), count, BATCH):
            deals = [deal_of(seed, index) for index in range(start, min(start + BATCH, count))]
            solved = zip(deals, solver.tables(deals), strict=True)
            lines = [str(SolvedDeal(deal, table)) for deal, table in solved]
            file.write("".join(f"{line}\n" for line in lines))
            file.flush()
            known += lines
    return [SolvedDeal.parse(line) for line in known[:count]]
