"""A hundred deals with their tables and pars, from the DDS project; they lie beside the checkout or above, not in it.

A game is a few lines, each beginning with its name. `PBN`: dealer (0 to 3: N E S W), vulnerability (0 none, 1 both,
2 NS, 3 EW), denomination and who leads, the deal. `TABLE`: for S H D C NT the tricks of N E S W. `PAR2`: the score of
NS. `FUT`: what the first lead is worth: a count, and so many suits, ranks, bits of cards as good, and tricks. `PLAY`:
cards played. `TRACE`: declarer's tricks with best play, before the first card and after each.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest

from schlemm.core.cards import RANKS, SUITS, Card, Strain
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, Seat, Vulnerability
from schlemm.dd.position import Position
from schlemm.dd.table import TrickTable

CHECKOUT = Path(__file__).resolve().parents[3]
PLACES = [above / "shared" / "reference" / "dd" / "list100.txt" for above in CHECKOUT.parents]
FILE = next(filter(Path.is_file, PLACES), PLACES[0])
WHY = "the DDS project's list100.txt is not there (shared/reference/dd, in any folder above the checkout)"
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
    opening: Position
    leads: dict[Card, int]
    played: tuple[Card, ...]
    trace: tuple[int, ...]


def games() -> list[Game]:
    """All of them."""
    lines = [line.split(maxsplit=1) for line in FILE.read_text(encoding="ascii").splitlines()]
    names = ("PBN", "TABLE", "PAR2", "FUT", "PLAY", "TRACE")
    facts = [[rest for name, rest in lines if name == wanted] for wanted in names]
    return [game(*texts) for texts in zip(*facts, strict=True)]


def game(conditions: str, tricks: str, par: str, leads: str, played: str, trace: str) -> Game:
    """One game from the rest of its lines."""
    numbers, text, _ = conditions.split('"')
    dealer, vulnerability, strain, leader = map(int, numbers.split())
    values = iter(map(int, tricks.split()))
    found = {(strain, seat): next(values) for strain in STRAINS for seat in SEATS}
    deal, cards = Deal.parse(text), played.split('"')[1]
    return Game(
        deal,
        SEATS[dealer],
        VULNERABILITIES[vulnerability],
        TrickTable.from_function(lambda strain, seat: found[strain, seat]),
        int(par.split('"')[1]),
        Position(deal.hands, STRAINS[strain], SEATS[leader]),
        worth(leads),
        tuple(Card.parse(cards[at : at + 2]) for at in range(0, len(cards), 2)),
        tuple(map(int, trace.split()[1:])),
    )


def worth(leads: str) -> dict[Card, int]:
    """The tricks by card; a row of bits stands for lower cards that are as good."""
    count, *rest = map(int, leads.split())
    suits, ranks, equals, tricks = (rest[at * count : (at + 1) * count] for at in range(4))
    found = {}
    for suit, rank, others, worth in zip(suits, ranks, equals, tricks, strict=True):
        for each in (rank, *(other for other in range(2, 15) if others >> other & 1)):
            found[Card.of(SUITS[3 - suit], RANKS[each - 2])] = worth
    return found
