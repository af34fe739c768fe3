"""Double-dummy questions a second on one core: whole tables, all cards of the first lead, and a goal."""

from collections.abc import Callable
from time import process_time

from benchmarks.timing import ROUNDS, Row, Table

import schlemm_native
from schlemm.core.cards import STRAINS
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS
from schlemm.dd import layer
from schlemm.dd.inside import InsideSolver
from schlemm.dd.plain import bits_of, plain_facts
from schlemm.dd.position import Position
from schlemm.dd.solver import TrickGoal
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32

DEALS = 12
GOAL = 7
"""Tricks that the side on lead shall take."""
PLAIN = "the library itself"
OWN = "our own search"


def deals(seed: str) -> list[Deal]:
    """Random deals, the same for the same text."""
    random = Pcg32.from_text(f"solver {seed}")
    return [random_deal(random.below) for _ in range(DEALS)]


def openings(found: list[Deal]) -> list[Position]:
    """Each deal before the opening lead, in all denominations and by all declarers in turn."""
    return [
        Position.opening(deal, STRAINS[number % 5], SEATS[number % 4]) for number, deal in enumerate(found)
    ]


def compiled(own: schlemm_native.Solver) -> dict[str, Callable[[list[Deal]], object]]:
    """The same questions to the search of our own."""

    def numbers(some: list[Deal], target: int = 0) -> list[schlemm_native.Position]:
        return [in_numbers(position, target) for position in openings(some)]

    return {
        f"tables, {OWN}": lambda some: own.tables([bits_of(deal.hands) for deal in some]),
        f"all cards of the first lead, {OWN}": lambda some: own.cards(numbers(some)),
        f"a goal of seven tricks, {OWN}": lambda some: own.makes(numbers(some, GOAL)),
    }


def in_numbers(position: Position, target: int) -> schlemm_native.Position:
    """The position as the compiled library takes it."""
    (north, east, south, west), strain, leader, trick = plain_facts(position)
    return schlemm_native.Position((north, east, south, west), strain, leader, trick, target)


def measure(rounds: int = ROUNDS) -> Table:
    """Questions a CPU-second, our adapter beside the library's own functions on the same deals, fresh every round."""
    solver, plain = InsideSolver(), layer.load()
    contenders: dict[str, Callable[[list[Deal]], object]] = {
        f"tables, {PLAIN}": lambda some: [layer.table(plain, bits_of(deal.hands)) for deal in some],
        "tables": solver.tables,
        f"all cards of the first lead, {PLAIN}": lambda some: [
            layer.tricks_of_cards(plain, *plain_facts(position)) for position in openings(some)
        ],
        "all cards of the first lead": lambda some: solver.cards(openings(some)),
        f"a goal of seven tricks, {PLAIN}": lambda some: [
            layer.makes(plain, *plain_facts(position), GOAL) for position in openings(some)
        ],
        "a goal of seven tricks": lambda some: solver.makes(
            [TrickGoal(position, GOAL) for position in openings(some)]
        ),
    }
    if schlemm_native.is_built():
        contenders |= compiled(schlemm_native.Solver())
    taken: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(rounds):
        for name, ask in contenders.items():
            some = deals(f"{number} {name.partition(',')[0]}")
            started = process_time()
            ask(some)
            taken[name].append(len(some) / (process_time() - started))
    rows = tuple(Row(name, tuple(samples)) for name, samples in taken.items())
    return Table("solver", "Double-dummy questions", "a CPU-second", rows, True)
