"""Questions to a solver as plain numbers, for machine code and for pipes, and its answers as cards again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from schlemm.core.cards import CARDS, Card
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat
from schlemm.dd.engine import AskCards, AskLine, AskMakes, AskTable, Facts, Hands, PlainAnswer, PlainQuestion
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, TrickGoal
from schlemm.dd.table import TrickTable


class PlainSolver(ABC):
    """A `LineSolver` that has its questions answered in plain numbers, wherever that is."""

    @abstractmethod
    def _ask(self, about: Sequence[Deal | Position], questions: Iterable[PlainQuestion]) -> list[PlainAnswer]:
        """The answers, in the order of the questions; errors name what the question was about."""

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """The trick tables of these deals, in their order.

        Raises:
            SolverError: If a deal could not be solved.
        """
        rows = self._ask(deals, (AskTable(bits_of(deal.hands)) for deal in deals))
        return [TrickTable(BySeat(*row)) for row in rows]

    def cards(self, positions: Sequence[Position]) -> list[CardTricks]:
        """What every card of the player in turn is worth.

        Raises:
            SolverError: If a position could not be solved.
        """
        found = self._ask(positions, (AskCards(plain_facts(position)) for position in positions))
        return [by_card(position, tricks) for position, tricks in zip(positions, found, strict=True)]

    def makes(self, goals: Sequence[TrickGoal]) -> list[bool]:
        """Whether the side in turn takes so many tricks.

        Raises:
            SolverError: If a position could not be solved.
        """
        open_goals = [goal for goal in goals if is_open(goal)]
        questions = (AskMakes(plain_facts(goal.position), goal.tricks) for goal in open_goals)
        found = iter(self._ask([goal.position for goal in open_goals], questions))
        return [next(found) if is_open(goal) else goal.tricks <= 0 for goal in goals]

    def lines(self, positions: Sequence[Position]) -> list[tuple[Card, ...] | None]:
        """The cards of the best lines; ``None`` where the engine finds none.

        Raises:
            SolverError: If a position could not be solved.
        """
        found = self._ask(positions, (AskLine(plain_facts(position)) for position in positions))
        return [None if line is None else tuple(CARDS[card] for card in line) for line in found]


def bits_of(hands: BySeat[Hand]) -> Hands:
    """The bits of the four hands, N E S W."""
    north, east, south, west = hands
    return north.bits, east.bits, south.bits, west.bits


def plain_facts(position: Position) -> Facts:
    """The position in numbers."""
    trick = tuple(card.index for card in position.trick)
    return Facts(bits_of(position.hands), position.strain.index, position.leader.index, trick)


def by_card(position: Position, found: Mapping[int, int]) -> CardTricks:
    """Tricks by card, from ♠A down, given by index."""
    return MappingProxyType({card: found[card.index] for card in position.legal_cards()})


def is_open(goal: TrickGoal) -> bool:
    """Whether a goal has to be searched for: it is more than nothing and not more than there is."""
    return 0 < goal.tricks <= goal.position.tricks_left
