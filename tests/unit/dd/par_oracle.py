"""Prints what DDS finds as par; a program of its own, so that its machine code is never loaded beside the tests.

In: a table a line, as twenty digits. Out: a line for each table, vulnerability and dealer: the score of NS, and the
contracts as `level denomination declarers margin` by `;` (declarers are letters: one seat, or both of a side).
"""

import sys
from typing import Any, Final

from tests.unit.dd.dds_oracle import load
from tests.unit.dd.foreign import STRAINS, VULNERABILITIES

from schlemm.core.seats import SEATS
from schlemm.dd.table import TrickTable

dds: Final = load()

SEATS_OF = ("N", "E", "S", "W", "NS", "EW")
CONTRACTS_OF = ("NT", "S", "H", "D", "C")


def filled(table: TrickTable) -> Any:
    """The same table as DDS keeps it."""
    results = dds.ddTableResults()
    for place, strain in enumerate(STRAINS):
        for seat in SEATS:
            results.resTable[place][seat.index] = table.tricks(strain, seat)
    return results


def main() -> None:
    """Answer all lines."""
    for line in sys.stdin:
        results = filled(TrickTable.parse(line.strip()))
        for vulnerability in range(len(VULNERABILITIES)):
            for dealer in SEATS:
                found = dds.parResultsMaster()
                dds.DealerParBin(results, found, dealer.index, vulnerability)
                contracts = ";".join(map(text, found.contracts[: found.number]))
                sys.stdout.write(f"{found.score}:{contracts}\n")


def text(contract: Any) -> str:
    """One contract in words."""
    margin = contract.overTricks - contract.underTricks
    return f"{contract.level} {CONTRACTS_OF[contract.denom]} {SEATS_OF[contract.seats]} {margin}"


if __name__ == "__main__":
    main()
