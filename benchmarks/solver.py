"""Double-dummy questions: our own search beside DDS, a question a table, and two threads beside one."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from time import process_time
from typing import TypeAlias

from benchmarks.dds_batch import DdsBatch
from benchmarks.solver_threads import threads
from benchmarks.timing import ROUNDS, Row, Table
from tests.unit.dd.dds_oracle import DdsEngine

import schlemm_native
from schlemm.core.cards import STRAINS
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS
from schlemm.dd.engine import Facts
from schlemm.dd.inside import InsideSolver
from schlemm.dd.plain import bits_of, plain_facts
from schlemm.dd.position import Position
from schlemm.dd.solver import TrickGoal
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32

Task: TypeAlias = Callable[[], object]
Tasks: TypeAlias = Mapping[str, Task]

DEALS = 12
ENDINGS, CARDS = 2000, 6
"""How many endings of how many tricks."""
GOAL = 7
"""Tricks that the side on lead shall take."""
ASKED = 1.45
"""How many times as fast as DDS our own search is to be ..."""
ASKED_OF_ENDINGS = 5.0
"""... and for endings."""
OWN, FOREIGN = "our own", "DDS"


def deals(seed: str, count: int = DEALS) -> list[Deal]:
    """Random deals, the same for the same text."""
    random = Pcg32.from_text(f"solver {seed}")
    return [random_deal(random.below) for _ in range(count)]


def openings(seed: str) -> list[Position]:
    """Deals before the opening lead, in all denominations and by all declarers in turn."""
    return [
        Position.opening(deal, STRAINS[number % 5], SEATS[number % 4])
        for number, deal in enumerate(deals(seed))
    ]


def endings(seed: str) -> list[Facts]:
    """Deals of which everybody has played all but the last cards, in all denominations, with any leader."""
    random, found = Pcg32.from_text(f"endings {seed}"), list[Facts]()
    for number in range(ENDINGS):
        pack = list(range(52))
        drawn = [pack.pop(random.below(len(pack))) for _ in range(4 * CARDS)]
        north, east, south, west = (sum(1 << card for card in drawn[seat::4]) for seat in range(4))
        found.append(Facts((north, east, south, west), number % 5, random.below(4), ()))
    return found


@cache
def dds() -> InsideSolver:
    """DDS as Schlemm asks it."""
    return InsideSolver(DdsEngine)


@cache
def dds_batch() -> DdsBatch:
    """DDS without any Python between two questions."""
    return DdsBatch()


@cache
def own() -> schlemm_native.Solver:
    """Our own search with its usual memory."""
    return schlemm_native.Solver()


def plain(facts: Facts, target: int = 0) -> schlemm_native.Position:
    """A position as the library takes it."""
    return schlemm_native.Position(facts.hands, facts.strain, facts.leader, facts.trick, target)


def tables(seed: str) -> Tasks:
    """All twenty numbers of deals."""
    some = deals(seed)
    hands = [bits_of(deal.hands) for deal in some]
    return {FOREIGN: lambda: dds().tables(some), OWN: lambda: own().tables(hands)}


def values(seed: str) -> Tasks:
    """One denomination with one leader."""
    facts = [plain_facts(position) for position in openings(seed)]
    batch, positions = dds_batch().asked(facts, solutions=1), [plain(each) for each in facts]
    return {FOREIGN: lambda: dds_batch().solve(batch), OWN: lambda: own().values(positions)}


def first_leads(seed: str) -> Tasks:
    """What every card of the first lead is worth."""
    some = openings(seed)
    positions = [plain(plain_facts(position)) for position in some]
    return {FOREIGN: lambda: dds().cards(some), OWN: lambda: own().cards(positions)}


def goals(seed: str) -> Tasks:
    """Whether the side on lead takes seven tricks."""
    some = [TrickGoal(position, GOAL) for position in openings(seed)]
    positions = [plain(plain_facts(position), GOAL) for position, _ in some]
    return {FOREIGN: lambda: dds().makes(some), OWN: lambda: own().makes(positions)}


def last_cards(seed: str) -> Tasks:
    """All cards of endings, from array to array."""
    facts = endings(seed)
    batch, question = dds_batch().asked(facts, solutions=3), schlemm_native.Question.CARDS
    asked, answers = packed(facts), bytearray(question.width * len(facts))
    return {
        FOREIGN: lambda: dds_batch().solve(batch),
        OWN: lambda: own().answer_into(question, asked, answers),
    }


def packed(facts: list[Facts]) -> bytes:
    """Positions at the start of a trick as the library lays them out in memory."""
    return b"".join(
        b"".join(hand.to_bytes(8, "little") for hand in each.hands)
        + bytes((0,) * 5 + (each.leader, each.strain, 0))
        for each in facts
    )


QUESTIONS: dict[str, tuple[Callable[[str], Tasks], int, float | None]] = {
    "tables": (tables, DEALS, ASKED),
    "one denomination, one leader": (values, DEALS, ASKED),
    "all cards of the first lead": (first_leads, DEALS, ASKED),
    "a goal of seven tricks": (goals, DEALS, None),
    f"endings of {CARDS} tricks, all cards, in one batch": (last_cards, ENDINGS, ASKED_OF_ENDINGS),
}
"""What is asked, how often a round, and how many times as fast as DDS our own search is to be, if that is asked."""


def measure(rounds: int = ROUNDS) -> Iterator[Table]:
    """Questions a CPU-second, on the same deals, fresh every round."""
    for title, (prepare, count, asked) in QUESTIONS.items():
        taken: dict[str, list[float]] = {}
        for number in range(rounds):
            for name, ask in prepare(f"{number} {title}").items():
                if name == OWN and not schlemm_native.is_built():
                    continue
                started = process_time()
                ask()
                taken.setdefault(name, []).append(count / (process_time() - started))
        yield table(title, taken, asked)
    if schlemm_native.is_built():
        yield threads(rounds)


def table(title: str, taken: Mapping[str, list[float]], asked: float | None) -> Table:
    """A question's table: DDS first."""
    foreign = Row(FOREIGN, tuple(taken[FOREIGN]), foreign=True)
    if OWN not in taken:
        return Table(f"solver: {title}", f"Double dummy: {title}", "a CPU-second", (foreign,), True)
    row = Row(OWN, tuple(taken[OWN]), asked and asked * foreign.middle)
    note = f"A context of ours takes {own().memory / 2**20:.1f} MB after this."
    return Table(f"solver: {title}", f"Double dummy: {title}", "a CPU-second", (foreign, row), True, note)
