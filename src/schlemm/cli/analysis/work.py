"""What a worker does: it solves a deal, and holds what was played with it against open cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.dd.inside import InsideSolver
from schlemm.dd.open_play import lawful_course, lost_by
from schlemm.dd.solver import Solver
from schlemm.dd.table import TrickTable


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


@contextmanager
def analysing() -> Iterator[Callable[[DealTask], SolvedDeal]]:
    """What answers the questions of one process after the other."""
    solver = InsideSolver()
    yield lambda task: solved(task, solver)


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
