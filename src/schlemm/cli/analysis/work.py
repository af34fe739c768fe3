"""What a worker does: it solves a deal, and holds what was played with it against open cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

from schlemm.core.cards import STRAINS, Card
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS
from schlemm.dd.inside import InsideSolver
from schlemm.dd.line import best_line
from schlemm.dd.open_play import lawful_course, lost_by
from schlemm.dd.position import Position
from schlemm.dd.solver import Solver
from schlemm.dd.table import TrickTable
from schlemm.formats.filed import FiledEnding, FiledPlay


@dataclass(frozen=True, slots=True)
class PlayedCards:
    """Cards that were played with a deal.

    Attributes:
        contract: What was played.
        cards: From the opening lead, as far as they are known.
    """

    contract: Contract
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealTask:
    """A deal to be solved, once for all boards that were played with it.

    Attributes:
        deal: All four hands.
        plays: What was played with it, each different.
    """

    deal: Deal
    plays: tuple[PlayedCards, ...] = ()


@dataclass(frozen=True, slots=True)
class SolvedDeal:
    """The answer to a task.

    Attributes:
        table: What each player takes in each denomination.
        costs: For each play what each of its cards cost in tricks against the best card, gross, up to the first card
            that the rules forbid.
    """

    table: TrickTable
    costs: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class EndingTask:
    """A position to be solved: in what is told, else in each denomination, whoever leads.

    Attributes:
        positions: What can be meant by it, each another.
    """

    positions: tuple[Position, ...]

    @classmethod
    def of(cls, ending: FiledEnding, play: FiledPlay | None) -> EndingTask:
        """The task of an ending: as its trick lies begun, or from its start where more was played."""
        begun = ending.course(play)
        if begun and len(begun) <= 4:
            return cls((begun[-1].position,))
        strains = STRAINS if ending.strain is None else (ending.strain,)
        leaders = SEATS if ending.leader is None else (ending.leader,)
        return cls(tuple(Position(ending.hands, strain, leader) for leader in leaders for strain in strains))


@dataclass(frozen=True, slots=True)
class SolvedEnding:
    """The answer to such a task: of each position what each card that may be played brings, and the best line.

    Attributes:
        cards: Tricks of the side in turn, of those left, for each card.
        lines: The cards to the end.
    """

    cards: tuple[tuple[tuple[Card, int], ...], ...]
    lines: tuple[tuple[Card, ...], ...]


Task: TypeAlias = DealTask | EndingTask
Answer: TypeAlias = SolvedDeal | SolvedEnding


@contextmanager
def analysing() -> Iterator[Callable[[Task], Answer]]:
    """What answers the questions of one process after the other."""
    solver = InsideSolver()
    yield lambda task: solved(task, solver) if isinstance(task, DealTask) else solved_ending(task, solver)


def solved_ending(task: EndingTask, solver: Solver) -> SolvedEnding:
    """What each card of each position brings, and the best lines.

    Raises:
        SolverError: If a position could not be solved.
    """
    worths = solver.cards(task.positions)
    return SolvedEnding(
        tuple(tuple(worth.items()) for worth in worths),
        tuple(best_line(position, solver).cards for position in task.positions),
    )


def solved(task: DealTask, solver: Solver) -> SolvedDeal:
    """The table of a deal, and the costs of all that was played with it.

    Raises:
        SolverError: If a position could not be solved.
    """
    (table,) = solver.tables([task.deal])
    return SolvedDeal(table, tuple(costs_of_cards(task.deal, play, solver) for play in task.plays))


def costs_of_cards(deal: Deal, played: PlayedCards, solver: Solver) -> tuple[int, ...]:
    """What each card cost in tricks against the best one, up to the first that the rules forbid.

    Raises:
        SolverError: If a position could not be solved.
    """
    course = lawful_course(deal, played.contract, played.cards)
    moments = list(zip(course[:-1], played.cards, strict=False))
    asked = [moment.position for moment, _ in moments if not moment.forced]
    worths = iter(solver.cards(asked))
    return tuple(0 if moment.forced else lost_by(card, next(worths)) for moment, card in moments)
