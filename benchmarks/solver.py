"""Double-dummy questions a second on one core: whole tables, all cards of the first lead, and a goal."""

from collections.abc import Callable
from time import process_time

from benchmarks.timing import ROUNDS, Row, Table

import schlemm_native
from schlemm.core.cards import STRAINS
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS
from schlemm.dd.compiled import CompiledEngine
from schlemm.dd.dds import DdsEngine
from schlemm.dd.inside import InsideSolver
from schlemm.dd.position import Position
from schlemm.dd.solver import Solver, TrickGoal
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32

DEALS = 12
GOAL = 7
"""Tricks that the side on lead shall take."""


def deals(seed: str) -> list[Deal]:
    """Random deals, the same for the same text."""
    random = Pcg32.from_text(f"solver {seed}")
    return [random_deal(random.below) for _ in range(DEALS)]


def openings(found: list[Deal]) -> list[Position]:
    """Each deal before the opening lead, in all denominations and by all declarers in turn."""
    return [
        Position.opening(deal, STRAINS[number % 5], SEATS[number % 4]) for number, deal in enumerate(found)
    ]


def questions(name: str, solver: Solver) -> dict[str, Callable[[list[Deal]], object]]:
    """What is asked of a solver."""
    return {
        f"tables, {name}": solver.tables,
        f"all cards of the first lead, {name}": lambda some: solver.cards(openings(some)),
        f"a goal of seven tricks, {name}": lambda some: solver.makes(
            [TrickGoal(position, GOAL) for position in openings(some)]
        ),
    }


def measure(rounds: int = ROUNDS) -> Table:
    """Questions a CPU-second: our own search beside DDS, on the same deals, fresh every round."""
    engines = {"DDS": InsideSolver(DdsEngine)}
    if schlemm_native.is_built():
        engines["our own"] = InsideSolver(CompiledEngine)
    contenders: dict[str, Callable[[list[Deal]], object]] = {}
    for name, solver in engines.items():
        contenders |= questions(name, solver)
    taken: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(rounds):
        for name, ask in contenders.items():
            some = deals(f"{number} {name.partition(',')[0]}")
            started = process_time()
            ask(some)
            taken[name].append(len(some) / (process_time() - started))
    rows = tuple(Row(name, tuple(samples)) for name, samples in taken.items())
    return Table("solver", "Double-dummy questions", "a CPU-second", rows, True)
