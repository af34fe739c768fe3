"""Random deals with their double-dummy tables, kept in a file, so that they are solved once only.

A line is the deal's number (``schlemm.dealing.numbered``) in hexadecimal and 20 hexadecimal digits: the tricks of
declarers N E S W in clubs, then in diamonds, hearts, spades and notrump. The solver is that of ``endplay``. It must
not run in two threads of one process and draws in a plotting library, so it has a process of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from schlemm.core.deal import Deal
from schlemm.dealing.numbered import random_deal, rank, unrank
from schlemm.dealing.pcg import Pcg32

BATCH = 32
"""Deals a worker solves at a time: as many tables as one call of the library takes."""
STRAINS_OF_LIBRARY = (3, 2, 1, 0, 4)
"""Where clubs, diamonds, hearts, spades and notrump stand in the library's tables."""


@dataclass(frozen=True, slots=True)
class SolvedDeal:
    """A deal and its table.

    Attributes:
        deal: The four hands.
        tricks: ``tricks[strain][seat]``: how many tricks declarer takes.
    """

    deal: Deal
    tricks: tuple[tuple[int, ...], ...]

    def __str__(self) -> str:
        digits = "".join(f"{tricks:x}" for row in self.tricks for tricks in row)
        return f"{rank(self.deal):x} {digits}"

    @classmethod
    def parse(cls, line: str) -> SolvedDeal:
        """Read a line of the file."""
        number, digits = line.split()
        rows = tuple(tuple(int(digit, 16) for digit in digits[at : at + 4]) for at in range(0, 20, 4))
        return cls(unrank(int(number, 16)), rows)


def deal_of(seed: str, index: int) -> Deal:
    """The deal with this index in the series that belongs to a seed."""
    return random_deal(Pcg32.from_text(f"{seed} {index}").below)


def tables(deals: Sequence[str]) -> list[tuple[tuple[int, ...], ...]]:
    """The tables of deals in their notation; to be called in a worker process."""
    import endplay._dds as library
    from endplay.dds import calc_all_tables
    from endplay.types import Deal as TheirDeal

    library.SetMaxThreads(1)
    solved = (table.to_list() for table in calc_all_tables([TheirDeal(deal) for deal in deals]))
    return [tuple(tuple(map(int, rows[strain])) for strain in STRAINS_OF_LIBRARY) for rows in solved]


def solved_deals(path: Path, seed: str, count: int) -> list[SolvedDeal]:
    """The first deals of a seed with their tables, from the file as far as it goes, else solved and added to it."""
    known = path.read_text(encoding="ascii").splitlines() if path.exists() else []
    with (
        path.open("a", encoding="ascii") as file,
        ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool,
    ):
        for start in range(len(known), count, BATCH):
            deals = [deal_of(seed, index) for index in range(start, min(start + BATCH, count))]
            tricks = pool.submit(tables, [str(deal) for deal in deals]).result()
            lines = [str(SolvedDeal(*solved)) for solved in zip(deals, tricks, strict=True)]
            file.write("".join(f"{line}\n" for line in lines))
            file.flush()
            known += lines
    return [SolvedDeal.parse(line) for line in known[:count]]
