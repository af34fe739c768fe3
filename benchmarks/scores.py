"""A duplicate score, as a bare number and with its explained steps, over all 2,940 that there are."""

from itertools import product

from benchmarks.timing import ROUNDS, Row, Table, side_by_side

from schlemm.core.calls import Bid
from schlemm.core.cards import STRAINS
from schlemm.core.contract import Contract, Doubling
from schlemm.core.seats import Seat
from schlemm.scoring.duplicate import contract_score, duplicate_score

TARGET = 3.0
ALL = tuple(product(range(1, 8), range(5), range(3), range(14), (False, True)))


def bare() -> None:
    """Every score as a number."""
    for level, strain, doubling, tricks, vulnerable in ALL:
        duplicate_score(level, strain, doubling, tricks, vulnerable)


def measure(rounds: int = ROUNDS) -> Table:
    """Microseconds a score."""
    doublings = tuple(Doubling)
    contracts = [
        (Contract(Bid(level, STRAINS[strain]), doublings[doubling], Seat.NORTH), tricks, vulnerable)
        for level, strain, doubling, tricks, vulnerable in ALL
    ]

    def explained() -> None:
        for contract, tricks, vulnerable in contracts:
            contract_score(contract, tricks, vulnerable=vulnerable)

    taken = side_by_side({"a bare number": bare, "with its steps": explained}, rounds)
    per_score = {
        name: tuple(1e6 * seconds / len(ALL) for seconds in all_of) for name, all_of in taken.items()
    }
    targets = {"a bare number": TARGET}
    rows = tuple(Row(name, samples, targets.get(name)) for name, samples in per_score.items())
    return Table("score", "A duplicate score", "microseconds of CPU", rows, False)
