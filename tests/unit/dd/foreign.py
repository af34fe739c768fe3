"""A hundred deals with their tables and pars, from the DDS project; they lie beside the checkout, not in it.

A game is a few lines, each beginning with its name. `PBN`: dealer (0 to 3: N E S W), vulnerability (0 none, 1 both,
2 NS, 3 EW), two more numbers, the deal. `TABLE`: for S H D C NT the tricks of N E S W. `PAR2`: the score of NS.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest

from schlemm.core.cards import SUITS, Strain
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, Seat, Vulnerability
from schlemm.dd.table import TrickTable

FILE = Path(__file__).resolve().parents[4] / "shared" / "reference" / "dd" / "list100.txt"
WHY = "the DDS project's list100.txt is not there (../shared/reference/dd, seen from the checkout)"
needed = pytest.mark.skipif(not FILE.exists(), reason=WHY)

STRAINS = (*(Strain.of(suit) for suit in reversed(SUITS)), Strain.NOTRUMP)
VULNERABILITIES = (
    Vulnerability.NONE,
    Vulnerability.BOTH,
    Vulnerability.NORTH_SOUTH,
    Vulnerability.EAST_WEST,
)


@dataclass(frozen=True)
class Game:
    """A deal and what is known of it."""

    deal: Deal
    dealer: Seat
    vulnerability: Vulnerability
    table: TrickTable
    par: int


def games() -> list[Game]:
    """All of them."""
    lines = [line.split(maxsplit=1) for line in FILE.read_text(encoding="ascii").splitlines()]
    facts = [[rest for name, rest in lines if name == wanted] for wanted in ("PBN", "TABLE", "PAR2")]
    return [game(*texts) for texts in zip(*facts, strict=True)]


def game(conditions: str, tricks: str, par: str) -> Game:
    """One game from the rest of its three lines."""
    numbers, deal, _ = conditions.split('"')
    dealer, vulnerability = map(int, numbers.split()[:2])
    values = iter(map(int, tricks.split()))
    found = {(strain, seat): next(values) for strain in STRAINS for seat in SEATS}
    return Game(
        Deal.parse(deal),
        SEATS[dealer],
        VULNERABILITIES[vulnerability],
        TrickTable.from_function(lambda strain, seat: found[strain, seat]),
        int(par.split('"')[1]),
    )
