"""Holds the compiled search against solvers that share nothing with it, on as many positions as one has time for.

``make explore ARGS='solver --positions 100000 --tables 200 --seed 7'``. Each position follows from the seed and its
number. Everything that can be asked of it is asked of both compiled searches, of DDS, and of the plain solver where it
is small: what each card is worth, the value, every goal, and the best line, of which every card has to be the one
that follows from what DDS says of each card. The first difference is printed with what repeats it, and ends the run
with exit code 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import monotonic
from typing import Final, TypeAlias

from tests.unit.dd.dds_oracle import DdsEngine
from tests.unit.dd.drawn import drawn_deal, drawn_position

import schlemm_native
from schlemm.core.cards import CARDS
from schlemm.core.deal import Deal
from schlemm.dd.endings import EndingSolver
from schlemm.dd.inside import InsideSolver
from schlemm.dd.line import best_line
from schlemm.dd.plain import bits_of, plain_facts
from schlemm.dd.position import Position
from schlemm.dd.solver import Solver

Answers: TypeAlias = dict[str, object]
EVERYWHERE: Final = "the search for any machine"
PLAIN: Final = 3
"""Tricks up to which the plain solver is asked as well."""
MOST_NODES: Final = 500_000
"""Where our own search looks at more for the value, DDS is not asked: it might take hours, and cannot be stopped."""
TABLE: Final = 10
"""A table may take so many times as much."""
EVERY: Final = 20.0
"""Seconds between two lines that say how far it has come."""


class Difference(Exception):
    """Two solvers do not answer the same; the message says what."""


@dataclass
class Compared:
    """Solvers side by side.

    Attributes:
        most_nodes: Where our own search looks at more for the value, DDS is not asked.
        left_out: What DDS was not asked about.
        lines: Cards of lines that were compared.
    """

    most_nodes: int = MOST_NODES
    left_out: int = 0
    lines: int = 0
    fast: schlemm_native.Solver = field(default_factory=schlemm_native.Solver)
    everywhere: schlemm_native.Solver = field(default_factory=lambda: schlemm_native.Solver(any_machine=True))
    foreign: Solver = field(default_factory=lambda: InsideSolver(DdsEngine))
    plain: Solver = field(default_factory=lambda: EndingSolver(PLAIN))

    def position(self, position: Position) -> None:
        """Ask everything about a position.

        Raises:
            Difference: If the answers differ.
        """
        if self._too_wild(lambda solver: {"value": solver.values([asked(position)])}, self.most_nodes):
            return
        found = self._ours(lambda solver: answers(solver, position))
        self._same("DDS", expected(self.foreign, position), found)
        self.lines += sum(map(len, position.hands))
        if position.tricks_left <= PLAIN:
            self._same("the plain solver", expected(self.plain, position), found)

    def table(self, deal: Deal) -> None:
        """Ask for the table of a deal.

        Raises:
            Difference: If the tables differ.
        """
        hands = bits_of(deal.hands)
        if not self._too_wild(lambda solver: {"table": solver.tables([hands])}, TABLE * self.most_nodes):
            (table,) = self.foreign.tables([deal])
            found: Answers = {"table": self.fast.tables([hands])}
            self._same("DDS", {"table": [tuple(tricks for row in table.rows for tricks in row)]}, found)

    def _too_wild(self, ask: Callable[[schlemm_native.Solver], Answers], most: int) -> bool:
        """Whether a question is so much work that DDS is not to be asked."""
        before = self.fast.nodes
        self._ours(ask)
        wild = self.fast.nodes - before > most
        self.left_out += wild
        return wild

    def _ours(self, ask: Callable[[schlemm_native.Solver], Answers]) -> Answers:
        """What both compiled searches answer."""
        before = self.fast.nodes, self.everywhere.nodes
        found, again = ask(self.fast), ask(self.everywhere)
        nodes, nodes_again = self.fast.nodes - before[0], self.everywhere.nodes - before[1]
        self._same(EVERYWHERE, again | {"nodes": nodes_again}, found | {"nodes": nodes})
        return found

    @staticmethod
    def _same(who: str, expected: Answers, found: Answers) -> None:
        for question, answer in expected.items():
            if found[question] != answer:
                raise Difference(f"{question}\n  {who}: {answer}\n  our own: {found[question]}")


def asked(position: Position) -> schlemm_native.Position:
    """The position in numbers."""
    facts = plain_facts(position)
    return schlemm_native.Position(facts.hands, facts.strain, facts.leader, facts.trick)


def answers(solver: schlemm_native.Solver, position: Position) -> Answers:
    """What a compiled search says of a position, asked in every way."""
    plain = asked(position)
    goals = [plain._replace(target=target) for target in range(position.tricks_left + 2)]
    (cards,), (value,), (line,) = solver.cards([plain]), solver.values([plain]), solver.lines([plain])
    return {
        "cards": cards,
        "value": value,
        "goals": solver.makes(goals),
        "line": line and line.cards,
        "tricks of the line": line and line.tricks,
    }


def expected(solver: Solver, position: Position) -> Answers:
    """The same from a solver that is asked what cards are worth, and nothing else."""
    (cards,) = solver.cards([position])
    value, line = max(cards.values()), best_line(position, solver)
    return {
        "cards": {card.index: tricks for card, tricks in cards.items()},
        "value": value,
        "goals": [target <= value for target in range(position.tricks_left + 2)],
        "line": tuple(card.index for card in line.cards),
        "tricks of the line": line.tricks,
    }


def told(thing: Position | Deal) -> str:
    """A position or deal in words that can be typed in again; with the indices of cards that answers speak of."""
    if isinstance(thing, Deal):
        return f"N:{' '.join(map(str, thing.hands))}"
    numbers = " ".join(
        f"{card.index}={card}" for card in reversed(CARDS) if any(card in hand for hand in thing.hands)
    )
    trick = " ".join(map(str, thing.trick)) or "-"
    return (
        f"N:{' '.join(map(str, thing.hands))}  strain {thing.strain}, {thing.leader} has led or leads, "
        f"trick {trick}, {thing.turn} is to play\n  {numbers}"
    )


def explored(options: argparse.Namespace) -> Iterator[tuple[str, int, Position | Deal]]:
    """What is to be looked at: the kind, its number, and itself."""
    for number in range(options.first, options.first + options.tables):
        yield "tables", number, drawn_deal(options.seed, number)
    for number in range(options.first, options.first + options.positions):
        yield "positions", number, drawn_position(options.seed, number)


def look(options: argparse.Namespace, compared: Compared) -> int:
    """Look for a difference; 1 if there is one."""
    started, spoken = monotonic(), monotonic()
    for kind, number, thing in explored(options):
        try:
            compared.table(thing) if isinstance(thing, Deal) else compared.position(thing)
        except Difference as difference:
            other = "positions" if kind == "tables" else "tables"
            print(f"{kind[:-1]} {number} of seed {options.seed} differs: {difference}\n  {told(thing)}")
            print(f"  repeat it: solver --seed {options.seed} --first {number} --{kind} 1 --{other} 0")
            return 1
        if monotonic() > spoken + EVERY:
            spoken = monotonic()
            print(f"· {spoken - started:6.0f} s: {kind} up to number {number}", file=sys.stderr, flush=True)
    print(
        f"no difference: {options.tables} tables, {options.positions} positions, {compared.lines:,} cards of lines; "
        f"{compared.left_out} of them so wild that DDS was not asked; {monotonic() - started:.0f} s"
    )
    return 0


def main() -> int:
    """Read what is wished, and look."""
    parser = argparse.ArgumentParser(
        prog="make explore ARGS='solver ...'", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--positions", type=int, default=10_000, help="how many positions (default 10,000)")
    parser.add_argument("--tables", type=int, default=20, help="how many whole tables (default 20)")
    parser.add_argument("--seed", type=int, default=1, help="what they follow from (default 1)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one (default 0)")
    parser.add_argument(
        "--most-nodes", type=int, default=MOST_NODES, help="DDS is not asked where we look at more positions"
    )
    options = parser.parse_args()
    return look(options, Compared(options.most_nodes))


if __name__ == "__main__":
    sys.exit(main())
